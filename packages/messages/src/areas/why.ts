/** The chain of causes behind a flow's last data, in words. */
import { type EventNote, HOLDS, type Why } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/why.ts';

export const say = area('why', en);

/** Groups of three digits, parted by a narrow space that lines never break at. */
const grouped = (octets: number): string => String(octets).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** What an event did: “Sends 9 140 octets: a full segment”. */
export function whyText(event: Why): string {
  switch (event.note) {
    case 'wrote':
    case 'read':
    case 'received':
      return noteText(event.note, event.octets);
    case 'writer-sleeps':
      return say('writer-sleeps', { free: grouped(event.free), mark: grouped(event.lowWater) });
    case 'held':
      return say(`held.${event.hold}`);
    case 'sent':
      switch (event.reason) {
        case 'data-full':
        case 'data-last':
        case 'data-nagle-released':
        case 'data-half-window':
        case 'data-small':
        case 'retransmit-timeout':
        case 'fast-retransmit':
        case 'persist-probe':
          return say(`sent.${event.reason}`, { octets: grouped(event.octets) });
        default:
          return say(`sent.${event.reason}`);
      }
    case 'handled':
    case 'writer-wakes':
    case 'ack-delayed':
    case 'lost':
      return say(event.note);
  }
}

/** What an event did, where only its note and one number are known: octets, or the number of a hold. */
export function noteText(note: EventNote, value: number): string {
  const octets = grouped(value);
  switch (note) {
    case 'wrote':
    case 'read':
      return say(note, { octets });
    case 'received':
      return value === 0 ? say('received.ack') : say('received', { octets });
    case 'sent':
      return value === 0 ? say('sent.without-data') : say('sent', { octets });
    case 'held': {
      const hold = HOLDS[value];
      return say(hold === undefined ? 'handled' : `held.${hold}`);
    }
    case 'writer-sleeps':
      return say('writer-sleeps.free', { free: octets });
    case 'handled':
    case 'writer-wakes':
    case 'ack-delayed':
    case 'lost':
      return say(note);
  }
}
