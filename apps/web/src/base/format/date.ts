/** Dates and times of day as the reader's browser writes them. */

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const short = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

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
