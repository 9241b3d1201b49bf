/** A file through a layer 4 switch in software: an application on a server that relays between TCP sockets. */

import * as z from 'zod/mini';
import { choice, decimal, flag, integer, list, octets, picoseconds, recordId, withDefault } from './primitives.ts';

const interval = picoseconds(1);
const cells = integer(1, 1_000_000, 'cells');
/** 1 s. */
const step = (min: number) => integer(min, 1_000_000_000_000, 'ps');

/** How a random plan is drawn: the run's seed where none is given; stretched to `planPs` where that is. */
const draw = z.exactOptional(
  z.strictObject({
    seed: z.exactOptional(integer(0, Number.MAX_SAFE_INTEGER)),
    planPs: z.exactOptional(interval),
  }),
);

/** Equal on/off sources: bits/s of one that is on, and how often one turns on (alpha, gamma) and off (beta, delta). */
const miniSources = z.strictObject({
  count: integer(1, 1_000),
  bps: decimal(1_000, 1e9, 'bit/s'),
  onPerS: decimal(1e-3, 1e6, '1/s'),
  offPerS: decimal(1e-3, 1e6, '1/s'),
});

const sourceSchema = z.discriminatedUnion('kind', [
  /** All in one call. */
  z.strictObject({ kind: z.literal('block') }),
  /** The whole file as a list: octets of each message, and the time until the next is due. */
  z.strictObject({
    kind: z.literal('list'),
    pdus: list(z.strictObject({ octets: octets(), gapPs: picoseconds() }), 1, 10_000),
  }),
  z.strictObject({ kind: z.literal('cbr'), pduOctets: octets(), intervalPs: interval }),
  z.strictObject({ kind: z.literal('poisson'), pduOctets: octets(), meanGapPs: interval, draw }),
  /** Bursts and pauses of geometric numbers of cell slots. */
  z.strictObject({
    kind: z.literal('on-off'),
    meanOnCells: cells,
    meanOffCells: cells,
    cellPs: step(1),
    draw,
  }),
  /** Frames of video from mini-sources: of one rate (M1), or of two (M2). */
  z.strictObject({
    kind: z.literal('markov'),
    frameOctets: octets(),
    low: miniSources,
    high: z.exactOptional(miniSources),
    draw,
  }),
]);
export type RelaySource = z.output<typeof sourceSchema>;

export const relaySchema = z.strictObject({
  id: recordId(),
  kind: z.literal('relay'),
  /** Sending client, and the server. */
  from: recordId(),
  to: recordId(),
  service: choice(['client-server', 'point-to-point', 'point-to-multipoint', 'broadcast']),
  /** Clients that receive; none of a client-server service, and the sender, too, of a broadcast. */
  receivers: withDefault(list(recordId(), 0, 100), () => []),
  octets: octets(),
  source: sourceSchema,
  /** Nagle's algorithm at every end; the profile's where absent. */
  nagle: z.exactOptional(flag()),
  sendBuffer: withDefault(octets(), 8_192),
  receiveBuffer: withDefault(octets(), 8_192),
  receiveOctets: withDefault(octets(), 8_192),
  /** A send call waits while its buffer is full, by the profile's rule; else it is taken whole at any time. */
  sendsWait: withDefault(flag(), false),
  /** Least time from one select call to the next, and what one costs at speed 1. */
  loopPs: withDefault(step(1), 100_000_000),
  selectPs: withDefault(step(0), 0),
  /** When clients open their connections, and how long after that the first send is due. */
  startPs: withDefault(picoseconds(), 0),
  leadPs: withDefault(picoseconds(), 100_000_000_000),
});
export type RelayFlow = z.output<typeof relaySchema>;
