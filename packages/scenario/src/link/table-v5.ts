/** Where everything of schema version 5 stands in a link: as in version 4, and branches behind it. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { MODEL_V3 } from './table-v3.ts';
import { VIEW_V4 } from './table-v4.ts';
import { integer, list, optional, record, text } from './types.ts';

/** `differs` is JSON: what the branch keeps, as differences from the document. */
const branch = record({ id: integer, name: text, atPs: integer, differs: optional(text) });

export const BRANCHES_V5 = optional(list(branch));

export const TABLE_V5: ColumnType = record({
  lanelab: { kind: 'choice', options: [5] },
  model: MODEL_V3,
  layout: LAYOUT_V2,
  view: VIEW_V4,
  branches: BRANCHES_V5,
});
