/** Where everything of schema version 7 stands in a link: as in version 6, and its own keys behind what had been there. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { BRIDGE_V3, CHANGES_V3, FLOWS_V3, INTERFACE_V3, MODEL_FIELDS_V3, PORT_V3, SWITCH_PORT_V3 } from './table-v3.ts';
import { VIEW_V4 } from './table-v4.ts';
import { BRANCHES_V5 } from './table-v5.ts';
import { LEC_V6, NODES_V6 } from './table-v6.ts';
import { allOptional, choice, decimal, type Fields, flag, integer, list, optional, record } from './types.ts';

const scheduler = record({
  kind: choice('bsd', 'solaris-ts', 'linux-2.2', 'nt', 'nt-server'),
  switchPs: integer,
  wakePs: integer,
});
const kernel = optional(
  allOptional({ scheduler, receiveRing: integer, inputQueue: integer, softInterruptPs: integer }),
);

const clockPpm = optional(decimal);
const ports = list(
  record({
    ...PORT_V3,
    clockPpm,
    turnaroundPs: optional(integer),
    signallingQueue: optional(choice('shared', 'own')),
  }),
);
const switchPorts = list(record({ ...SWITCH_PORT_V3, clockPpm }));

const withPorts: Readonly<Record<string, Fields>> = Object.fromEntries(
  Object.entries(NODES_V6).map(([kind, fields]) => [
    kind,
    { ...fields, ports: kind === 'switch' ? switchPorts : ports },
  ]),
);

const lec = optional(allOptional({ ...LEC_V6, llcMultiplexed: flag }));
const interfaces = list(record({ ...INTERFACE_V3, lec }));

/** Kinds of node in their order of version 3. */
const nodes = {
  ...withPorts,
  host: { ...withPorts.host, interfaces, kernel },
  edge: { ...withPorts.edge, bridges: list(record({ ...BRIDGE_V3, lec })) },
  router: { ...withPorts.router, interfaces },
} satisfies Readonly<Record<string, Fields>>;

const flows = {
  ...FLOWS_V3,
  cells: { ...FLOWS_V3.cells, startPs: optional(integer), phase: optional(choice('drawn')) },
} satisfies Readonly<Record<string, Fields>>;

const changes = {
  ...CHANGES_V3,
  plug: { ...CHANGES_V3.plug, ports: optional(choice('adapt')) },
  prompt: {
    atPs: integer,
    node: integer,
    message: choice(
      'LE_TOPOLOGY_REQUEST',
      'LE_REGISTER_REQUEST',
      'LE_UNREGISTER_REQUEST',
      'LE_VERIFY_REQUEST',
      'RS',
      'ER',
    ),
  },
} satisfies Readonly<Record<string, Fields>>;

export const MODEL_V7 = record({
  ...MODEL_FIELDS_V3,
  nodes: list({ kind: 'variants', of: nodes }),
  flows: list({ kind: 'variants', of: flows }),
  changes: list({ kind: 'variants', of: changes }),
  clocks: optional(choice('drawn')),
});

export const TABLE_V7: ColumnType = record({
  lanelab: { kind: 'choice', options: [7] },
  model: MODEL_V7,
  layout: LAYOUT_V2,
  view: VIEW_V4,
  branches: BRANCHES_V5,
});
