/** Dates and times of day in the language of the page, as the reader's region writes that language. */
import { locale } from '@lanelab/messages';

/** The reader's own form of the language where the browser names one, such as `en-GB`. */
const region = globalThis.navigator?.languages.find((tag) => tag.split('-')[0] === locale.split('-')[0]) ?? locale;

const full = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
const short = new Intl.DateTimeFormat(region, { timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** `21 Nov 2026, 03:12`; text that is no date stays as it is. */
export function formatDateTime(iso: string | number): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? String(iso) : full.format(date);
}

const DAY_MS = 86_400_000;
const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** `today 16:40`, `yesterday 16:40`, `3 days ago`, and from a week on the date. */
export function formatWhen(ms: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(ms)) / DAY_MS);
  if (days < 0 || days >= 7) return formatDateTime(ms);
  return days < 2 ? `${relative.format(-days, 'day')} ${short.format(ms)}` : relative.format(-days, 'day');
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** `in 3 days`, `in 5 hours`, `in 12 minutes`, `2 hours ago`: as rough as a reader needs it. */
export function formatDistance(ms: number, now: number): string {
  const ahead = ms - now;
  const size = Math.abs(ahead);
  if (size >= 2 * DAY_MS) return relative.format(Math.trunc(ahead / DAY_MS), 'day');
  if (size >= 2 * HOUR_MS) return relative.format(Math.trunc(ahead / HOUR_MS), 'hour');
  return relative.format(Math.trunc(ahead / MINUTE_MS), 'minute');
}

/** `14:03` */
export const formatTime = (ms: number): string => short.format(ms);

/** `2026-11-27T23:59`: the reader's own time, as a field for a date and time has it. */
export function fieldOfTime(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
