/** The filter of the drawer's lists: by kind, by device, by words. */
import { purposeOf } from '@lanelab/messages/message-names';
import { messageSummary } from '@lanelab/messages/message-texts';
import type { EventWithText } from './event-texts.ts';
import { type Family, isUpkeep } from './message-families.ts';
import { endName, endsOf, type Sending } from './sendings.ts';

export interface MessageFilter {
  /** `main`: all messages but those that are repeated only to show that a line or server is still there. */
  readonly kind: 'all' | 'main' | Family;
  /** Null: any. */
  readonly node: number | null;
  readonly text: string;
}

export const firstFilter: MessageFilter = { kind: 'main', node: null, text: '' };

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** One line with what a message is known by; `nameOf` names a device by its number. */
export function summaryOf({ sent, received }: Sending, nameOf: (node: number) => string): string {
  const record = sent ?? received[0];
  return record === undefined ? '' : messageSummary(record, nameOf);
}

/** Every word of the filter occurs somewhere in the message: its name, what it is for, its line, its ends. */
export function filtered(
  sendings: readonly Sending[],
  { kind, node, text }: MessageFilter,
  nameOf: (node: number) => string,
): readonly Sending[] {
  const wanted = words(text);
  if (kind === 'all' && node === null && wanted.length === 0) return sendings;
  return sendings.filter((sending) => {
    if (kind === 'main' ? isUpkeep(sending.message) : kind !== 'all' && sending.family !== kind) return false;
    const ends = endsOf(sending);
    if (node !== null && !ends.includes(node)) return false;
    if (wanted.length === 0) return true;
    const { term, fate } = sending;
    const names = ends.map((end) => endName(sending, { node: end, isSender: sending.inside === 'servers' }, nameOf));
    const all = [term, purposeOf(term) ?? '', summaryOf(sending, nameOf), fate, ...names].join(' ').toLowerCase();
    return wanted.every((word) => all.includes(word));
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
