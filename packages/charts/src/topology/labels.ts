/** Places labels so that they touch neither glyphs, nor pipes, nor one another. */

import type { Box } from '../box.ts';
import { textWidth } from '../text-width.ts';
import type { Theme } from '../theme.ts';
import type { Position } from './network.ts';

export interface LabelLine {
  readonly text: string;
  readonly size: number;
  readonly strong: boolean;
}

export interface Label {
  readonly lines: readonly LabelLine[];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface LabelRequest {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  readonly obstacles: readonly Box[];
  readonly pipes: readonly (readonly Position[])[];
  readonly nodes: readonly {
    readonly at: Position;
    readonly size: number;
    readonly title: string;
    readonly subtitle: string;
  }[];
  readonly links: readonly {
    readonly at: Position;
    readonly points: readonly Position[];
    readonly lines: readonly string[];
    /** The same in fewer words, where there is no room for `lines`. */
    readonly short?: readonly string[];
  }[];
}

interface Candidate extends Label {
  readonly box: Box;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Area of `box` outside the drawing. */
function outside(box: Box, width: number, height: number): number {
  return box.width * box.height - overlap(box, { x: 0, y: 0, width, height });
}

/** Whether a straight piece stays clear of a box: most do, and need no sampling. */
function passes(box: Box, a: Position, b: Position): boolean {
  return (
    Math.max(a.x, b.x) <= box.x ||
    Math.min(a.x, b.x) >= box.x + box.width ||
    Math.max(a.y, b.y) <= box.y ||
    Math.min(a.y, b.y) >= box.y + box.height
  );
}

/** How much of a box a pipe crosses, by sampling along it. */
function crossing(box: Box, points: readonly Position[], pipe: number): number {
  const wide = { x: box.x - pipe / 2, y: box.y - pipe / 2, width: box.width + pipe, height: box.height + pipe };
  let hits = 0;
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (a === undefined || b === undefined || passes(wide, a, b)) continue;
    const steps = Math.max(2, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 4));
    for (let s = 0; s <= steps; s += 1) {
      const at = { x: a.x + ((b.x - a.x) * s) / steps, y: a.y + ((b.y - a.y) * s) / steps };
      if (at.x > wide.x && at.x < wide.x + wide.width && at.y > wide.y && at.y < wide.y + wide.height) hits += 1;
    }
  }
  return hits * 20;
}

function candidate(
  lines: readonly LabelLine[],
  x: number,
  y: number,
  anchor: Label['anchor'],
  theme: Theme,
): Candidate {
  const width = Math.max(
    ...lines.map((line) => textWidth(line.text, line.size, line.strong ? theme.strong : theme.body)),
  );
  const height = lines.reduce((sum, line) => sum + line.size * 1.25, 0);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { lines, x, y, anchor, box: { x: left, y, width, height } };
}

const heightOf = (lines: readonly LabelLine[]): number => lines.reduce((sum, line) => sum + line.size * 1.25, 0);

/** The candidate, moved into the drawing where it would be cut off. */
function within(option: Candidate, { width, height }: Pick<LabelRequest, 'width' | 'height'>): Candidate {
  const { box } = option;
  const dx = Math.max(0, -box.x) - Math.max(0, box.x + box.width - width);
  const dy = Math.max(0, -box.y) - Math.max(0, box.y + box.height - height);
  if (dx === 0 && dy === 0) return option;
  return { ...option, x: option.x + dx, y: option.y + dy, box: { ...box, x: box.x + dx, y: box.y + dy } };
}

/** Below, above, right, left, then below and above shifted: in this order of preference. */
function aroundNode(lines: readonly LabelLine[], at: Position, size: number, theme: Theme): readonly Candidate[] {
  const gap = 6;
  const half = size / 2;
  const height = heightOf(lines);
  return [
    candidate(lines, at.x, at.y + half + gap, 'middle', theme),
    candidate(lines, at.x, at.y - half - gap - height, 'middle', theme),
    candidate(lines, at.x + half + gap, at.y - height / 2, 'start', theme),
    candidate(lines, at.x - half - gap, at.y - height / 2, 'end', theme),
    ...[at.y + half + gap, at.y - half - gap - height].flatMap((y) => [
      candidate(lines, at.x - half * 0.6, y, 'start', theme),
      candidate(lines, at.x + half * 0.6, y, 'end', theme),
    ]),
  ];
}

/** Beside the pipe, at its middle, then nearer its ends; the upper side first, so that mirrored links look mirrored. */
function besideLink(
  lines: readonly LabelLine[],
  link: LabelRequest['links'][number],
  theme: Theme,
): readonly Candidate[] {
  const [first, last] = [link.points[0], link.points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const along = { x: (last.x - first.x) / length, y: (last.y - first.y) / length };
  const height = heightOf(lines);
  const flat = isFlat(link.points);
  return [0, -0.18, 0.18, -0.3, 0.3].flatMap((share) => {
    const at = { x: link.at.x + along.x * length * share, y: link.at.y + along.y * length * share };
    const off = theme.pipe / 2 + 7;
    if (flat)
      return [
        candidate(lines, at.x, at.y - off - height, 'middle', theme),
        candidate(lines, at.x, at.y + off, 'middle', theme),
      ];
    const side = off / Math.max(0.3, Math.abs(along.y)) + (height / 2) * Math.abs(along.x / along.y) + 3;
    const right = candidate(lines, at.x + side, at.y - height / 2, 'start', theme);
    const left = candidate(lines, at.x - side, at.y - height / 2, 'end', theme);
    return along.x * along.y > 0 ? [right, left] : [left, right];
  });
}

function isFlat(points: readonly Position[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return false;
  return Math.abs(last.y - first.y) < 0.25 * Math.hypot(last.x - first.x, last.y - first.y);
}

function cost(option: Candidate, order: number, request: LabelRequest, placed: readonly Candidate[]): number {
  const { theme, obstacles, pipes, width, height } = request;
  const hit = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(option.box, box), 0);
  return (
    order * 8 +
    4 * outside(option.box, width, height) +
    3 * hit(obstacles) +
    3 * hit(placed.map(({ box }) => box)) +
    pipes.reduce((sum, points) => sum + crossing(option.box, points, theme.pipe), 0)
  );
}

function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by / 3, width: width + 2 * by, height: height + (2 * by) / 3 };
}

type NodeLabel = LabelRequest['nodes'][number];

/** Devices of one row get their names on the same side, as long as that costs them no more than this each. */
const ROW_PATIENCE = 160;
/** Space between a rate and the next label. */
const AIR = 8;
/** A rate that costs more than this has no room. */
const NO_ROOM = 400;

function rowsOf(nodes: readonly NodeLabel[]): readonly (readonly NodeLabel[])[] {
  const rows = new Map<number, NodeLabel[]>();
  for (const node of nodes) {
    const row = Math.round(node.at.y / (node.size / 4));
    rows.set(row, [...(rows.get(row) ?? []), node]);
  }
  return [...rows.values()];
}

interface Laid {
  readonly laid: readonly Candidate[];
  readonly total: number;
}

function lay(
  row: readonly NodeLabel[],
  isBroken: boolean,
  request: LabelRequest,
  placed: readonly Candidate[],
  pick: (costs: readonly number[]) => number,
): Laid {
  const { theme } = request;
  const laid: Candidate[] = [];
  let total = 0;
  for (const node of row) {
    const options = aroundNode(nodeLines(node, theme, isBroken), node.at, node.size, theme).map((option) =>
      within(option, request),
    );
    const costs = options.map((option, order) => cost(option, order, request, [...placed, ...laid]));
    const chosen = pick(costs);
    const option = options[chosen];
    if (option !== undefined) laid.push(option);
    total += costs[chosen] ?? 0;
  }
  return { laid, total };
}

/** Names of one row: all below or all above, broken into two lines if need be; each by its own where that costs too much. */
function placeRow(
  row: readonly NodeLabel[],
  request: LabelRequest,
  placed: readonly Candidate[],
): readonly Candidate[] {
  const free = lay(row, false, request, placed, (costs) => costs.indexOf(Math.min(...costs)));
  for (const isBroken of [false, true]) {
    const below = lay(row, isBroken, request, placed, () => 0);
    const above = lay(row, isBroken, request, placed, () => 1);
    const aligned = below.total <= above.total ? below : above;
    if (aligned.total <= free.total + ROW_PATIENCE * row.length) return aligned.laid;
  }
  return free.laid;
}

function nodeLines(node: NodeLabel, theme: Theme, isBroken: boolean): readonly LabelLine[] {
  const gap = isBroken ? node.title.lastIndexOf(' ') : -1;
  const words = gap < 0 ? [node.title] : [node.title.slice(0, gap), node.title.slice(gap + 1)];
  const title = words.map((text) => ({ text, size: theme.device, strong: true }));
  if (theme.subtitle === 0 || node.subtitle === '') return title;
  return [...title, { text: node.subtitle, size: theme.subtitle, strong: false }];
}

/**
 * Names of devices first, a row at a time; then rates of links, level ones first, as those have no other place. A rate without
 * room is said in fewer words, and left out where there is none for these either.
 */
export function placeLabels(request: LabelRequest): readonly Label[] {
  const { theme } = request;
  const placed: Candidate[] = [];
  for (const row of rowsOf(request.nodes)) placed.push(...placeRow(row, request, placed));
  const size = theme.subtitle > 0 ? theme.subtitle : theme.device * 0.85;
  const said = (words: readonly string[]): readonly LabelLine[] =>
    words.slice(0, theme.subtitle > 0 ? 2 : 1).map((text) => ({ text, size, strong: false }));
  for (const link of request.links.toSorted((a, b) => Number(isFlat(b.points)) - Number(isFlat(a.points)))) {
    for (const lines of [said(link.lines), said(link.short ?? [])]) {
      if (lines.length === 0) continue;
      const options = besideLink(lines, link, theme);
      const costs = options.map((option, order) =>
        cost({ ...option, box: widened(option.box, AIR) }, order, request, placed),
      );
      const least = Math.min(...costs);
      const best = options[costs.indexOf(least)];
      if (best === undefined || least > NO_ROOM) continue;
      placed.push(best);
      break;
    }
  }
  return placed;
}
