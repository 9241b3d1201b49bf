/** Where everything of schema version 8 stands in a link: as in version 7, and behind the rest of the view its checks. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { VIEW_FIELDS_V4 } from './table-v4.ts';
import { BRANCHES_V5 } from './table-v5.ts';
import { MODEL_V7 } from './table-v7.ts';
import { list, optional, record, text } from './types.ts';

export const TABLE_V8: ColumnType = record({
  lanelab: { kind: 'choice', options: [8] },
  model: MODEL_V7,
  layout: LAYOUT_V2,
  view: record({ ...VIEW_FIELDS_V4, checks: optional(list(text)) }),
  branches: BRANCHES_V5,
});
