/** Where everything of schema version 6 stands in a link: as in version 5, and what clients of LANE and MPOA have besides behind their parameters. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { BRIDGE_V3, INTERFACE_V3, LEC_V3, MODEL_FIELDS_V3, MPC_V3, NODES_V3 } from './table-v3.ts';
import { VIEW_V4 } from './table-v4.ts';
import { BRANCHES_V5 } from './table-v5.ts';
import { allOptional, type Fields, integer, list, optional, record, text } from './types.ts';

export const LEC_V6 = { ...LEC_V3, elanName: text } satisfies Fields;
const lec = optional(allOptional(LEC_V6));
const mpc = optional(allOptional({ ...MPC_V3, maxIngress: integer, maxShortcuts: integer }));
const interfaces = list(record({ ...INTERFACE_V3, lec }));
const { host, edge, router } = NODES_V3;

/** Kinds of node in their order of version 3. */
export const NODES_V6 = {
  ...NODES_V3,
  host: { ...host, interfaces, mpc },
  edge: { ...edge, bridges: list(record({ ...BRIDGE_V3, lec })), mpc },
  router: { ...router, interfaces },
} satisfies Readonly<Record<string, Fields>>;

const MODEL_V6 = record({ ...MODEL_FIELDS_V3, nodes: list({ kind: 'variants', of: NODES_V6 }) });

export const TABLE_V6: ColumnType = record({
  lanelab: { kind: 'choice', options: [6] },
  model: MODEL_V6,
  layout: LAYOUT_V2,
  view: VIEW_V4,
  branches: BRANCHES_V5,
});
