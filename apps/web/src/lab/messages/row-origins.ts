/** The origin of a row of a table: the message and the event of its instant at its device. */
import type { DiaryEntry } from '../../playback/run/types.ts';
import type { Sending } from './sendings.ts';

export interface RowOrigin {
  /** Record of the message that came in, or else left, at that instant; null where there is none. */
  readonly message: number | null;
  readonly sentence: number | null;
}

export function originOf(
  sendings: readonly Sending[],
  diary: readonly DiaryEntry[],
  node: number,
  sincePs: number,
): RowOrigin {
  const records = sendings
    .flatMap(({ sent, received }) => (sent === null ? received : [sent, ...received]))
    .filter((record) => record.node === node && record.atPs === sincePs);
  // A message that came in is the cause; one that left is a consequence.
  const message = records.find(({ sent }) => !sent) ?? records[0];
  const sentence = diary.find((entry) => entry.node === node && entry.atPs === sincePs);
  return { message: message?.number ?? null, sentence: sentence?.number ?? null };
}
