/** Where everything of schema version 7 stands in a link: as in version 6, and behind it how a host's operating system shares its CPU. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { MODEL_FIELDS_V3 } from './table-v3.ts';
import { VIEW_V4 } from './table-v4.ts';
import { BRANCHES_V5 } from './table-v5.ts';
import { NODES_V6 } from './table-v6.ts';
import { allOptional, choice, type Fields, integer, list, optional, record } from './types.ts';

const scheduler = record({
  kind: choice('bsd', 'solaris-ts', 'linux-2.2', 'nt', 'nt-server'),
  switchPs: integer,
  wakePs: integer,
});
const kernel = optional(
  allOptional({ scheduler, receiveRing: integer, inputQueue: integer, softInterruptPs: integer }),
);

/** Kinds of node in their order of version 3. */
const nodes = { ...NODES_V6, host: { ...NODES_V6.host, kernel } } satisfies Readonly<Record<string, Fields>>;

const MODEL_V7 = record({ ...MODEL_FIELDS_V3, nodes: list({ kind: 'variants', of: nodes }) });

export const TABLE_V7: ColumnType = record({
  lanelab: { kind: 'choice', options: [7] },
  model: MODEL_V7,
  layout: LAYOUT_V2,
  view: VIEW_V4,
  branches: BRANCHES_V5,
});
