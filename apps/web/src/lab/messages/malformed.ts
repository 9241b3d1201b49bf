/** Messages that nobody can read, and how many of them each device has sent and received. */
import { isMalformed } from '@lanelab/filter';
import { mainRecord, type Sending } from './sendings.ts';

/** The filter that lists them. */
export const MALFORMED = 'malformed';

export interface MalformedRow {
  readonly node: number;
  readonly sent: number;
  readonly received: number;
}

export function malformedRows(sendings: readonly Sending[]): readonly MalformedRow[] {
  const rows = new Map<number, { node: number; sent: number; received: number }>();
  const rowOf = (node: number) => {
    const row = rows.get(node) ?? { node, sent: 0, received: 0 };
    rows.set(node, row);
    return row;
  };
  for (const { sent, received } of malformedOf(sendings)) {
    if (sent !== null) rowOf(sent.node).sent += 1;
    for (const { node } of received) rowOf(node).received += 1;
  }
  return [...rows.values()];
}

export const malformedOf = (sendings: readonly Sending[]) =>
  sendings.filter((sending) => {
    const record = mainRecord(sending);
    return record !== null && isMalformed(record);
  });
