/** The filters of the drawer’s lists: by kind, by device, by an expression of the filter language or by words. */
import { type Filter, subjectOf } from '@lanelab/filter';
import { purposeOf } from '@lanelab/messages/message-names';
import { messageSummary } from '@lanelab/messages/message-texts';
import type { EventWithText } from './event-texts.ts';
import { type Family, isUpkeep } from './message-families.ts';
import { endName, endsOf, type Sending } from './sendings.ts';

export interface MessageFilter {
  /** `main`: all messages but those that are repeated only to show that a line or server is still there. */
  readonly kind: 'all' | 'main' | Family;
  /** Whether data packets stand among the messages. */
  readonly withData: boolean;
  /** Null: any. */
  readonly node: number | null;
  /** An expression of the filter language for messages, words to look for in events. */
  readonly text: string;
}

export const firstFilter: MessageFilter = { kind: 'main', withData: false, node: null, text: '' };

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** One line with what a message is known by; `nameOf` names a device by its number. */
export function summaryOf({ sent, received }: Sending, nameOf: (node: number) => string): string {
  const record = sent ?? received[0];
  return record === undefined ? '' : messageSummary(record, nameOf);
}

/** Everything that a reader sees of a message: its name, what it is for, its line, its ends, and what became of it. */
function wordsOf(sending: Sending, nameOf: (node: number) => string): string {
  const { term, fate } = sending;
  const names = endsOf(sending).map((end) =>
    endName(sending, { node: end, isSender: sending.inside === 'servers' }, nameOf),
  );
  return [term, purposeOf(term) ?? '', summaryOf(sending, nameOf), fate, ...names].join(' ');
}

/** The messages of a kind and a device that pass `expression`. */
export function filtered(
  sendings: readonly Sending[],
  { kind, node }: Pick<MessageFilter, 'kind' | 'node'>,
  { passes }: Pick<Filter, 'passes'>,
  nameOf: (node: number) => string,
): readonly Sending[] {
  return sendings.filter((sending) => {
    if (kind === 'main' ? isUpkeep(sending.message) : kind !== 'all' && sending.family !== kind) return false;
    if (node !== null && !endsOf(sending).includes(node)) return false;
    return passes(subjectOf(sending, nameOf, () => wordsOf(sending, nameOf)));
  });
}

export function filteredEvents(
  events: readonly EventWithText[],
  { node, text }: Pick<MessageFilter, 'node' | 'text'>,
  nameOf: (node: number) => string,
): readonly EventWithText[] {
  const wanted = words(text);
  return events.filter((event) => {
    if (node !== null && event.node !== node) return false;
    const all = `${event.text} ${nameOf(event.node)}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
