/** The chain of causes behind a flow's last data, in words. */
import type { Why } from '@lanelab/engine';
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
      return say(event.note, { octets: grouped(event.octets) });
    case 'received':
      return event.octets === 0 ? say('received.ack') : say('received', { octets: grouped(event.octets) });
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
