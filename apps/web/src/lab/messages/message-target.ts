/** Where steps of the clock go while a filter picks messages out: to the next or previous message that the filter shows. */
import { placesOf } from '@lanelab/filter';
import type { FieldId, MessageRecord, PacketRecord } from '../../playback/run/types.ts';
import type { Ask, StepTarget } from '../../playback/types.ts';
import { firstOf, mainRecord, packetsOf, recordsIn, type Sending, sendingsOf } from './sendings.ts';

/** The log of a record. */
export type Log = Sending['log'];

/** Records asked for at a time. */
const PAGE = 1000;
/** So many records before the play head may belong to messages that arrive after it. */
const UNDER_WAY = 200;

type Shows = (sendings: readonly Sending[]) => readonly Sending[];

/** The instant from which the filter shows a message: one that is picked out by its receiver only once it has arrived. */
function shownFrom(sending: Sending, shows: Shows): number | null {
  const records = recordsIn(sending);
  const at = records.findIndex((_, index) => shows([firstOf(sending, index + 1)]).length > 0);
  return records[at]?.atPs ?? null;
}

/** When messages are first shown, in order. */
export function instantsOf(sendings: readonly Sending[], shows: Shows): readonly number[] {
  return shows(sendings)
    .flatMap((sending) => shownFrom(sending, shows) ?? [])
    .toSorted((one, other) => one - other);
}

/** The messages, or packets, with records from a number on; `fields`: what of their octets they come with. */
async function sendingsFrom(ask: Ask, log: Log, from: number, fields: readonly number[]): Promise<readonly Sending[]> {
  const messages: MessageRecord[] = [];
  const packets: PacketRecord[] = [];
  for (let next = from, isLast = false; !isLast; ) {
    const page = await ask({ kind: log, from: next, limit: PAGE, fields });
    const found = 'messages' in page ? page.messages : page.packets;
    if ('messages' in page) messages.push(...page.messages);
    else packets.push(...page.packets);
    isLast = found.length < PAGE;
    next = page.next;
  }
  return log === 'messages' ? sendingsOf(messages) : packetsOf(packets);
}

/**
 * `known`: the messages and packets up to the play head; `logs`: the logs of which they are; `reads`: the fields of octets that
 * `shows` reads.
 */
export function messageTarget(
  known: () => readonly Sending[],
  logs: readonly Log[],
  shows: Shows,
  reads: ReadonlySet<FieldId> | null,
): StepTarget {
  const fields = placesOf(reads ?? []);
  const fromOf = (log: Log) => {
    const numbers = known().map((sending) => (sending.log === log ? (mainRecord(sending)?.number ?? 0) : 0));
    return Math.max(0, numbers.reduce((last, number) => Math.max(last, number), 0) - UNDER_WAY);
  };
  return {
    async after(ask, timePs) {
      const found = await Promise.all(logs.map((log) => sendingsFrom(ask, log, fromOf(log), fields)));
      const instants = found.flatMap((sendings) => instantsOf(sendings, shows)).filter((atPs) => atPs > timePs);
      return instants.length === 0 ? null : Math.min(...instants);
    },
    before: (timePs) => instantsOf(known(), shows).findLast((atPs) => atPs < timePs) ?? null,
  };
}
