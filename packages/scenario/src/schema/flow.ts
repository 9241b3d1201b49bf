/** The workload: what is sent, by whom, to whom. */

import * as z from 'zod/mini';
import { explainStructure } from './explain.ts';
import {
  category,
  choice,
  flag,
  integer,
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
const span = { startPs: withDefault(picoseconds(), 0), stopPs: withDefault(z.nullable(picoseconds()), null) };
const message = integer(1, 16_777_216, ' (octets)');
const interval = picoseconds(1);

/** netperf TCP_STREAM; one receive call asks for the receive buffer unless set. */
const tcpStreamSchema = z.pipe(
  z.strictObject({
    ...ends,
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
  ...ends,
  kind: z.literal('udp-stream'),
  /** RFC 768 and 791: what is left of 65 535 octets after both headers. */
  messageOctets: integer(1, 65_507, ' (octets)'),
  intervalPs: interval,
  process: withDefault(choice(['cbr', 'poisson']), 'cbr'),
  sendBuffer: withDefault(octets(), 65_536),
  receiveBuffer: withDefault(octets(), 65_536),
  ...span,
});

const pingSchema = z.strictObject({
  ...ends,
  kind: z.literal('ping'),
  payloadOctets: withDefault(integer(0, 65_507, ' (octets)'), 56),
  intervalPs: withDefault(interval, 1_000_000_000_000),
  ...span,
});

const pduCells = integer(1, MAX_PDU_CELLS, ' (cells)');
const sourceSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('saturated'), pduCells }),
    z.strictObject({ kind: z.literal('periodic'), pduCells, intervalPs: interval }),
    z.strictObject({ kind: z.literal('poisson'), pduCells, spacingPs: interval, meanGapPs: interval }),
    z.strictObject({ kind: z.literal('on-off'), meanCells: pduCells, spacingPs: interval, meanGapPs: interval }),
  ],
  { error: explainStructure },
);
export type CellSource = z.output<typeof sourceSchema>;

/** Open-loop cells from a generator; where they go, the switches' tables say. */
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
  source: sourceSchema,
});

export const flowSchema = z.discriminatedUnion('kind', [tcpStreamSchema, udpStreamSchema, pingSchema, cellsSchema], {
  error: explainStructure,
});
export type Flow = z.output<typeof flowSchema>;
export type TcpStream = z.output<typeof tcpStreamSchema>;
export type CellsFlow = z.output<typeof cellsSchema>;
