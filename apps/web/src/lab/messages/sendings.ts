/** Messages as they went: what left here and what came in there are one thing, found by sender and ordinal. */

import { type Family, familyOf, termOf } from '../../base/words/message-words.ts';
import type { MessageRecord } from '../../playback/run/types.ts';

/** `under way`: no end has it yet; `lost`: a fault took it; `came`: at least one end has it. */
export type Fate = 'under way' | 'lost' | 'came';

/** One message with all of its ends. */
export interface Sending {
  /** The same for as long as the run is. */
  readonly key: string;
  readonly sender: number;
  readonly family: Family;
  /** The specification's name. */
  readonly term: string;
  readonly summary: string;
  readonly fate: Fate;
  /** Where it left; null where the log no longer keeps that. */
  readonly sent: MessageRecord | null;
  /** Where it came in, in order; several for point-to-multipoint. */
  readonly received: readonly MessageRecord[];
  /** When it left, or where that is forgotten came in first, ps. */
  readonly atPs: number;
}

const keyOf = ({ sender, ordinal }: MessageRecord) => `${sender}:${ordinal}`;

/** The records of a log, paired; in the order in which the messages left. */
export function sendingsOf(records: readonly MessageRecord[]): readonly Sending[] {
  const ends = new Map<string, { sent: MessageRecord | null; received: MessageRecord[]; first: MessageRecord }>();
  for (const record of records) {
    const key = keyOf(record);
    const known = ends.get(key);
    if (known === undefined)
      ends.set(key, { sent: record.sent ? record : null, received: record.sent ? [] : [record], first: record });
    else if (record.sent) known.sent ??= record;
    else known.received.push(record);
  }
  return [...ends].map(([key, { sent, received, first }]) => {
    const term = termOf(first.name, first.summary);
    return {
      key,
      sender: first.sender,
      family: familyOf(first.protocol, term),
      term,
      summary: first.summary,
      fate: sent?.lost === true ? 'lost' : received.length > 0 ? 'came' : 'under way',
      sent,
      received,
      atPs: (sent ?? first).atPs,
    };
  });
}

/** The record that stands for a message where none of its ends was chosen. */
export function mainRecord({ sent, received }: Sending): MessageRecord | null {
  return sent ?? received[0] ?? null;
}

export function hasRecord({ sent, received }: Sending, number: number): boolean {
  return sent?.number === number || received.some((record) => record.number === number);
}

/** Devices that it came to. */
export function receiversOf({ received }: Sending): readonly number[] {
  return [...new Set(received.map(({ node }) => node))];
}

/** Devices at any end, the sender first. */
export function endsOf(sending: Sending): readonly number[] {
  return [...new Set([sending.sender, ...receiversOf(sending)])];
}

/** Number of the records at and before an instant; the log is in order of time. */
export function countUntil(records: readonly { readonly atPs: number }[], timePs: number): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.atPs ?? 0) <= timePs) low = middle + 1;
    else high = middle;
  }
  return low;
}
