/** A view of a network: devices as their glyphs, subnets as bars with names, roles as outlines around who plays them. */

import { say } from '@lanelab/messages/network-drawing';
import type { Box } from './box.ts';
import { extent } from './columns.ts';
import type { ChartData, ChartDrawing, DrawingEdge, DrawingNode } from './data.ts';
import { convexHull } from './hull.ts';
import { clipped } from './plain.ts';
import { el, polyline, round, svg, text } from './svg.ts';
import { textWidth } from './text-width.ts';
import { THEMES, type Theme, type ThemeName } from './theme.ts';
import { GLYPH_SIZE, glyph } from './topology/glyphs.ts';
import { placeLabels } from './topology/labels.ts';
import type { Position } from './topology/network.ts';

const MAX_NAME = 16;
/** With more nodes than these names are left out: there is no room for them. */
const MOST_NAMED = 120;
const MOST_DRAWN = 400;

const isBar = ({ kind }: DrawingNode): boolean => kind === 'subnet';

/** A subnet's bar: its name, and its emulated LAN. */
function barSize(theme: Theme, node: DrawingNode): { readonly width: number; readonly height: number } {
  const wide = Math.max(
    textWidth(node.name, theme.small, theme.strong),
    theme.subtitle === 0 ? 0 : textWidth(node.detail, theme.subtitle, theme.body),
  );
  const lines = theme.subtitle === 0 || node.detail === '' ? 1 : 2;
  return { width: wide + theme.small * 1.4, height: theme.small * (lines === 1 ? 1.9 : 3) };
}

function sizeOf(theme: Theme, node: DrawingNode): { readonly width: number; readonly height: number } {
  const size = GLYPH_SIZE * theme.glyphScale;
  return isBar(node) ? barSize(theme, node) : { width: size, height: size };
}

/** Spreads the drawing over the box, as wide and as high as there is room. */
function fit(theme: Theme, { nodes, groups }: ChartDrawing, box: Box): ReadonlyMap<string, Position> {
  const [left, right] = extent(nodes.map(({ x }) => x)) ?? [0, 0];
  const [top, bottom] = extent(nodes.map(({ y }) => y)) ?? [0, 0];
  const widest = Math.max(0, ...nodes.map((node) => sizeOf(theme, node).width));
  const air = groups.length > 0 ? theme.small * 2 : 0;
  const marginX = Math.min(box.width * 0.3, Math.max(widest / 2, theme.device * 3.2) + 6 + air);
  const marginY = Math.min(
    box.height * 0.3,
    (GLYPH_SIZE * theme.glyphScale) / 2 + theme.device * 2.6 + theme.subtitle + air,
  );
  const room = { x: Math.max(1, box.width - 2 * marginX), y: Math.max(1, box.height - 2 * marginY) };
  return new Map(
    nodes.map((node) => [
      node.id,
      {
        x: box.x + marginX + (right === left ? room.x / 2 : ((node.x - left) / (right - left)) * room.x),
        y: box.y + marginY + (bottom === top ? room.y / 2 : ((node.y - top) / (bottom - top)) * room.y),
      },
    ]),
  );
}

/** Where each edge runs; those between the same two nodes fan out. */
function courses(edges: readonly DrawingEdge[], at: ReadonlyMap<string, Position>, breadth: number) {
  const key = ({ a, b }: DrawingEdge) => [a, b].toSorted().join(' ');
  const siblings = new Map<string, DrawingEdge[]>();
  for (const edge of edges) siblings.set(key(edge), [...(siblings.get(key(edge)) ?? []), edge]);
  return edges.flatMap((edge) => {
    const [from, to] = [at.get(edge.a), at.get(edge.b)];
    if (from === undefined || to === undefined) return [];
    const group = siblings.get(key(edge)) ?? [edge];
    const shift = (group.indexOf(edge) - (group.length - 1) / 2) * breadth * (edge.a < edge.b ? 1 : -1);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const by = { x: (-(to.y - from.y) / length) * shift, y: ((to.x - from.x) / length) * shift };
    const points = [from, to].map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
    return [{ edge, points }];
  });
}

/** A curve that sags, since straight shortcuts between devices of one row would lie on one another. */
function bow([from, to]: readonly Position[]): string {
  if (from === undefined || to === undefined) return '';
  const hang = Math.min(80, 0.2 * Math.hypot(to.x - from.x, to.y - from.y));
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + hang };
  return `${polyline([from])}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
}

function drawEdge(theme: Theme, { kind }: DrawingEdge, points: readonly Position[]): string {
  const d = kind === 'shortcut' ? bow(points) : polyline(points);
  const stroke = (colour: string, width: number, dash?: string) =>
    el('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-linecap': dash === undefined ? null : 'round',
    });
  switch (kind) {
    case 'cable':
      return stroke(theme.pipeEdge, theme.pipe * 0.6 + 2 * theme.hair) + stroke(theme.pipeFill, theme.pipe * 0.6);
    case 'member':
      return stroke(theme.edge, theme.stroke);
    case 'route':
      return stroke(theme.data, theme.stroke * 1.25);
    case 'control':
      return stroke(theme.control, theme.stroke, '1 6');
    case 'shortcut':
      return stroke(theme.short, theme.stroke * 1.5);
  }
}

function drawGroup(theme: Theme, points: readonly Position[], pad: number): string {
  const outline = convexHull(points);
  const first = outline[0];
  if (first === undefined) return '';
  const d = `${polyline(outline.length === 1 ? [first, { x: first.x + 0.1, y: first.y }] : outline)}Z`;
  const band = (colour: string, width: number) =>
    el('path', { d, fill: colour, stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return band(theme.edge, 2 * pad) + band(theme.sunk, 2 * pad - 2 * theme.hair);
}

/** The group's name over the middle of its upper edge, and the room that it takes. */
function groupLabel(theme: Theme, name: string, points: readonly Position[], pad: number) {
  const top = Math.min(...points.map(({ y }) => y));
  const highest = points.filter(({ y }) => y - top < 1);
  const x = highest.reduce((sum, point) => sum + point.x, 0) / Math.max(1, highest.length);
  const y = top - pad - theme.small * 0.5;
  const width = textWidth(name, theme.small, theme.medium500);
  const markup = text(x, y, name, { size: theme.small, weight: theme.medium500, fill: theme.muted, anchor: 'middle' });
  const box: Box = { x: x - width / 2, y: y - theme.small, width, height: theme.small * 1.2 };
  return { markup, box };
}

function drawBar(theme: Theme, node: DrawingNode, { x, y }: Position, words: boolean): string {
  const { width, height } = barSize(theme, node);
  const shown = words ? { width, height } : { width: 26, height: 9 };
  const bar = el('rect', {
    x: x - shown.width / 2,
    y: y - shown.height / 2,
    width: shown.width,
    height: shown.height,
    rx: 4,
    fill: theme.dataWash,
    stroke: theme.data,
    'stroke-width': theme.hair * 1.25,
  });
  if (!words) return bar;
  const isDouble = theme.subtitle > 0 && node.detail !== '';
  const name = text(x, y + (isDouble ? -theme.small * 0.15 : theme.small * 0.36), node.name, {
    size: theme.small,
    weight: theme.strong,
    fill: theme.ink,
    anchor: 'middle',
  });
  const detail = text(x, y + theme.small * 1.05, node.detail, {
    size: theme.subtitle,
    weight: theme.body,
    fill: theme.muted,
    anchor: 'middle',
  });
  return bar + name + (isDouble ? detail : '');
}

function drawNode(theme: Theme, node: DrawingNode, at: Position, words: boolean): string {
  if (node.kind === 'subnet') return drawBar(theme, node, at, words);
  return glyph(words ? theme : { ...theme, glyphScale: 0.4 }, node.kind, at.x, at.y);
}

function nothing(theme: Theme, box: Box): string {
  return text(box.x + box.width / 2, box.y + box.height / 2, say('nothing-in-view'), {
    size: theme.medium,
    weight: theme.body,
    fill: theme.muted,
    anchor: 'middle',
  });
}

interface Obstacles {
  readonly pipes: readonly (readonly Position[])[];
  readonly taken: readonly Box[];
}

function nameLabels(
  theme: Theme,
  { nodes }: ChartDrawing,
  at: ReadonlyMap<string, Position>,
  box: Box,
  { pipes, taken }: Obstacles,
): string {
  const size = GLYPH_SIZE * theme.glyphScale;
  const obstacles = nodes.flatMap((node) => {
    const place = at.get(node.id);
    if (place === undefined) return [];
    const { width, height } = sizeOf(theme, node);
    return [{ x: place.x - width / 2, y: place.y - height / 2, width, height }];
  });
  const labels = placeLabels({
    theme,
    width: box.x + box.width,
    height: box.y + box.height,
    obstacles: [...obstacles, ...taken],
    pipes,
    nodes: nodes.flatMap((node) => {
      const place = at.get(node.id);
      if (place === undefined || isBar(node)) return [];
      const title = clipped(node.name, MAX_NAME * theme.device, theme.device, theme.strong);
      return [{ at: place, size, title, subtitle: node.detail }];
    }),
    links: [],
  });
  return labels
    .flatMap((label) =>
      label.lines.map((line, index) =>
        text(
          label.x,
          label.y + line.size * 0.8 + label.lines.slice(0, index).reduce((sum, entry) => sum + entry.size * 1.25, 0),
          line.text,
          {
            size: line.size,
            weight: line.strong ? theme.strong : theme.body,
            fill: line.strong ? theme.ink : theme.muted,
            anchor: label.anchor,
            halo: { colour: theme.paper, width: theme.halo },
          },
        ),
      ),
    )
    .join('');
}

function draw(theme: Theme, drawing: ChartDrawing, box: Box, words: boolean): string {
  if (drawing.nodes.length === 0) return nothing(theme, box);
  const scaled = words ? theme : { ...theme, glyphScale: 0.4, device: 6, small: 6, subtitle: 0, pipe: 6 };
  const at = fit(scaled, drawing, box);
  const drawn = courses(drawing.edges, at, scaled.pipe * 0.6 + 5);
  const pad = (GLYPH_SIZE * scaled.glyphScale) / 2 + scaled.device * 1.3 + scaled.small * 1.5;
  const isNamed = words && drawing.nodes.length <= MOST_NAMED;
  const groups = drawing.groups.map(({ name, nodes }) => ({ name, points: nodes.flatMap((id) => at.get(id) ?? []) }));
  const headings = groups.map(({ name, points }) => groupLabel(scaled, name, points, pad));
  const shown = drawing.nodes.slice(0, MOST_DRAWN);
  return [
    ...groups.map(({ points }) => drawGroup(scaled, points, pad)),
    ...drawn.map(({ edge, points }) => drawEdge(scaled, edge, points)),
    ...shown.map((node) => {
      const place = at.get(node.id);
      return place === undefined ? '' : drawNode(scaled, node, place, isNamed);
    }),
    ...(isNamed
      ? [
          ...headings.map(({ markup }) => markup),
          nameLabels(theme, drawing, at, box, {
            pipes: drawn.map(({ points }) => points),
            taken: headings.map((entry) => entry.box),
          }),
        ]
      : []),
  ].join('');
}

const EMPTY: ChartDrawing = { view: 'physical', nodes: [], edges: [], groups: [] };

export const drawDrawing = (theme: Theme, data: ChartData, box: Box): string =>
  draw(theme, data.drawing ?? EMPTY, box, true);

export const drawDrawingThumbnail = (theme: Theme, data: ChartData, box: Box): string =>
  draw(
    theme,
    data.drawing ?? EMPTY,
    { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 },
    false,
  );

export interface DrawingOptions {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}

/** The label names so many nodes. */
const MOST_SAID = 40;

function labelOf({ view, nodes }: ChartDrawing): string {
  const names = nodes.slice(0, MOST_SAID).map(({ name }) => name);
  return say(`view.${view}`, { names: names.join(', '), more: nodes.length - names.length });
}

/** A view alone, as a whole SVG document. */
export function renderDrawing(drawing: ChartDrawing, { theme: name, width, height }: DrawingOptions): string {
  const theme = THEMES[name];
  return svg(width, height, theme.paper, labelOf(drawing), draw(theme, drawing, { x: 0, y: 0, width, height }, true));
}
