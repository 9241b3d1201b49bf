/** Where everything of schema version 2 stands in a link: as in version 1, and groups behind the layout. Frozen like it. */

import type { ColumnType } from './columns.ts';
import { LAYOUT_V1, MODEL_V1, VIEW_V1 } from './table-v1.ts';

const integer: ColumnType = { kind: 'integer' };
const group: ColumnType = {
  kind: 'record',
  fields: { id: integer, name: { kind: 'text' }, nodes: { kind: 'list', of: integer } },
};

export const TABLE_V2: ColumnType = {
  kind: 'record',
  fields: {
    lanelab: { kind: 'choice', options: [2] },
    model: MODEL_V1,
    layout: { kind: 'record', fields: { ...LAYOUT_V1, groups: { kind: 'list', of: group } } },
    view: VIEW_V1,
  },
};
