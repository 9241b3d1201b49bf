/** The stage of the page as a picture: devices, links and names where the page has them, and traffic that is drawn elsewhere. */

import type { Box } from '../box.ts';
import { clipped } from '../plain.ts';
import { el, polyline, svg, text } from '../svg.ts';
import { THEMES, type Theme, type ThemeName } from '../theme.ts';
import { type GLYPHS, glyph } from './glyphs.ts';
import type { Position } from './network.ts';

/** What is written beside a device, stage px. */
export interface StageName {
  /** Left end, middle or right end of the words, and their upper edge. */
  readonly x: number;
  readonly top: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
  /** Size of the name. */
  readonly size: number;
  /** The name is cut at this width; null where it is shown whole. */
  readonly cutAt: number | null;
  /** The smaller line under the name; empty for none. */
  readonly caption: string;
  readonly captionSize: number;
}

export interface StageDevice {
  readonly kind: keyof typeof GLYPHS;
  readonly at: Position;
  /** Null where there is no room for a name. */
  readonly name: StageName | null;
}

export interface StageLink {
  /** From the middle of one device to the middle of the other. */
  readonly points: readonly Position[];
  /** Width of the pipe. */
  readonly width: number;
}

/** The parts of a network as they stand on the stage, stage px. */
export interface StageNetwork {
  readonly groups: readonly { readonly name: string; readonly box: Box; readonly nameSize: number }[];
  readonly links: readonly StageLink[];
  readonly devices: readonly StageDevice[];
}

/** The part of the stage that one picture shows. */
export interface StageView {
  /** Size of the picture, px. */
  readonly width: number;
  readonly height: number;
  /** From stage to picture: `picture = stage * zoom + offset`. */
  readonly view: { readonly x: number; readonly y: number; readonly zoom: number };
}

export interface StageMarks {
  /** Elements over the devices, in stage px. */
  readonly onStage: string;
  /** Elements over everything, in px of the picture. */
  readonly onPicture: string;
}

const NO_MARKS: StageMarks = { onStage: '', onPicture: '' };

/** Height of a line, and of its letters above the baseline, in sizes of the text. */
const LINE = 1.2;
const ASCENT = 0.96;

function pipe(theme: Theme, { points, width }: StageLink): string {
  const d = polyline(points);
  const stroke = (colour: string, thick: number, dash: string | null = null) =>
    el('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': thick,
      'stroke-linejoin': 'round',
      'stroke-dasharray': dash,
    });
  return stroke(theme.pipeEdge, width + 2) + stroke(theme.pipeFill, width) + stroke(theme.pipeEdge, 0.75, '1 5');
}

function nameOf(theme: Theme, { x, top, anchor, lines, size, cutAt, caption, captionSize }: StageName): string {
  const halo = { colour: theme.paper, width: theme.halo };
  const written = lines.map((line, index) =>
    text(x, top + (index * LINE + ASCENT) * size, cutAt === null ? line : clipped(line, cutAt, size, theme.strong), {
      size,
      weight: theme.strong,
      fill: theme.ink,
      anchor,
      halo,
    }),
  );
  const under = { size: captionSize, weight: theme.body, fill: theme.muted, anchor, halo } as const;
  if (caption !== '') written.push(text(x, top + lines.length * LINE * size + ASCENT * captionSize, caption, under));
  return written.join('');
}

function hull(theme: Theme, { name, box, nameSize }: StageNetwork['groups'][number]): string {
  const outline = { fill: 'none', stroke: theme.edge, 'stroke-width': 1.25, 'stroke-dasharray': '6 4' };
  const style = { size: nameSize, weight: theme.strong, fill: theme.muted } as const;
  return (
    el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx: 12, ...outline }) +
    text(box.x + 12, box.y - 6, name, { ...style, halo: { colour: theme.paper, width: theme.halo } })
  );
}

/** The contents of a picture, without the SVG around them. */
export function stageMarkup(
  { groups, links, devices }: StageNetwork,
  { view }: StageView,
  theme: Theme,
  marks: StageMarks,
): string {
  const place = `translate(${polyline([view]).slice(1)}) scale(${view.zoom})`;
  return (
    el(
      'g',
      { transform: place },
      ...groups.map((group) => hull(theme, group)),
      ...links.map((link) => pipe(theme, link)),
      ...devices.map(({ kind, at }) => glyph(theme, kind, at.x, at.y)),
      ...devices.flatMap(({ name }) => (name === null ? [] : [nameOf(theme, name)])),
      marks.onStage,
    ) + marks.onPicture
  );
}

/** One picture as a whole SVG document; `label` is what a screen reader says. */
export function renderStage(
  network: StageNetwork,
  view: StageView,
  { theme, label }: { readonly theme: ThemeName; readonly label: string },
  marks: StageMarks = NO_MARKS,
): string {
  const { paper } = THEMES[theme];
  return svg(view.width, view.height, paper, label, stageMarkup(network, view, THEMES[theme], marks));
}
