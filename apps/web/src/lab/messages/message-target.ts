/** Where steps of the clock go while a filter picks messages out: to the next or previous message that the filter shows. */
import { placesOf } from '@lanelab/filter';
import type { FieldId, MessageRecord } from '../../playback/run/types.ts';
import type { Ask, StepTarget } from '../../playback/types.ts';
import { mainRecord, type Sending, sendingsOf } from './sendings.ts';

/** Records asked for at a time. */
const PAGE = 1000;
/** So many records before the play head may belong to messages that arrive after it. */
const UNDER_WAY = 200;

type Shows = (sendings: readonly Sending[]) => readonly Sending[];

/** The instant from which the filter shows a message: one that is picked out by its receiver only once it has arrived. */
function shownFrom({ sent, received }: Sending, shows: Shows): number | null {
  const records = sent === null ? received : [sent, ...received];
  const at = records.findIndex((_, index) => shows(sendingsOf(records.slice(0, index + 1))).length > 0);
  return records[at]?.atPs ?? null;
}

/** When messages are first shown, in order. */
export function instantsOf(sendings: readonly Sending[], shows: Shows): readonly number[] {
  return shows(sendings)
    .flatMap((sending) => shownFrom(sending, shows) ?? [])
    .toSorted((one, other) => one - other);
}

/** `fields`: what of their octets the records come with, as the engine is asked for it. */
async function recordsFrom(ask: Ask, from: number, fields: readonly number[]): Promise<readonly MessageRecord[]> {
  const records: MessageRecord[] = [];
  let next = from;
  for (;;) {
    const page = await ask({ kind: 'messages', from: next, limit: PAGE, fields });
    records.push(...page.messages);
    if (page.messages.length < PAGE) return records;
    next = page.next;
  }
}

/** `known`: the messages up to the play head; `reads`: the fields of octets that `shows` reads. */
export function messageTarget(
  known: () => readonly Sending[],
  shows: Shows,
  reads: ReadonlySet<FieldId> | null,
): StepTarget {
  const fields = placesOf(reads ?? []);
  return {
    async after(ask, timePs) {
      const last = known().reduce((latest, sending) => Math.max(latest, mainRecord(sending)?.number ?? 0), 0);
      const from = Math.max(0, last - UNDER_WAY);
      const instants = instantsOf(sendingsOf(await recordsFrom(ask, from, fields)), shows);
      return instants.find((atPs) => atPs > timePs) ?? null;
    },
    before: (timePs) => instantsOf(known(), shows).findLast((atPs) => atPs < timePs) ?? null,
  };
}
