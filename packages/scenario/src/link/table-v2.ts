/** Where everything of schema version 2 stands in a link: as in version 1, and groups behind the layout. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V1, MODEL_V1, VIEW_V1 } from './table-v1.ts';
import { integer, list, record, text } from './types.ts';

const group = record({ id: integer, name: text, nodes: list(integer) });

export const LAYOUT_V2: ColumnType = record({ ...LAYOUT_V1, groups: list(group) });

export const TABLE_V2: ColumnType = record({
  lanelab: { kind: 'choice', options: [2] },
  model: MODEL_V1,
  layout: LAYOUT_V2,
  view: record(VIEW_V1),
});
