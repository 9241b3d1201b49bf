/** Where everything of schema version 4 stands in a link: as in version 3, and where it opens behind the rest of the view. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { VIEW_V1 } from './table-v1.ts';
import { LAYOUT_V2 } from './table-v2.ts';
import { MODEL_V3 } from './table-v3.ts';
import { choice, integer, optional, record } from './types.ts';

const start = optional(
  record({ timePs: integer, speedPs: optional(integer), layer: optional(choice('physical', 'vcs', 'elans', 'ip')) }),
);

export const VIEW_FIELDS_V4 = { ...VIEW_V1, start };
export const VIEW_V4 = record(VIEW_FIELDS_V4);

export const TABLE_V4: ColumnType = record({
  lanelab: { kind: 'choice', options: [4] },
  model: MODEL_V3,
  layout: LAYOUT_V2,
  view: VIEW_V4,
});
