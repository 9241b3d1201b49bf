/** Changes of the order of beats, and the times that are written into them. */
import { parseDuration } from '@lanelab/scenario';

/** A number alone is in picoseconds; null where the text is no time. */
export const readTime = (typed: string): number | null =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : parseDuration(typed);

/** One entry taken out and put in before the entry that is at `to` afterwards. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
