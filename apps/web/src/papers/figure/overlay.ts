/** The reader's own values over a figure: which file they came from, and the figure with them. */

import { type ChartOverlay, type OverlayResult, parseOverlay } from '@lanelab/charts';
import { say } from '@lanelab/messages/figure';
import type { FigureData } from '@lanelab/papers';
import { useMemo, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';

/** A figure as it is shown: with what was run again, the reader's own values and what was expected, where there are such. */
export type ShownFigure = FigureData & {
  readonly overlay?: ChartOverlay;
  readonly again?: ChartOverlay;
  readonly prediction?: ChartOverlay;
};

/** Larger files are no list of points. */
const MAX_OCTETS = 1_000_000;

export interface OverlayControls {
  readonly shown: ShownFigure;
  /** What was left out of the file, or why none of it could be used. */
  readonly remarks: readonly string[];
  readonly lay: (file: File) => Promise<void>;
  readonly remove: () => void;
}

async function read(file: File, figure: FigureData): Promise<OverlayResult> {
  if (file.size > MAX_OCTETS) return { ok: false, why: say('overlay.name-has-more-than-1', { name: file.name }) };
  return parseOverlay(await file.text(), file.name, figure);
}

export function useOverlay(figure: ShownFigure): OverlayControls {
  const [overlay, setOverlay] = useState<ChartOverlay | null>(null);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const shown = useMemo(() => (overlay === null ? figure : { ...figure, overlay }), [figure, overlay]);
  return {
    shown,
    remarks,
    lay: async (file) => {
      const result = await read(file, figure);
      if (result.ok) setOverlay(result.overlay);
      setRemarks(result.ok ? result.left : [result.why]);
      announce(
        result.ok
          ? say('overlay.length-values-of-name-lie', { length: result.overlay.points.length, name: file.name })
          : result.why,
      );
    },
    remove: () => {
      setOverlay(null);
      setRemarks([]);
    },
  };
}
