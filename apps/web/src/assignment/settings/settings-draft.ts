/** The settings of an assignment as a form has them, and as the server wants them. */
import { say } from '@lanelab/messages/assign';
import { fieldOfTime, formatDateTime } from '../../base/format/date.ts';
import { LOCKS, type Lock, type Settings } from '../../share/assignments/answers.ts';

export const MOST_TRIES = 100;
export const MOST_DAYS = 730;

export interface SettingsDraft {
  readonly isDue: boolean;
  /** As a field for a date and time has it: `2026-11-27T23:59`, in the time of the reader. */
  readonly due: string;
  readonly late: Settings['late'];
  readonly isLimited: boolean;
  readonly tries: string;
  readonly variants: Settings['variants'];
  readonly locks: readonly Lock[];
  readonly results: Settings['results'];
  readonly join: Settings['join'];
  readonly keepDays: string;
}

const WEEK_DAYS = 7;

/** The end of the day a week from now: a due time that is seldom far off. */
function inAWeek(nowMs: number): string {
  const end = new Date(nowMs);
  end.setDate(end.getDate() + WEEK_DAYS);
  end.setHours(23, 59, 0, 0);
  return fieldOfTime(end.getTime());
}

export function newSettings(nowMs: number): SettingsDraft {
  return {
    isDue: false,
    due: inAWeek(nowMs),
    late: 'mark',
    isLimited: false,
    tries: '3',
    variants: 'each',
    locks: [],
    results: 'at-once',
    join: 'name',
    keepDays: '180',
  };
}

/** The form of settings that the server has. */
export function draftOf(settings: Settings, nowMs: number): SettingsDraft {
  const { dueAtMs, late, tries, variants, locks, results, join, keepDays } = settings;
  return {
    isDue: dueAtMs !== null,
    due: dueAtMs === null ? inAWeek(nowMs) : fieldOfTime(dueAtMs),
    late,
    isLimited: tries !== null,
    tries: String(tries ?? 3),
    variants,
    locks,
    results,
    join,
    keepDays: String(keepDays),
  };
}

/** What is wrong with a field, in a sentence; no key where it is right. */
export type SettingsFaults = { readonly [Field in 'due' | 'tries' | 'keepDays' | 'results']?: string };

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: SettingsFaults };

/** A whole number from 1 to `most`; null for anything else. */
function countIn(text: string, most: number): number | null {
  const trimmed = text.trim();
  const count = Number(trimmed);
  return /^\d{1,6}$/.test(trimmed) && count >= 1 && count <= most ? count : null;
}

const DAY_MS = 86_400_000;

interface Times {
  readonly nowMs: number;
  /** When the class was made; now, where it is being made. */
  readonly createdAtMs: number;
}

/** Why the class would be erased at once; null where it would not. */
function erasedAlready(days: number, fromMs: number, nowMs: number): string | null {
  const atMs = fromMs + days * DAY_MS;
  return atMs > nowMs ? null : say('set.keep.past', { days, when: formatDateTime(atMs) });
}

export function readSettings(draft: SettingsDraft, { nowMs, createdAtMs }: Times): ReadSettings {
  const dueAtMs = draft.isDue ? new Date(draft.due).getTime() : null;
  const tries = draft.isLimited ? countIn(draft.tries, MOST_TRIES) : null;
  const keepDays = countIn(draft.keepDays, MOST_DAYS);
  const isDueRead = dueAtMs === null || !Number.isNaN(dueAtMs);
  const isTriesRead = !draft.isLimited || tries !== null;
  const isShownEver = draft.results !== 'after-due' || draft.isDue;
  const erased = keepDays === null || !isDueRead ? null : erasedAlready(keepDays, dueAtMs ?? createdAtMs, nowMs);
  if (isDueRead && isTriesRead && isShownEver && keepDays !== null && erased === null) {
    const { late, variants, results, join } = draft;
    const locks = LOCKS.filter((lock) => draft.locks.includes(lock));
    return { ok: true, settings: { dueAtMs, late, tries, variants, locks, results, join, keepDays } };
  }
  return {
    ok: false,
    faults: {
      ...(isDueRead ? {} : { due: say('set.due.missing') }),
      ...(isTriesRead ? {} : { tries: say('set.tries.wrong', { text: draft.tries, most: MOST_TRIES }) }),
      ...(keepDays === null ? { keepDays: say('set.keep.wrong', { text: draft.keepDays, most: MOST_DAYS }) } : {}),
      ...(erased === null ? {} : { keepDays: erased }),
      ...(isShownEver ? {} : { results: say('set.results.no-due') }),
    },
  };
}
