/** Messages and data packets with all their ends. */
import { type Ends, fateOf, type LogRecord, pairedRecords } from '@lanelab/filter';
import { messageName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import type { MessageRecord, PacketRecord } from '../../playback/run/types.ts';
import { type Family, familyOf } from './message-families.ts';

/** `in-transit`: no device has received it yet; `lost`: a fault took it; `came`: at least one device has received it. */
export type Fate = ReturnType<typeof fateOf>;

/** One message or data packet with all of its ends. */
export interface Sending extends Ends {
  /** Identifies it in its run. */
  readonly key: string;
  /** The log that numbers its records. */
  readonly log: 'messages' | 'packets';
  /** The side that speaks where a switch and the servers inside it do; null for all other messages. */
  readonly inside: 'switch' | 'servers' | null;
  readonly family: Family;
  /** The specification's name as an identifier; null where it is malformed. */
  readonly message: LogRecord['message'] | null;
  /** The name to show. */
  readonly term: string;
  readonly fate: Fate;
  /** When the message left, or first arrived where the record of leaving is gone, ps. */
  readonly atPs: number;
}

/** Control messages, paired from their records; in the order in which they left. */
export const sendingsOf = (records: readonly MessageRecord[]): readonly Sending[] => pairedOf(records, 'messages');

/** Data packets, hop by hop. */
export const packetsOf = (records: readonly PacketRecord[]): readonly Sending[] => pairedOf(records, 'packets');

/** Messages and packets in the order in which they left. */
export function inOrder(messages: readonly Sending[], packets: readonly Sending[]): readonly Sending[] {
  if (packets.length === 0) return messages;
  return [...messages, ...packets].toSorted((one, other) => one.atPs - other.atPs);
}

/** Names a message, or a packet on one of its hops; part of ids in the page. */
export const hopKey = (log: Sending['log'], { sender, ordinal }: Pick<LogRecord, 'sender' | 'ordinal'>): string =>
  log === 'messages' ? `${sender}:${ordinal}` : `data-${sender}:${ordinal}`;

function pairedOf(records: readonly LogRecord[], log: Sending['log']): readonly Sending[] {
  return [...pairedRecords(records).values()].flatMap((ends) => {
    const { sender, sent, received } = ends;
    const first = sent ?? received[0];
    if (first === undefined) return [];
    return {
      key: hopKey(log, first),
      log,
      sender,
      inside: insideOf(first, received),
      family: familyOf(first),
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
function insideOf({ sender, ordinal }: LogRecord, received: readonly LogRecord[]): Sending['inside'] {
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
export function mainRecord({ sent, received }: Sending): LogRecord | null {
  return sent ?? received[0] ?? null;
}

/** Whether a control message has the record of this number. */
export function hasRecord({ log, sent, received }: Sending, number: number): boolean {
  if (log === 'packets') return false;
  return sent?.number === number || received.some((record) => record.number === number);
}

/** Its records in order: of leaving, then of arriving. */
export const recordsIn = ({ sent, received }: Sending): readonly LogRecord[] =>
  sent === null ? received : [sent, ...received];

/** What was known of it when so many of its records were there. */
export function firstOf(sending: Sending, count: number): Sending {
  const received = sending.received.slice(0, sending.sent === null ? count : count - 1);
  return { ...sending, received, fate: fateOf({ ...sending, received }) };
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
