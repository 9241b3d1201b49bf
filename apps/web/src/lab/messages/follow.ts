/** From one message to others: its other end, and the messages before and after it in the same exchange. */
import type { LogRecord } from '@lanelab/filter';
import { endsOf, hasRecord, mainRecord, type Sending } from './sendings.ts';

/** Records to which one can go from an end of a message; null where there is none. */
export interface Related {
  readonly otherEnd: LogRecord | null;
  readonly before: LogRecord | null;
  readonly after: LogRecord | null;
}

/** The same protocol between the same devices, in either direction. */
function isSameExchange(one: Sending, other: Sending): boolean {
  if (one.family !== other.family) return false;
  const ends = new Set(endsOf(one));
  const others = endsOf(other);
  const shared = others.filter((node) => ends.has(node)).length;
  // A message that did not arrive has one end only: it belongs to its sender's exchanges.
  return shared >= Math.min(2, ends.size, others.length);
}

export function relatedTo(sendings: readonly Sending[], number: number): Related {
  const at = sendings.findIndex((sending) => hasRecord(sending, number));
  const here = sendings[at];
  if (here === undefined) return { otherEnd: null, before: null, after: null };
  const ends = here.sent === null ? here.received : [here.sent, ...here.received];
  const place = ends.findIndex((record) => record.number === number);
  const main = (sending: Sending | undefined) => (sending === undefined ? null : mainRecord(sending));
  const isIn = (sending: Sending) => isSameExchange(here, sending);
  return {
    otherEnd: ends.length < 2 ? null : (ends[(place + 1) % ends.length] ?? null),
    before: main(sendings.slice(0, at).findLast(isIn)),
    after: main(sendings.slice(at + 1).find(isIn)),
  };
}
