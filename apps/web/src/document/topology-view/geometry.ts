/** Positions of links on the stage: reported by the part that draws them, read by the parts that draw on them. */
import type { Point } from '@lanelab/scenario';

/** A link as a line of stage pixels, waypoints included, from its end `a` to its end `b`, trimmed at the devices. */
export interface LinkLine {
  readonly link: number;
  readonly points: readonly Point[];
  /** Width of the pipe, stage px. Traffic drives on the right: half a lane to that side of the line. */
  readonly width: number;
}

/** From stage to screen: `screen = stage * zoom + offset`, in CSS px of the stage's frame. */
export interface StageView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A stage as overlays see it: read again for each frame, never through React. */
export interface StageGeometry {
  view(): StageView;
  lines(): readonly LinkLine[];
  /** Frame of the stage, CSS px. */
  size(): { readonly width: number; readonly height: number };
  /** Called after anything moved. */
  subscribe(listener: () => void): () => void;
}
