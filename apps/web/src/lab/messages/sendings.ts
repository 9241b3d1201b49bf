/** Messages with all their ends. */
import { type Ends, fateOf, pairedRecords } from '@lanelab/filter';
import { messageName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import type { MessageRecord } from '../../playback/run/types.ts';
import { type Family, familyOf } from './message-families.ts';

/** `in-transit`: no device has received it yet; `lost`: a fault took it; `came`: at least one device has received it. */
export type Fate = ReturnType<typeof fateOf>;

/** One message with all of its ends. */
export interface Sending extends Ends {
  /** Identifies the message in its run. */
  readonly key: string;
  /** The side that speaks where a switch and the servers inside it do; null for all other messages. */
  readonly inside: 'switch' | 'servers' | null;
  readonly family: Family;
  /** The specification's name as an identifier; null where it is malformed. */
  readonly message: MessageRecord['message'];
  /** The name to show. */
  readonly term: string;
  readonly fate: Fate;
  /** When the message left, or first arrived where the record of leaving is gone, ps. */
  readonly atPs: number;
}

/** The records of a log, paired; in the order in which the messages left. */
export function sendingsOf(records: readonly MessageRecord[]): readonly Sending[] {
  return [...pairedRecords(records)].flatMap(([key, ends]) => {
    const { sender, sent, received } = ends;
    const first = sent ?? received[0];
    if (first === undefined) return [];
    return {
      key,
      sender,
      inside: insideOf(first, received),
      family: familyOf(first.protocol, first.message),
      message: first.message,
      term: messageName(first),
      fate: fateOf(ends),
      sent,
      received,
      atPs: first.atPs,
    };
  });
}

/** Services inside a switch count as the switch, but have numbers of their own. */
function insideOf({ sender, ordinal }: MessageRecord, received: readonly MessageRecord[]): Sending['inside'] {
  if (!received.some(({ node, port }) => node === sender && port === null)) return null;
  return ordinal % 2 === 1 ? 'servers' : 'switch';
}

/** The name of the device at an end of a message: “West”, or “servers in West” where West speaks with its own servers. */
export function endName(
  { inside }: Pick<Sending, 'inside'>,
  { node, isSender }: { readonly node: number; readonly isSender: boolean },
  nameOf: (node: number) => string,
): string {
  const isServers = inside === (isSender ? 'servers' : 'switch');
  return isServers ? say('servers-in', { device: nameOf(node) }) : nameOf(node);
}

/** The record to show for a message where no end was chosen. */
export function mainRecord({ sent, received }: Sending): MessageRecord | null {
  return sent ?? received[0] ?? null;
}

export function hasRecord({ sent, received }: Sending, number: number): boolean {
  return sent?.number === number || received.some((record) => record.number === number);
}

/** Devices that received the message. */
export function receiversOf({ received }: Sending): readonly number[] {
  return [...new Set(received.map(({ node }) => node))];
}

/** Devices at any end, the sender first. */
export function endsOf(sending: Sending): readonly number[] {
  return [...new Set([sending.sender, ...receiversOf(sending)])];
}

/** The number of records at and before an instant; the log is in order of time. */
export function countUntil(records: readonly { readonly atPs: number }[], timePs: number): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.atPs ?? 0) <= timePs) low = middle + 1;
    else high = middle;
  }
  return low;
}
