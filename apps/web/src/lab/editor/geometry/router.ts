/** Lays links: fanned out between the same two devices, bent at their waypoints, cut where a device begins. */
import type { Link, Point, Scenario } from '@lanelab/scenario';
import type { LinkLine } from '../../../document/topology-view/geometry.ts';
import { around } from './box.ts';
import { DEVICE, distance } from './grid.ts';
import { alongOf, aside, trimmed } from './polyline.ts';

/** Stage px between two pipes that lie side by side. */
const GAP = 8;
/** Half a glyph is 19 to 24 px wide: cells vanish just before its edge. */
const CLEAR = DEVICE + 2;

/** A link on the stage. `points` is its visible part; `whole` reaches into the middle of its devices. */
export interface LaidLink extends LinkLine {
  readonly whole: readonly Point[];
  readonly waypoints: readonly Point[];
  readonly a: number;
  readonly b: number;
}

interface Lane {
  /** Distance from the straight line, in widths of a pipe with its gap, seen from the device with the smaller number. */
  readonly index: number;
}

/** The lane of each link among the links between the same two devices. */
export function lanesOf(links: readonly Link[]): ReadonlyMap<number, Lane> {
  const pairs = new Map<string, Link[]>();
  for (const link of links) {
    const key = link.a.node < link.b.node ? `${link.a.node}-${link.b.node}` : `${link.b.node}-${link.a.node}`;
    const pair = pairs.get(key) ?? [];
    pair.push(link);
    pairs.set(key, pair);
  }
  const lanes = new Map<number, Lane>();
  for (const pair of pairs.values()) {
    for (const [index, link] of pair.entries()) {
      const beside = index - (pair.length - 1) / 2;
      lanes.set(link.id, { index: link.a.node < link.b.node ? beside : -beside });
    }
  }
  return lanes;
}

interface Inputs {
  readonly a: Point;
  readonly b: Point;
  readonly waypoints: readonly Point[];
  readonly lane: number;
  readonly width: number;
}

const none: readonly Point[] = [];

const sameInputs = (one: Inputs, other: Inputs) =>
  one.a === other.a &&
  one.b === other.b &&
  one.waypoints === other.waypoints &&
  one.lane === other.lane &&
  one.width === other.width;

/** Keeps every line whose ends stayed where they were, so that a moved device costs only its own links. */
export class Router {
  #laid = new Map<number, { readonly inputs: Inputs; readonly link: LaidLink }>();
  #links: readonly Link[] | null = null;
  #lanes: ReadonlyMap<number, Lane> = new Map();

  /**
   * @param placesFor positions of devices for a link; the same points for what has not moved
   * @param waypointsOf bends of a link, from `a` to `b`
   * @param width of a pipe, stage px
   */
  lay(
    scenario: Scenario,
    placesFor: (link: Link) => ReadonlyMap<number, Point>,
    waypointsOf: (link: number) => readonly Point[] | undefined,
    width: number,
  ): ReadonlyMap<number, LaidLink> {
    const { links } = scenario.model;
    if (links !== this.#links) {
      this.#links = links;
      this.#lanes = lanesOf(links);
    }
    const next = new Map<number, { readonly inputs: Inputs; readonly link: LaidLink }>();
    const lines = new Map<number, LaidLink>();
    for (const link of links) {
      const at = placesFor(link);
      const [a, b] = [at.get(link.a.node), at.get(link.b.node)];
      if (a === undefined || b === undefined) continue;
      const lane = this.#lanes.get(link.id)?.index ?? 0;
      const inputs: Inputs = { a, b, waypoints: waypointsOf(link.id) ?? none, lane, width };
      const before = this.#laid.get(link.id);
      const isSame =
        before !== undefined &&
        before.link.a === link.a.node &&
        before.link.b === link.b.node &&
        sameInputs(before.inputs, inputs);
      const entry = isSame ? before : { inputs, link: laid(link, inputs) };
      next.set(link.id, entry);
      lines.set(link.id, entry.link);
    }
    this.#laid = next;
    return lines;
  }
}

/** Lanes beyond the width of a glyph leave it by its corners, and run in parallel from this distance on, stage px. */
const SPREAD = DEVICE;
const WITHIN = DEVICE / 3;

function parallel(a: Point, b: Point, by: number): readonly Point[] {
  const length = distance(a, b);
  const shifted = aside([a, b], by);
  if (Math.abs(by) <= WITHIN) return shifted;
  const spread = Math.min(SPREAD, length * 0.3);
  return [a, alongOf(shifted, spread).at, alongOf(shifted, length - spread).at, b];
}

function laid(link: Link, { a, b, waypoints, lane, width }: Inputs): LaidLink {
  const whole = waypoints.length === 0 ? parallel(a, b, lane * (width + GAP)) : [a, ...waypoints, b];
  const points = trimmed(whole, around(a, CLEAR), around(b, CLEAR));
  return { link: link.id, points, whole, waypoints, width, a: link.a.node, b: link.b.node };
}
