/** What wrote a row of a table: the messages and sentences of its instant at its device. */
import type { DiaryEntry } from '../../playback/run/types.ts';
import type { Sending } from './sendings.ts';

export interface Writers {
  /** Record of the message that came in, or else left, at that instant; null where none did. */
  readonly message: number | null;
  readonly sentence: number | null;
}

export function writersOf(
  sendings: readonly Sending[],
  diary: readonly DiaryEntry[],
  node: number,
  sincePs: number,
): Writers {
  const records = sendings
    .flatMap(({ sent, received }) => (sent === null ? received : [sent, ...received]))
    .filter((record) => record.node === node && record.atPs === sincePs);
  // What came in made it happen; what left tells of it.
  const message = records.find(({ sent }) => !sent) ?? records[0];
  const sentence = diary.find((entry) => entry.node === node && entry.atPs === sincePs);
  return { message: message?.number ?? null, sentence: sentence?.number ?? null };
}
