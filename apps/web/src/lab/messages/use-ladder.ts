/** The reader's choices for the ladder's layout: spacing, zoom, columns. */
import { useMemo, useState } from 'react';
import { useTheme } from '../../base/ui/theme.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { type Columns, type LadderLayout, ladderLayout, noColumns, type Spacing, shownColumns } from './ladder.ts';
import type { Sending } from './sendings.ts';

const FIRST_STRETCH_PX = 1200;
const LEAST_ZOOM = 1 / 8;
const MOST_ZOOM = 256;

export interface LadderChoice {
  readonly spacing: Spacing;
  readonly setSpacing: (spacing: Spacing) => void;
  /** Twice as much room for the same time, or half of it. */
  readonly zoomBy: (factor: number) => void;
  readonly columns: Columns;
  readonly setColumns: (columns: Columns) => void;
  /** Devices of the columns, from the left. */
  readonly shown: readonly number[];
  readonly layout: LadderLayout;
  /** Height of the text, px. */
  readonly size: number;
}

export function useLadder(sendings: readonly Sending[]): LadderChoice {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const size = useTheme() === 'projector' ? 18 : 13;
  const [spacing, setSpacing] = useState<Spacing>('equal');
  const [zoom, setZoom] = useState(1);
  const [columns, setColumns] = useState(noColumns);
  const ids = useMemo(() => nodes.map(({ id }) => id), [nodes]);
  const shown = useMemo(() => shownColumns(columns, ids, sendings), [columns, ids, sendings]);
  const row = Math.round(size * 2.4 * Math.min(4, Math.max(0.75, zoom)));
  const stretchPx = FIRST_STRETCH_PX * zoom;
  const layout = useMemo(
    () => ladderLayout(sendings, shown, { spacing, row, stretchPx }),
    [sendings, shown, spacing, row, stretchPx],
  );
  return {
    spacing,
    setSpacing,
    zoomBy: (factor) => setZoom(Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom * factor))),
    columns,
    setColumns,
    shown,
    layout,
    size,
  };
}
