/** The workload: what is sent, by whom, to whom. */

import * as z from 'zod/mini';
import { relaySchema } from './flow-relay.ts';
import {
  category,
  choice,
  decimal,
  flag,
  integer,
  ipv4,
  octets,
  picoseconds,
  portId,
  recordId,
  shaper,
  vci,
  vpi,
  withDefault,
} from './primitives.ts';

const MAX_PDU_CELLS = 1_366;
const ends = { id: recordId(), from: recordId(), to: recordId() };
/** Which of the receiver's addresses; the first that the sender can reach where absent. */
const hosts = { ...ends, toIp: z.exactOptional(ipv4()) };
const span = { startPs: withDefault(picoseconds(), 0), stopPs: withDefault(z.nullable(picoseconds()), null) };
const message = integer(1, 16_777_216, 'octets');
const interval = picoseconds(1);

/** netperf TCP_STREAM; one receive call asks for the receive buffer unless set. */
const tcpStreamSchema = z.pipe(
  z.strictObject({
    ...hosts,
    kind: z.literal('tcp-stream'),
    messageOctets: message,
    receiveOctets: z.exactOptional(octets()),
    sendBuffer: octets(),
    receiveBuffer: octets(),
    ...span,
  }),
  z.transform((flow) => ({ ...flow, receiveOctets: flow.receiveOctets ?? flow.receiveBuffer })),
);

const udpStreamSchema = z.strictObject({
  ...hosts,
  kind: z.literal('udp-stream'),
  /** RFC 768 and 791: what is left of 65 535 octets after both headers. */
  messageOctets: integer(1, 65_507, 'octets'),
  intervalPs: interval,
  process: withDefault(choice(['cbr', 'poisson']), 'cbr'),
  /** Period of the clock by which the sender wakes: what fell due since the last tick leaves back to back at the next (mgen). */
  tickPs: z.exactOptional(interval),
  /** Whether the result says when each datagram was sent and arrived (drec). */
  log: z.exactOptional(flag()),
  sendBuffer: withDefault(octets(), 65_536),
  receiveBuffer: withDefault(octets(), 65_536),
  ...span,
});

/** netperf TCP_RR: one transaction at a time over one connection. */
const tcpRrSchema = z.strictObject({
  ...hosts,
  kind: z.literal('tcp-rr'),
  requestOctets: withDefault(message, 1),
  responseOctets: withDefault(message, 1),
  sendBuffer: withDefault(octets(), 65_536),
  receiveBuffer: withDefault(octets(), 65_536),
  ...span,
  /** Whether the result says when each transaction began and ended. */
  log: z.exactOptional(flag()),
});

const pingSchema = z.strictObject({
  ...hosts,
  kind: z.literal('ping'),
  payloadOctets: withDefault(integer(0, 65_507, 'octets'), 56),
  intervalPs: withDefault(interval, 1_000_000_000_000),
  ...span,
  /** Whether the result says when each request was sent and answered. */
  log: z.exactOptional(flag()),
});

const pduCells = integer(1, MAX_PDU_CELLS, 'cells');
const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saturated'), pduCells }),
  z.strictObject({ kind: z.literal('periodic'), pduCells, intervalPs: interval }),
  z.strictObject({ kind: z.literal('poisson'), pduCells, spacingPs: interval, meanGapPs: interval }),
  z.strictObject({ kind: z.literal('on-off'), meanCells: pduCells, spacingPs: interval, meanGapPs: interval }),
]);
export type CellSource = z.output<typeof sourceSchema>;

const cellRate = (min: number) => integer(min, 16_777_215, 'cells/s');
const factor = () => integer(1, 32_768);

/** Rates of an ABR source, in cells/s, and how fast it changes its own: 16 stands for 1/16 (TM 4.0). */
const abrSchema = z.strictObject({
  pcrCps: cellRate(10),
  mcrCps: cellRate(0),
  icrCps: cellRate(1),
  rif: factor(),
  rdf: factor(),
});
export type Abr = z.output<typeof abrSchema>;

/** Cells from a generator; where they go, the switches' tables say. Open-loop, but for ABR sources that RM cells tell their rates. */
const cellsSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('cells'),
  from: recordId(),
  port: portId(),
  vpi: withDefault(vpi(), 0),
  vci: vci(),
  category: withDefault(category(), 'ubr'),
  clp: withDefault(flag(), false),
  shaper: shaper(),
  abr: z.exactOptional(abrSchema),
  /** When the source begins; at once where absent. */
  startPs: z.exactOptional(picoseconds()),
  /** A part of the time between two cells comes to that, drawn from the seed; nothing where absent. */
  phase: z.exactOptional(choice(['drawn'])),
  source: sourceSchema,
});

/** Ethernet frames of one size at equal intervals, from one generator port to another. */
const framesSchema = z.strictObject({
  ...ends,
  kind: z.literal('frames'),
  /** Ethernet port of the sender, and of the receiver. */
  port: portId(),
  toPort: portId(),
  /** An address that nobody has, all stations, or the receiving port, known as often as its own flow sends. */
  target: choice(['unknown', 'broadcast', 'port']),
  /** Frame check sequence included. */
  octets: integer(64, 1_518, 'octets'),
  /** Either the time between frames, or per cent of the port's rate that they take with preambles and gaps. */
  intervalPs: z.exactOptional(interval),
  loadPercent: z.exactOptional(decimal(0.001, 100)),
  /** Time between frames by which the receiving port keeps its address known; silent where absent. */
  replyPs: z.exactOptional(interval),
  ...span,
});

export const flowSchema = z.discriminatedUnion('kind', [
  tcpStreamSchema,
  udpStreamSchema,
  tcpRrSchema,
  pingSchema,
  cellsSchema,
  framesSchema,
  relaySchema,
]);
export type Flow = z.output<typeof flowSchema>;
export type TcpStream = z.output<typeof tcpStreamSchema>;
export type CellsFlow = z.output<typeof cellsSchema>;
export type UdpStream = z.output<typeof udpStreamSchema>;
export type FramesFlow = z.output<typeof framesSchema>;
