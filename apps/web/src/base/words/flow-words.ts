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
  pace: 'Pace given as',
  load: 'Load, per cent of the line',
  reply: 'Receiver answers every',
  silent: 'never',
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

/** Rates of an ABR source. */
export const abrWords = {
  title: 'Rate told by the network (ABR)',
  pcrCps: 'Peak rate (PCR), cells/s',
  mcrCps: 'Minimum rate (MCR), cells/s',
  icrCps: 'Initial rate (ICR), cells/s',
  rif: 'Rises by 1/n of PCR (RIF), n',
  rdf: 'Falls by 1/n (RDF), n',
} as const;

/** A file through a layer 4 switch. */
const miniWords = (which: string) => ({
  count: `Sources, ${which}`,
  bps: `Bits/s of one that is on, ${which}`,
  onPerS: `Turns on, per second, ${which}`,
  offPerS: `Turns off, per second, ${which}`,
});

export const relayWords = {
  service: 'The server sends it on',
  receiver: 'Receiver',
  receivers: 'Receivers',
  to: 'To',
  file: 'File',
  plan: 'Sent',
  list: (count: number) => `A list of ${count} messages, which the text form has.`,
  message: 'Message',
  every: 'Message every',
  gap: 'Gap, mean',
  burst: 'Cells a burst, mean',
  silence: 'Cells a silence, mean',
  cell: 'Cell every',
  videoFrame: 'Frame of video, at most',
  mini: { low: miniWords('low'), high: miniWords('high') },
  asProfile: 'as profile',
  sendsWait: 'Send calls wait for room',
  loop: 'Loop, at least',
  select: 'A select call costs',
  lead: 'First send, after opening',
} as const;

export const nagleWords: readonly Word<'true' | 'false'>[] = [
  { value: 'true', label: 'on' },
  { value: 'false', label: 'off' },
];

/** What a run is to find out. */
export const measureWords = {
  account: 'Where each flow’s time went',
  series: 'Values over time',
  names: 'Series',
  every: 'Sampled every',
} as const;

export const processWords: readonly Word<'cbr' | 'poisson'>[] = [
  { value: 'cbr', label: 'regular' },
  { value: 'poisson', label: 'at random (Poisson)' },
];

/** How often frames are sent: by the time between them, or by the share of the line that they take. */
export const paceWords: readonly Word<'interval' | 'load'>[] = [
  { value: 'interval', label: 'time between frames' },
  { value: 'load', label: 'load' },
];

export const targetWords: readonly Word<FramesFlow['target']>[] = [
  { value: 'port', label: 'the receiver' },
  { value: 'broadcast', label: 'all (broadcast)' },
  { value: 'unknown', label: 'nobody (unknown)' },
];
