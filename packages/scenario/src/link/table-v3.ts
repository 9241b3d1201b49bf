/** Where everything of schema version 3 stands in a link: as in version 2, with the keys and kinds that it added. Frozen like it. */

import type { ColumnType } from './columns.ts';
import {
  CATEGORY_V1,
  CHANGES_V1,
  FLOWS_V1,
  LINK_END_V1,
  LINK_V1,
  NODES_V1,
  QUEUES_V1,
  RUN_V1,
  STACK_V1,
  VIEW_V1,
} from './table-v1.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { allOptional, choice, decimal, type Fields, flag, integer, ip, list, optional, record, text } from './types.ts';

const { switch: atmSwitch, generator } = NODES_V1;
const stack = allOptional({ ...STACK_V1, sockets: choice('bsd', 'winsock', 'winsock-blocking') });
const host = { ...NODES_V1.host, stack };

const phy = choice('oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal', 'eth10', 'eth100');
const mac = optional(text);
export const PORT_V3 = { id: integer, phy, half: optional(flag), mac } satisfies Fields;
const ports = list(record(PORT_V3));
const explicitRate = optional(record({ targetPercent: integer, intervalPs: integer }));
export const SWITCH_PORT_V3 = { id: integer, phy, queues: QUEUES_V1, explicitRate } satisfies Fields;
const switchPorts = list(record(SWITCH_PORT_V3));

export const LEC_V3 = {
  version: integer,
  maxFrame: integer,
  c7S: integer,
  c10: integer,
  c11S: integer,
  c12S: integer,
  c13: integer,
  c17S: integer,
  c18S: integer,
  c20S: integer,
  c21S: integer,
  c22S: integer,
  c28S: integer,
  c33S: integer,
  c37Ms: integer,
  c38Ms: integer,
} satisfies Fields;
const lec = optional(allOptional(LEC_V3));

export const MPC_V3 = {
  p1: integer,
  p2S: integer,
  p4S: integer,
  p5S: integer,
  p6S: integer,
  idleS: integer,
  category: CATEGORY_V1,
  pcrCps: integer,
  tags: flag,
  maxEgress: integer,
  servers: list(integer),
  ingressPs: integer,
  egressPs: integer,
  egressPsPerOctet: integer,
} satisfies Fields;
const mpc = optional(allOptional(MPC_V3));

const mps = optional(
  allOptional({
    p1S: integer,
    p2S: integer,
    p4S: integer,
    p5S: integer,
    p6S: integer,
    p7Min: integer,
    triggers: flag,
  }),
);

export const INTERFACE_V3 = {
  port: integer,
  ip,
  prefix: integer,
  mtu: integer,
  over: optional(choice('pvc', 'svc', 'lane', 'ethernet')),
  elan: optional(integer),
  mac,
  lec,
  mpoa: optional(flag),
} satisfies Fields;
const interfaces = list(record(INTERFACE_V3));

export const BRIDGE_V3 = { port: integer, elan: integer, ethernet: list(integer), mac, lec } satisfies Fields;

const forwarding = optional(allOptional({ packetsPerS: decimal, mbps: decimal, queuePackets: integer }));
const processor = optional(allOptional({ cellsPerS: decimal, framesPerS: decimal, queueFrames: integer }));
const routes = list(record({ network: ip, prefix: integer, via: ip }));
const services = list({
  kind: 'variants',
  of: {
    lecs: {},
    les: { elan: integer, maxClients: optional(integer), intelligent: optional(flag) },
    atmarp: { network: ip, prefix: integer },
  },
});

const named = { id: integer, name: text, ports };

export const NODES_V3 = {
  host: { ...host, ports, interfaces, routes: optional(routes), gateway: optional(ip), mpc },
  switch: {
    ...atmSwitch,
    ports: switchPorts,
    signalling: optional(allOptional({ prefix: text, messagePs: integer })),
    services: optional(services),
    processor,
  },
  generator: { ...generator, ports },
  edge: {
    ...named,
    bridges: list(record(BRIDGE_V3)),
    mpc,
    forwarding,
  },
  router: {
    ...named,
    interfaces,
    pvcs: host.pvcs,
    routes,
    forwarding,
    punt: forwarding,
    mps,
    services,
    processor,
  },
  server: { ...named, services, processor },
  hub: named,
} satisfies Readonly<Record<string, Fields>>;

const draw = optional(allOptional({ seed: integer, planPs: integer }));
const miniSources = record({ count: integer, bps: decimal, onPerS: decimal, offPerS: decimal });
const relaySources = {
  block: {},
  list: { pdus: list(record({ octets: integer, gapPs: integer })) },
  cbr: { pduOctets: integer, intervalPs: integer },
  poisson: { pduOctets: integer, meanGapPs: integer, draw },
  'on-off': { meanOnCells: integer, meanOffCells: integer, cellPs: integer, draw },
  markov: { frameOctets: integer, low: miniSources, high: optional(miniSources), draw },
} satisfies Readonly<Record<string, Fields>>;

const abr = optional(record({ pcrCps: integer, mcrCps: integer, icrCps: integer, rif: integer, rdf: integer }));

const toIp = optional(ip);
export const FLOWS_V3 = {
  'tcp-stream': { ...FLOWS_V1['tcp-stream'], toIp },
  'udp-stream': { ...FLOWS_V1['udp-stream'], toIp, tickPs: optional(integer), log: optional(flag) },
  ping: { ...FLOWS_V1.ping, toIp, log: optional(flag) },
  'tcp-rr': {
    id: integer,
    from: integer,
    to: integer,
    toIp,
    requestOctets: integer,
    responseOctets: integer,
    sendBuffer: integer,
    receiveBuffer: integer,
    startPs: FLOWS_V1.ping.startPs,
    stopPs: FLOWS_V1.ping.stopPs,
    log: optional(flag),
  },
  cells: { ...FLOWS_V1.cells, abr },
  frames: {
    id: integer,
    from: integer,
    to: integer,
    port: integer,
    toPort: integer,
    target: choice('unknown', 'broadcast', 'port'),
    octets: integer,
    intervalPs: optional(integer),
    loadPercent: optional(decimal),
    replyPs: optional(integer),
    startPs: FLOWS_V1.ping.startPs,
    stopPs: FLOWS_V1.ping.stopPs,
  },
  relay: {
    id: integer,
    from: integer,
    to: integer,
    service: choice('client-server', 'point-to-point', 'point-to-multipoint', 'broadcast'),
    receivers: list(integer),
    octets: integer,
    source: { kind: 'variants', of: relaySources },
    nagle: optional(flag),
    sendBuffer: integer,
    receiveBuffer: integer,
    receiveOctets: integer,
    sendsWait: flag,
    loopPs: integer,
    selectPs: integer,
    startPs: integer,
    leadPs: integer,
  },
} satisfies Readonly<Record<string, Fields>>;

export const CHANGES_V3 = {
  ...CHANGES_V1,
  stack: { ...CHANGES_V1.stack, set: stack },
  process: {
    atPs: integer,
    node: integer,
    process: choice('lec', 'lecs', 'les', 'bus', 'mpc', 'mps', 'atmarp', 'clip'),
    elan: optional(integer),
    up: flag,
  },
  'drop-message': { atPs: integer, node: integer, message: optional(text), count: optional(integer) },
  clear: { atPs: integer, node: integer },
  'damage-message': { atPs: integer, node: integer, message: optional(text), count: optional(integer) },
  plug: { atPs: integer, link: integer, end: choice('a', 'b'), to: LINK_END_V1 },
} satisfies Readonly<Record<string, Fields>>;

const tunnelEnd = record({ node: integer, port: integer, vpi: integer });

export const MODEL_FIELDS_V3 = {
  nodes: list({ kind: 'variants', of: NODES_V3 }),
  links: list(LINK_V1),
  elans: list(record({ id: integer, name: text, maxFrame: integer, version: integer })),
  tunnels: list(record({ id: integer, name: text, a: tunnelEnd, b: tunnelEnd, mbps: optional(decimal) })),
  flows: list({ kind: 'variants', of: FLOWS_V3 }),
  changes: list({ kind: 'variants', of: CHANGES_V3 }),
  ...RUN_V1,
  measure: record({
    flows: { kind: 'word-or-list', word: 'all', of: integer },
    warmupPs: integer,
    account: optional(flag),
    series: optional(record({ names: list(text), intervalPs: integer })),
  }),
} satisfies Fields;

export const MODEL_V3 = record(MODEL_FIELDS_V3);

export const TABLE_V3: ColumnType = record({
  lanelab: { kind: 'choice', options: [3] },
  model: MODEL_V3,
  layout: LAYOUT_V2,
  view: record(VIEW_V1),
});
