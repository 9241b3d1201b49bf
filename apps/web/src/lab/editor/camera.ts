/** The part of the stage that is in sight. The stage's component provides the real camera; without it, one px is one px. */
import type { Point } from '@lanelab/scenario';
import type { StageView } from '../../document/topology-view/geometry.ts';
import type { Box } from './geometry/box.ts';

export interface Camera {
  view(): StageView;
  size(): { readonly width: number; readonly height: number };
  zoomBy(factor: number): void;
  /** Brings a box into the frame; a small box is enlarged a little. */
  fit(box: Box): void;
  panBy(dx: number, dy: number): void;
}

export const fixedCamera: Camera = {
  view: () => ({ x: 0, y: 0, zoom: 1 }),
  size: () => ({ width: 1000, height: 700 }),
  zoomBy() {},
  fit() {},
  panBy() {},
};

export function toStage({ x, y, zoom }: StageView, screen: Point): Point {
  return { x: (screen.x - x) / zoom, y: (screen.y - y) / zoom };
}

export function toScreen({ x, y, zoom }: StageView, point: Point): Point {
  return { x: point.x * zoom + x, y: point.y * zoom + y };
}
