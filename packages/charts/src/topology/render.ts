/** A read-only drawing of a network: glyphs, pipes with their rates, names that keep off both. */

import { decimal } from '@lanelab/messages';
import { say } from '@lanelab/messages/network-drawing';
import type { Box } from '../box.ts';
import { duration } from '../format.ts';
import { clipped, plain } from '../plain.ts';
import { el, polyline, svg, text } from '../svg.ts';
import { THEMES, type Theme, type ThemeName } from '../theme.ts';
import { crowd } from './crowd.ts';
import { GLYPH_SIZE, glyph } from './glyphs.ts';
import { type Label, placeLabels } from './labels.ts';
import type { NetworkDrawing, NetworkLink, NetworkNode, Position } from './network.ts';
import { positionsOf } from './positions.ts';

export interface TopologyOptions {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}

interface LineWords {
  /** What the link is labelled with. */
  readonly label: string;
  /** The same where there is little room. */
  readonly short: string;
}

const rate = (mbps: string): string => `${decimal(mbps)} Mb/s`;

const LINES: Readonly<Record<string, LineWords>> = {
  oc3c: { label: `OC-3c, ${rate('155.52')}`, short: 'OC-3c' },
  oc12c: { label: `OC-12c, ${rate('622.08')}`, short: 'OC-12c' },
  ds3: { label: `DS3, ${rate('44.736')}`, short: 'DS3' },
  e3: { label: `E3, ${rate('34.368')}`, short: 'E3' },
  atm25: { label: rate('25.6'), short: rate('25.6') },
  'atm25-ideal': { label: say('link.ideal', { rate: rate('25.6') }), short: rate('25.6') },
  eth10: { label: rate('10'), short: rate('10') },
  eth100: { label: rate('100'), short: rate('100') },
};

/** Where a link bends, in drawing coordinates. */
function route(
  network: NetworkDrawing,
  link: NetworkLink,
  at: ReadonlyMap<number, Position>,
  project: (point: Position) => Position,
) {
  const [a, b] = [at.get(link.a.node), at.get(link.b.node)];
  if (a === undefined || b === undefined) return [];
  const waypoints = network.layout.links[String(link.id)]?.waypoints ?? [];
  return [a, ...waypoints.map((point) => project(point)), b];
}

/** Links between the same two nodes fan out. */
function fanned(points: readonly Position[], index: number, count: number, breadth: number): readonly Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (count < 2 || points.length !== 2 || first === undefined || last === undefined) return points;
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const shift = (index - (count - 1) / 2) * (breadth + 6);
  const by = { x: (-(last.y - first.y) / length) * shift, y: ((last.x - first.x) / length) * shift };
  return points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}

function pipe(theme: Theme, points: readonly Position[]): string {
  const d = polyline(points);
  const stroke = (colour: string, width: number, extra = {}) =>
    el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', ...extra });
  return (
    stroke(theme.pipeEdge, theme.pipe + 2 * theme.hair) +
    stroke(theme.pipeFill, theme.pipe) +
    stroke(theme.pipeEdge, 0.75, { 'stroke-dasharray': '1 5' })
  );
}

/** Finding room for names takes time with the square of their number; more devices or links than this have none. */
const MOST_NAMED = 150;
/** Networks with more devices or links are drawn as marks and lines. */
const MOST_DRAWN = 500;
/** A name is cut where it is longer than so many times its size: about 25 letters. */
const NAME_WIDTH = 14;
/** The summary names so many devices. */
const MOST_SAID = 40;

/**
 * The lines of a link's label: its rate, and its delay where it is long enough to matter. `short` is what to show where these have no
 * room, nothing where that is no shorter.
 */
function linkWords(nodes: ReadonlyMap<number, NetworkNode>, link: NetworkLink) {
  const phy = nodes.get(link.a.node)?.ports.find(({ id }) => id === link.a.port)?.phy ?? '';
  const { label, short } = LINES[phy] ?? { label: phy, short: phy };
  const delayPs = link.delayPs ?? (link.lengthM ?? 0) * 5_000;
  if (delayPs < 1_000_000) return { lines: [label], short: short === label ? [] : [short] };
  const km = (link.lengthM ?? 0) / 1_000;
  return { lines: [label, `${km >= 1 ? `${km} km, ` : ''}${duration(delayPs)}`], short: [short] };
}

function midpoint(points: readonly Position[]): Position {
  const at = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[at], points[at + 1]];
  if (a === undefined || b === undefined) return { x: 0, y: 0 };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function nodeSubtitle(node: NetworkNode): string {
  return node.interfaces?.[0]?.ip ?? '';
}

function drawLabel(theme: Theme, label: Label): string {
  return label.lines
    .map((line, index) =>
      text(
        label.x,
        label.y + line.size * 0.8 + label.lines.slice(0, index).reduce((sum, { size }) => sum + size * 1.25, 0),
        line.text,
        {
          size: line.size,
          weight: line.strong ? theme.strong : theme.body,
          fill: line.strong ? theme.ink : theme.muted,
          anchor: label.anchor,
          halo: { colour: theme.paper, width: theme.halo },
        },
      ),
    )
    .join('');
}

function nothingYet(theme: Theme, width: number, height: number): string {
  const style = { size: theme.device, weight: theme.body, fill: theme.muted, anchor: 'middle' } as const;
  return text(width / 2, height / 2, say('no-devices'), style);
}

/** Kinds of devices in the order of the summary. */
const KINDS = ['host', 'switch', 'generator', 'edge', 'router', 'server', 'hub'] as const;

function summary(network: NetworkDrawing): string {
  const { nodes, links } = network.model;
  const counts = KINDS.map((kind) => ({ kind, count: nodes.filter((node) => node.kind === kind).length }));
  const shown = [
    ...counts.filter(({ count }) => count > 0).map(({ kind, count }) => say(`count.${kind}`, { count })),
    say('count.links', { count: links.length }),
  ];
  const names = nodes.slice(0, MOST_SAID).map(({ name }) => plain(name));
  return [
    say('network', { counts: shown.join(', ') }),
    ...(names.length === 0 ? [] : [say('names', { names: names.join(', '), more: nodes.length - names.length })]),
  ].join(' ');
}

export function renderTopology(network: NetworkDrawing, options: TopologyOptions): string {
  const theme = THEMES[options.theme];
  const { width, height } = options;
  const { at, project } = positionsOf(network, theme, width, height);
  const count = Math.max(network.model.nodes.length, network.model.links.length);
  if (count > MOST_DRAWN) return svg(width, height, theme.paper, summary(network), crowd(theme, network, at));
  const nodes = new Map(network.model.nodes.map((node) => [node.id, node]));
  const siblings = new Map<string, NetworkLink[]>();
  const between = (link: NetworkLink): string => [link.a.node, link.b.node].toSorted((a, b) => a - b).join('-');
  for (const link of network.model.links) {
    const key = between(link);
    siblings.set(key, [...(siblings.get(key) ?? []), link]);
  }
  const drawn = network.model.links.map((link) => {
    const group = siblings.get(between(link)) ?? [link];
    const points = route(network, link, at, project);
    return { link, points: fanned(points, group.indexOf(link), group.length, theme.pipe) };
  });
  const size = GLYPH_SIZE * theme.glyphScale;
  const obstacles: Box[] = [...at.values()].map(({ x, y }) => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  }));
  const labels =
    count > MOST_NAMED
      ? []
      : placeLabels({
          theme,
          width,
          height,
          obstacles,
          pipes: drawn.map(({ points }) => points),
          nodes: network.model.nodes.flatMap((node) => {
            const place = at.get(node.id);
            const title = clipped(node.name, NAME_WIDTH * theme.device, theme.device, theme.strong);
            return place === undefined ? [] : [{ at: place, size, title, subtitle: nodeSubtitle(node) }];
          }),
          links: drawn.map(({ link, points }) => {
            return { at: midpoint(points), points, ...linkWords(nodes, link) };
          }),
        });
  return svg(
    width,
    height,
    theme.paper,
    summary(network),
    ...drawn.map(({ points }) => pipe(theme, points)),
    ...network.model.nodes.map((node) => {
      const place = at.get(node.id);
      return place === undefined ? '' : glyph(theme, node.kind, place.x, place.y);
    }),
    ...labels.map((label) => drawLabel(theme, label)),
    network.model.nodes.length > 0 ? '' : nothingYet(theme, width, height),
  );
}
