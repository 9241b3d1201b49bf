/** What the forms of traffic say. */
import type { FramesFlow } from '@lanelab/scenario';
import type { Word } from './format-words.ts';

export const flowWords = {
  from: 'From',
  to: 'To',
  toAddress: 'To address',
  firstReached: 'first reached',
  fromPort: 'From port',
  toPort: 'To port',
  sentTo: 'Addressed to',
  frame: 'Frame, with FCS',
  interval: 'Interval',
  startsAt: 'Starts at',
  stopsAt: 'Stops at',
  theEnd: 'the end',
  payload: 'Payload',
  datagram: 'Datagram',
  sent: 'Sent',
  tick: 'Leaves at ticks of',
  noTick: 'no clock',
  log: 'Log each datagram',
  sendCall: 'Send call',
  receiveCall: 'Receive call',
  sendBuffer: 'Send buffer',
  receiveBuffer: 'Receive buffer',
  cellsFrom: 'From',
  cellsGo: '; where its cells go, the switches’ tables say.',
} as const;

/** What a run is to find out. */
export const measureWords = { account: 'Where each flow’s time went' } as const;

export const processWords: readonly Word<'cbr' | 'poisson'>[] = [
  { value: 'cbr', label: 'regular' },
  { value: 'poisson', label: 'at random (Poisson)' },
];

export const targetWords: readonly Word<FramesFlow['target']>[] = [
  { value: 'port', label: 'the receiver' },
  { value: 'broadcast', label: 'all (broadcast)' },
  { value: 'unknown', label: 'nobody (unknown)' },
];
