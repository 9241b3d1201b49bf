/** The surroundings of the drawing: the camera of the stage that shows it, and the services of the page around it. */
import type { Point } from '@lanelab/scenario';
import type { Edit } from '../../document/store/types.ts';
import type { StageView } from '../../document/topology-view/geometry.ts';
import type { Box } from './geometry/box.ts';
import type { MenuAction } from './session.ts';

/** The part of the stage that is in sight. The stage's component provides the real camera. */
export interface Camera {
  view(): StageView;
  size(): { readonly width: number; readonly height: number };
  /** The part of the stage in sight that nothing lies over, stage px. */
  room(): Box;
  zoomBy(factor: number): void;
  /**
   * Brings a box into the frame; a small box is enlarged a little. It stays fitted as the frame becomes larger or smaller, until
   * somebody pans or zooms. Null: there is nothing to fit. `maxZoom`: how far a small box is enlarged, if not a little.
   */
  fit(boxOf: () => Box | null, maxZoom?: number): void;
  /** Fits once more what was fitted last, because something else lies over the frame now; not where somebody has panned or zoomed. */
  refit(): void;
  panBy(dx: number, dy: number): void;
}

/** The camera of a drawing without a stage: one stage px is one px of the frame. */
export const fixedCamera: Camera = {
  view: () => ({ x: 0, y: 0, zoom: 1 }),
  size: () => ({ width: 1000, height: 700 }),
  room: () => ({ left: 0, top: 0, right: 1000, bottom: 700 }),
  zoomBy() {},
  fit() {},
  refit() {},
  panBy() {},
};

export function toStage({ x, y, zoom }: StageView, screen: Point): Point {
  return { x: (screen.x - x) / zoom, y: (screen.y - y) / zoom };
}

export function toScreen({ x, y, zoom }: StageView, point: Point): Point {
  return { x: point.x * zoom + x, y: point.y * zoom + y };
}

/** The device or link that a fault strikes. */
export type FaultTarget = { readonly kind: 'node' | 'link'; readonly id: number };

/** Services of the page around the drawing. */
export interface StageHost {
  /** Shows the form of the selection. */
  readonly inspect?: () => void;
  /** The faults of a device or link. Faults need the clock, so the page provides them. */
  readonly faults?: (target: FaultTarget) => readonly MenuAction[];
  /** Traces the next flow of a device on the drawing; of the whole network where no device is given. */
  readonly trace?: (node: number | null) => void;
  /** What a drag of devices does besides moving them, given where it let them go: a place may mean something on a layer. */
  readonly dropped?: (nodes: ReadonlySet<number>, by: { readonly dx: number; readonly dy: number }) => Edit | null;
  /** Announces something that has just happened; where absent, the page's live region does. */
  readonly announce?: (message: string) => void;
}
