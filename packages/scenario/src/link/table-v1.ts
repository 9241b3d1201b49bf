/**
 * Where everything of schema version 1 stands in a link. Frozen: links in the world were made with it. A new schema version
 * gets a table of its own, and this one stays.
 */

import type { ColumnType } from './columns.ts';
import {
  allOptional,
  choice,
  decimal,
  type Fields,
  flag,
  integer,
  ip,
  list,
  nullable,
  optional,
  record,
  text,
} from './types.ts';

const phy = choice('oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal');
export const CATEGORY_V1 = choice('ubr', 'abr', 'nrt-vbr', 'rt-vbr', 'cbr');
const buckets = list(record({ incrementPs: integer, limitPs: integer }));

const queue = record({
  capacityCells: nullable(integer),
  clpThresholdCells: nullable(integer),
  discard: { kind: 'variants', of: { none: {}, ppd: {}, epd: { thresholdCells: integer, keepLast: flag } } },
});

const cpu = {
  speed: decimal,
  syscallPs: integer,
  sendPacketPs: integer,
  receivePacketPs: integer,
  interruptPs: integer,
  copyPsPerOctet: integer,
  checksumPsPerOctet: integer,
  tickPs: integer,
  cellPs: integer,
};

export const STACK_V1 = {
  nagle: flag,
  delayedAck: choice('heartbeat', 'timer', 'off'),
  delayedAckMs: integer,
  ackEverySegments: integer,
  windowUpdateTwoMss: flag,
  windowUpdatePercent: integer,
  receiverSws: flag,
  senderSws: flag,
  slowStart: flag,
  congestionAvoidance: flag,
  fastRetransmit: flag,
  fastRecovery: flag,
  initialWindowSegments: integer,
  rtoTickMs: integer,
  rtoMinMs: integer,
  rtoMaxMs: integer,
  windowScaling: flag,
  windowMssMultiple: flag,
  copyChunkOctets: integer,
  writerLowWaterOctets: integer,
  sockets: choice('bsd', 'winsock'),
} satisfies Fields;
const stack = allOptional(STACK_V1);

const connectionEnd = record({ port: integer, vpi: integer, vci: optional(integer) });
const plainPorts = list(record({ id: integer, phy }));

export const QUEUES_V1 = allOptional({ cbr: queue, 'rt-vbr': queue, 'nrt-vbr': queue, abr: queue, ubr: queue });

const pvcs = list(
  record({ port: integer, vpi: integer, vci: integer, peer: ip, category: CATEGORY_V1, shaper: buckets }),
);

export const NODES_V1 = {
  host: {
    id: integer,
    name: text,
    ports: plainPorts,
    interfaces: list(record({ port: integer, ip, prefix: integer, mtu: integer })),
    pvcs,
    loopbackMtu: integer,
    cpu: record(cpu),
    profile: choice('bsd-reno', 'winnt4', 'win98', 'linux-2.2'),
    stack,
  },
  switch: {
    id: integer,
    name: text,
    ports: list(
      record({
        id: integer,
        phy,
        queues: QUEUES_V1,
      }),
    ),
    latencyPs: integer,
    backplaneMbps: nullable(decimal),
    routes: list(
      record({
        in: connectionEnd,
        out: connectionEnd,
        category: CATEGORY_V1,
        policer: optional(record({ buckets, action: choice('discard', 'tag') })),
        shaper: buckets,
      }),
    ),
  },
  generator: { id: integer, name: text, ports: plainPorts },
} satisfies Readonly<Record<string, Fields>>;

export const LINK_END_V1 = record({ node: integer, port: integer });
export const LINK_V1 = record({
  id: integer,
  a: LINK_END_V1,
  b: LINK_END_V1,
  delayPs: optional(integer),
  lengthM: optional(integer),
});

const ends = { id: integer, from: integer, to: integer };
const span = { startPs: integer, stopPs: nullable(integer) };
export const FLOWS_V1 = {
  'tcp-stream': {
    ...ends,
    messageOctets: integer,
    receiveOctets: integer,
    sendBuffer: integer,
    receiveBuffer: integer,
    ...span,
  },
  'udp-stream': {
    ...ends,
    messageOctets: integer,
    intervalPs: integer,
    process: choice('cbr', 'poisson'),
    sendBuffer: integer,
    receiveBuffer: integer,
    ...span,
  },
  ping: { ...ends, payloadOctets: integer, intervalPs: integer, ...span },
  cells: {
    id: integer,
    from: integer,
    port: integer,
    vpi: integer,
    vci: integer,
    category: CATEGORY_V1,
    clp: flag,
    shaper: buckets,
    source: {
      kind: 'variants',
      of: {
        saturated: { pduCells: integer },
        periodic: { pduCells: integer, intervalPs: integer },
        poisson: { pduCells: integer, spacingPs: integer, meanGapPs: integer },
        'on-off': { meanCells: integer, spacingPs: integer, meanGapPs: integer },
      },
    },
  },
} satisfies Readonly<Record<string, Fields>>;

export const CHANGES_V1 = {
  queue: { atPs: integer, node: integer, port: integer, category: CATEGORY_V1, queue },
  'link-delay': { atPs: integer, link: integer, delayPs: integer },
  'link-up': { atPs: integer, link: integer, up: flag },
  glitch: { atPs: integer, node: integer, port: integer, extraPs: nullable(integer) },
  policer: { atPs: integer, node: integer, in: connectionEnd, buckets },
  stack: { atPs: integer, node: integer, set: stack },
  cpu: { atPs: integer, node: integer, set: allOptional(cpu) },
  flow: { atPs: integer, flow: integer, set: allOptional({ messageOctets: integer, intervalPs: integer }) },
} satisfies Readonly<Record<string, Fields>>;

const point = record({ x: decimal, y: decimal });

/** What of a model stands alone. */
export const RUN_V1 = {
  durationPs: integer,
  seed: integer,
  measure: record({ flows: { kind: 'word-or-list', word: 'all', of: integer }, warmupPs: integer }),
} satisfies Fields;

export const MODEL_V1: ColumnType = record({
  nodes: list({ kind: 'variants', of: NODES_V1 }),
  links: list(LINK_V1),
  flows: list({ kind: 'variants', of: FLOWS_V1 }),
  changes: list({ kind: 'variants', of: CHANGES_V1 }),
  ...RUN_V1,
});

export const LAYOUT_V1: Fields = {
  nodes: { kind: 'map', of: point },
  links: { kind: 'map', of: record({ waypoints: list(point) }) },
};

export const VIEW_V1: Fields = { title: text, question: text, notes: text };

export const TABLE_V1: ColumnType = record({
  lanelab: { kind: 'choice', options: [1] },
  model: MODEL_V1,
  layout: record(LAYOUT_V1),
  view: record(VIEW_V1),
});
