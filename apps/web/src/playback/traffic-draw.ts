/** Draws the traffic of one instant over the stage: everything from what the engine recorded, nothing from a guess. */
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/playback';
import type { LinkLine, StageGeometry } from '../document/topology-view/geometry.ts';
import type { Counts, Shares } from '../document/topology-view/traffic-styles.ts';
import { LOOKS, type Look } from '../document/topology-view/traffic-styles.ts';
import { drawCut } from './cut-draw.ts';
import { drawGauge, noteOn, type Sheet, type Written } from './gauge-draw.ts';
import { type Lane, laneOf, trace } from './marks.ts';
import { type Drawn, type DrawnEnd, drawMarks, opacityOf, type Stress, sizeOf } from './marks-draw.ts';
import type { LinkDirection } from './run/types.ts';
import type { TrafficColours } from './traffic-colours.ts';
import type { TrafficPen } from './traffic-pen.ts';
import type { Detail, LinkEnd, Recording } from './types.ts';

/** Share of a link's width: the line of an Ethernet that carries something. */
const FRAME_SHARE = 0.4;

export interface Picture {
  readonly recording: Recording;
  readonly geometry: StageGeometry;
  readonly timePs: number;
  readonly detail: Detail;
  /** Simulated ps that a second of the wall clock stands for, for how long a loss is shown. */
  readonly perSecondPs: number;
  /** No travelling marks, but counts. */
  readonly isReduced: boolean;
  /** Null: everything is data. */
  readonly shares: Shares | null;
  /** Null: everything is drawn alike, with queues and their words. */
  readonly stress: Stress | null;
}

/** A style of the picture that a legend explains. */
export type Style = Look | 'queue' | 'lost';

/** Share of a link's width that the cells on a thick line are off its middle. */
const ON_LINE_SHARE = 0.12;

type LanesOf = Readonly<Record<LinkDirection, Pick<DrawnEnd, 'lane' | 'onLine'>>>;

const lanes = new WeakMap<LinkLine, LanesOf>();

/** Lanes of a line are the same as long as the line is. */
function lanesOf(line: LinkLine): LanesOf {
  const known = lanes.get(line);
  if (known !== undefined) return known;
  const both = (direction: LinkDirection) => ({
    lane: laneOf(line.points, direction, line.width / 4),
    onLine: laneOf(line.points, direction, line.width * ON_LINE_SHARE),
  });
  const made = { ab: both('ab'), ba: both('ba') };
  lanes.set(line, made);
  return made;
}

/** With the line that it lies along. */
export interface LinedEnd extends DrawnEnd {
  readonly line: LinkLine;
}

/** Where the marks of each direction of a link lie in a picture. */
export function drawnEndsOf({ recording, geometry }: Picture): readonly LinedEnd[] {
  const lines = new Map(geometry.lines().map((line) => [line.link, line]));
  return recording.ends.flatMap((end) => {
    const line = lines.get(end.link);
    return line === undefined ? [] : [{ end, line, ...lanesOf(line)[end.direction], width: line.width }];
  });
}

/** What a second stands for at Max, where no speed says it: a loss stays for one redraw. */
export const MAX_PER_SECOND_PS = 1e9;

/** The marks that a picture shows before a change of what they stand for, and how opaque these still are. */
interface Fading {
  readonly detail: Detail;
  readonly opacity: number;
}

export interface DrawnTraffic extends Omit<Drawn, 'seen'> {
  readonly labels: readonly Written[];
  readonly seen: ReadonlySet<Style>;
}

/** Clears the canvas and draws, with so many pixels of the canvas for one of the page. */
export function drawTraffic(
  pen: CanvasRenderingContext2D,
  picture: Picture,
  colours: TrafficColours,
  density: number,
  before: Fading | null,
): DrawnTraffic {
  const { width, height } = picture.geometry.size();
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, width, height);
  const { x, y, zoom } = picture.geometry.view();
  pen.setTransform(density * zoom, 0, 0, density * zoom, density * x, density * y);
  return drawTrafficWith(pen, picture, colours, before);
}

/** Draws in stage px over what is there. */
export function drawTrafficWith(
  pen: TrafficPen,
  picture: Picture,
  colours: TrafficColours,
  before: Fading | null = null,
): DrawnTraffic {
  const { zoom } = picture.geometry.view();
  const ends = drawnEndsOf(picture);
  const sheet: Sheet = { places: picture.geometry.places(), colours, zoom, written: [] };
  if (before !== null) {
    pen.globalAlpha = before.opacity;
    drawDetail(pen, { ...picture, detail: before.detail }, ends, { ...sheet, written: [] });
    pen.globalAlpha = 1 - before.opacity;
  }
  const drawn = drawDetail(pen, picture, ends, sheet);
  pen.globalAlpha = 1;
  for (const end of ends) if (end.end.direction === 'ab' && !end.end.isUpAt(picture.timePs)) drawCut(pen, end, sheet);
  const seen = new Set<Style>(drawn.seen);
  for (const end of ends) for (const style of drawGauge(pen, picture, end, sheet)) seen.add(style);
  return { ...drawn, seen, labels: sheet.written };
}

function drawDetail(pen: TrafficPen, picture: Picture, ends: readonly LinedEnd[], sheet: Sheet): Drawn {
  const isClose = picture.detail === 'cells' || picture.detail === 'frames';
  if (!isClose) {
    const seen = new Set(ends.flatMap((drawn) => drawRibbon(pen, picture, drawn, sheet)));
    return { marks: 0, isToScale: true, seen };
  }
  if (picture.isReduced) {
    const counts = ends.map((drawn) => drawCount(pen, picture, drawn, sheet));
    return { marks: 0, isToScale: true, seen: new Set(counts.some((count) => count > 0) ? ['data'] : []) };
  }
  return drawMarks(pen, picture, ends, sheet.colours, sheet.zoom);
}

/** As wide as the share of the line's cells that carry something. Returns what the cells are. */
function drawRibbon(
  pen: TrafficPen,
  { recording, timePs, detail, shares, stress }: Picture,
  drawn: LinedEnd,
  sheet: Sheet,
): readonly Look[] {
  const { end, width } = drawn;
  const { zoom } = sheet;
  const rate = recording.rateAt(end, timePs) ?? 0;
  if (rate <= 0) return [];
  // How long the counted frames were is not known: their line is as wide at any rate.
  const share = end.bitPs > 0 ? FRAME_SHARE : Math.min(1, (rate * end.cellPs) / 1e12);
  const wide = Math.max(1.2 / zoom, share * width * 0.46);
  const counts = shares?.get(end.key);
  const kinds = drawBands(pen, drawn, counts, wide, sheet, stress);
  if (detail === 'max') noteOn(pen, sheet, end, rateWords(rate, end));
  return kinds;
}

/** Told apart by their strokes, too, in px of the screen. */
const dashes: Readonly<Record<Look, readonly number[]>> = {
  data: [],
  shortcut: [],
  control: [2, 4],
  bus: [8, 3, 2, 3],
};

/** A band for each kind, as wide as its share, side by side; one of data where nothing is known of them. */
function drawBands(
  pen: TrafficPen,
  { line, end, width, lane }: LinedEnd,
  counts: Counts | undefined,
  wide: number,
  { colours, zoom }: Sheet,
  stress: Stress | null,
): readonly Look[] {
  const opacity = pen.globalAlpha;
  const kinds = LOOKS.filter((look) => (counts?.[look] ?? 0) > 0);
  const all = kinds.reduce((sum, look) => sum + (counts?.[look] ?? 0), 0);
  const stroke = (look: Look, own: Lane, thick: number) => {
    pen.strokeStyle = colours[look];
    pen.globalAlpha = opacity * opacityOf(look, stress);
    pen.lineWidth = thick * sizeOf(look, stress);
    pen.setLineDash(dashes[look].map((dash) => dash / zoom));
    pen.beginPath();
    trace(pen, own, 0, own.length);
    pen.stroke();
  };
  if (kinds.length <= 1) stroke(kinds[0] ?? 'data', lane, wide);
  else {
    // What is little is still seen.
    const parts = kinds.map((look) => Math.max(1.2 / zoom, (wide * (counts?.[look] ?? 0)) / all));
    let at = width / 4 - parts.reduce((sum, part) => sum + part, 0) / 2;
    for (const [index, look] of kinds.entries()) {
      const thick = parts[index] ?? 0;
      stroke(look, laneOf(line.points, end.direction, at + thick / 2), thick);
      at += thick;
    }
  }
  pen.setLineDash([]);
  pen.globalAlpha = opacity;
  return kinds.length === 0 ? ['data'] : kinds;
}

function rateWords(rate: number, end: LinkEnd): string {
  return say('traffic-draw.rate', { rate: shortRate(rate), unit: end.bitPs > 0 ? 'frame' : 'cell' });
}

function shortRate(rate: number): string {
  if (rate >= 10_000) return `${Math.round(rate / 1000)}k`;
  return rate >= 1000 ? `${fixed(rate / 1000, 1)}k` : String(Math.max(1, Math.round(rate)));
}

/** Cells on the wire now, as a number. Returns how many they are. */
function drawCount(
  pen: TrafficPen,
  { recording, timePs, detail }: Picture,
  { end, lane, width }: DrawnEnd,
  sheet: Sheet,
): number {
  const { colours, zoom } = sheet;
  let count = 0;
  const add = () => {
    count += 1;
  };
  if (detail === 'cells') recording.cellsAt(end, timePs, add);
  else recording.framesAt(end, timePs, add);
  if (count === 0) return 0;
  pen.strokeStyle = colours.data;
  pen.lineWidth = Math.max(1.2 / zoom, width * 0.2);
  pen.beginPath();
  trace(pen, lane, 0, lane.length);
  pen.stroke();
  const unit = detail === 'cells' && end.bitPs === 0 ? 'cell' : 'frame';
  noteOn(pen, sheet, end, say('traffic-draw.on-the-line', { count, unit }));
  return count;
}
