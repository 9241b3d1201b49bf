/** Positions of links on the stage: reported by the part that draws them, read by the parts that draw on them. */
import type { Point } from '@lanelab/scenario';

/** A link as a line of stage pixels, waypoints included, from its end `a` to its end `b`, trimmed at the devices. */
export interface LinkLine {
  readonly link: number;
  readonly points: readonly Point[];
  /** Width of the pipe, stage px. Traffic drives on the right: half a lane to that side of the line. */
  readonly width: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bar of a gauge, and the gap between it and its words, stage px. */
export const GAUGE_BAR = { width: 48, height: 7, gap: 3 };

/** The room beside a link that is kept for what the traffic of one direction needs to have written. */
export interface EndPlaces {
  /** The queue before the link; null where there is no room. `foot` is where the traffic enters. */
  readonly gauge: { readonly box: Box; readonly foot: Point; readonly hasWords: boolean } | null;
  /** Rates and numbers of the link itself; null where there is no room. */
  readonly words: Box | null;
}

/** The rooms of all links by `linkEndName`, and the size of what is written there, stage px. */
export interface TrafficPlaces {
  readonly textPx: number;
  readonly ends: ReadonlyMap<string, EndPlaces>;
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
  places(): TrafficPlaces;
  /** Frame of the stage, CSS px. */
  size(): { readonly width: number; readonly height: number };
  /** Called after anything moved. */
  subscribe(listener: () => void): () => void;
}
