/**
 * Where everything of schema version 1 stands in a link. Frozen: links in the world were made with it. A new schema version
 * gets a table of its own, and this one stays.
 */

import type { ColumnType } from './columns.ts';

const integer: ColumnType = { kind: 'integer' };
const decimal: ColumnType = { kind: 'decimal' };
const text: ColumnType = { kind: 'text' };
const ip: ColumnType = { kind: 'ip' };
const flag: ColumnType = { kind: 'flag' };
const nullable = (of: ColumnType): ColumnType => ({ kind: 'nullable', of });
const optional = (of: ColumnType): ColumnType => ({ kind: 'optional', of });
const list = (of: ColumnType): ColumnType => ({ kind: 'list', of });
const record = (fields: Readonly<Record<string, ColumnType>>): ColumnType => ({ kind: 'record', fields });
const choice = (...options: readonly string[]): ColumnType => ({ kind: 'choice', options });

const phy = choice('oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal');
const category = choice('ubr', 'abr', 'nrt-vbr', 'rt-vbr', 'cbr');
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

const allOptional = (fields: Readonly<Record<string, ColumnType>>): ColumnType =>
  record(Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, optional(of)])));

const stack = allOptional({
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
});

const connectionEnd = record({ port: integer, vpi: integer, vci: optional(integer) });
const plainPorts = list(record({ id: integer, phy }));

const node: ColumnType = {
  kind: 'variants',
  of: {
    host: {
      id: integer,
      name: text,
      ports: plainPorts,
      interfaces: list(record({ port: integer, ip, prefix: integer, mtu: integer })),
      pvcs: list(record({ port: integer, vpi: integer, vci: integer, peer: ip, category, shaper: buckets })),
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
          queues: allOptional({ cbr: queue, 'rt-vbr': queue, 'nrt-vbr': queue, abr: queue, ubr: queue }),
        }),
      ),
      latencyPs: integer,
      backplaneMbps: nullable(decimal),
      routes: list(
        record({
          in: connectionEnd,
          out: connectionEnd,
          category,
          policer: optional(record({ buckets, action: choice('discard', 'tag') })),
          shaper: buckets,
        }),
      ),
    },
    generator: { id: integer, name: text, ports: plainPorts },
  },
};

const linkEnd = record({ node: integer, port: integer });
const link = record({ id: integer, a: linkEnd, b: linkEnd, delayPs: optional(integer), lengthM: optional(integer) });

const ends = { id: integer, from: integer, to: integer };
const span = { startPs: integer, stopPs: nullable(integer) };
const flow: ColumnType = {
  kind: 'variants',
  of: {
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
      category,
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
  },
};

const change: ColumnType = {
  kind: 'variants',
  of: {
    queue: { atPs: integer, node: integer, port: integer, category, queue },
    'link-delay': { atPs: integer, link: integer, delayPs: integer },
    'link-up': { atPs: integer, link: integer, up: flag },
    glitch: { atPs: integer, node: integer, port: integer, extraPs: nullable(integer) },
    policer: { atPs: integer, node: integer, in: connectionEnd, buckets },
    stack: { atPs: integer, node: integer, set: stack },
    cpu: { atPs: integer, node: integer, set: allOptional(cpu) },
    flow: { atPs: integer, flow: integer, set: allOptional({ messageOctets: integer, intervalPs: integer }) },
  },
};

const point = record({ x: decimal, y: decimal });

export const MODEL_V1: ColumnType = record({
  nodes: list(node),
  links: list(link),
  flows: list(flow),
  changes: list(change),
  durationPs: integer,
  seed: integer,
  measure: record({ flows: { kind: 'word-or-list', word: 'all', of: integer }, warmupPs: integer }),
});

export const LAYOUT_V1: Readonly<Record<string, ColumnType>> = {
  nodes: { kind: 'map', of: point },
  links: { kind: 'map', of: record({ waypoints: list(point) }) },
};

export const VIEW_V1: ColumnType = record({ title: text, question: text, notes: text });

export const TABLE_V1: ColumnType = record({
  lanelab: { kind: 'choice', options: [1] },
  model: MODEL_V1,
  layout: record(LAYOUT_V1),
  view: VIEW_V1,
});
