/** Instants as lists print them: seconds in groups of three digits, to the nanosecond. */
import { clockGroups } from '../../playback/gap-words.ts';

const THIN_SPACE = '\u202f';

/** “0.012 418 300”. */
export function instantWords(timePs: number): string {
  const [whole, ...groups] = clockGroups(timePs, 1);
  return `${whole}.${groups.join(THIN_SPACE)}`;
}
