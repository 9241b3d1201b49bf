/** When work is due, in words. */
import { say } from '@lanelab/messages/assignments';
import { formatDateTime, formatDistance } from '../base/format/date.ts';
import type { Settings } from '../share/assignments/answers.ts';

/** `nowMs` is the time by the clock of the server, which decides what is late. */
export function dueWords({ dueAtMs, late }: Pick<Settings, 'dueAtMs' | 'late'>, nowMs: number): string {
  if (dueAtMs === null) return say('due.none');
  const facts = { distance: formatDistance(dueAtMs, nowMs), when: formatDateTime(dueAtMs) };
  if (nowMs <= dueAtMs) return say('due.ahead', facts);
  return say(late === 'mark' ? 'due.over-mark' : 'due.over-refuse', facts);
}
