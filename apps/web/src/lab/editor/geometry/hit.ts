/** The device, link or other target under a point of the stage: one answer for pointer, touch and tests, without the DOM. */
import type { Point } from '@lanelab/scenario';
import { around, holds } from './box.ts';
import { DEVICE, distance } from './grid.ts';
import type { LabelSide } from './plates.ts';
import { footOn } from './polyline.ts';
import type { LaidLink } from './router.ts';

export type Target =
  | { readonly kind: 'stage' }
  | { readonly kind: 'node'; readonly id: number }
  /** A dot at a device's edge from which a link can be drawn. */
  | { readonly kind: 'port'; readonly id: number }
  | { readonly kind: 'link'; readonly id: number }
  | { readonly kind: 'waypoint'; readonly id: number; readonly index: number };

export interface Scene {
  readonly at: ReadonlyMap<number, Point>;
  readonly lines: ReadonlyMap<number, LaidLink>;
  /** The device that shows its dots. */
  readonly dotted: number | null;
  /** The side of a device that its name is on. */
  readonly sideOf: (node: number) => LabelSide;
  /** The link whose bends are shown as handles; null where none is selected. */
  readonly bent: number | null;
}

/** Stage px from a device's middle to its dots. */
const DOT_REACH = 36;
/** Half the size of a target: at least 24 CSS px (WCAG 2.5.8), 44 for fingers. */
const slack = (isCoarse: boolean) => (isCoarse ? 22 : 12);

/** Dots of a device on three sides; its name is on the fourth. */
export const dotsAround = ({ x, y }: Point, label: LabelSide): readonly Point[] =>
  (
    [
      ['right', { x: x + DOT_REACH, y }],
      ['below', { x, y: y + DOT_REACH }],
      ['left', { x: x - DOT_REACH, y }],
      ['above', { x, y: y - DOT_REACH }],
    ] as const
  ).flatMap(([side, at]) => (side === label ? [] : [at]));

/** @param zoom CSS px of a stage px: targets keep their size on the screen */
export function targetAt(scene: Scene, point: Point, zoom: number, isCoarse: boolean): Target {
  const reach = slack(isCoarse) / zoom;
  const bent = scene.bent === null ? undefined : scene.lines.get(scene.bent);
  if (bent !== undefined) {
    const index = bent.waypoints.findIndex((at) => distance(at, point) <= reach);
    if (index >= 0) return { kind: 'waypoint', id: bent.link, index };
  }
  const node = nodeAt(scene.at, point, Math.max(DEVICE, 2 * reach));
  if (node !== null) return { kind: 'node', id: node };
  const dotted = scene.dotted === null ? undefined : scene.at.get(scene.dotted);
  if (scene.dotted !== null && dotted !== undefined) {
    if (dotsAround(dotted, scene.sideOf(scene.dotted)).some((dot) => distance(dot, point) <= reach))
      return { kind: 'port', id: scene.dotted };
  }
  const link = linkAt(scene.lines, point, reach);
  return link === null ? { kind: 'stage' } : { kind: 'link', id: link };
}

/** The uppermost device whose glyph is here; later ones lie above. */
function nodeAt(at: ReadonlyMap<number, Point>, point: Point, side: number): number | null {
  let found: { readonly id: number; readonly away: number } | null = null;
  for (const [id, place] of at) {
    if (!holds(around(place, side), point)) continue;
    const away = distance(place, point);
    if (found === null || away <= found.away) found = { id, away };
  }
  return found?.id ?? null;
}

function linkAt(lines: ReadonlyMap<number, LaidLink>, point: Point, reach: number): number | null {
  let best: { readonly id: number; readonly away: number } | null = null;
  for (const { link, points, width } of lines.values()) {
    const away = footOn(points, point).distance;
    if (away > Math.max(reach, width / 2)) continue;
    if (best === null || away < best.away) best = { id: link, away };
  }
  return best?.id ?? null;
}
