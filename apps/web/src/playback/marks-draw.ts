/** Draws cells or frames on their wires: one path a direction, and one stretch for marks that cannot be told apart. */
import { LOOKS, type Look } from '../document/topology-view/traffic-styles.ts';
import { type Lane, sizeOnPipe, stretchAt, trace } from './marks.ts';
import { drawSymbols, type SymbolPen } from './symbols.ts';
import type { TrafficColours } from './traffic-colours.ts';
import type { Detail, LinkEnd, Mark, Recording } from './types.ts';

/** Marks in one picture; what is more is not drawn. */
export const MOST_MARKS = 5000;
/** Octets of a cell's header, of all. */
const HEADER_SHARE = 5 / 53;
/** Marks nearer to each other than this, px of the screen, are one stretch … */
const NEAR_PX = 0.25;
/** … if that is also less than this share of the next one: half a load must not look like a full one. */
const NEAR_SHARE = 0.1;

/** A direction of a link, and where on the stage it lies. */
export interface DrawnEnd {
  readonly end: LinkEnd;
  readonly lane: Lane;
  /** Beside the middle of the link, where a thick line has its cells. */
  readonly onLine: Lane;
  readonly width: number;
}

export interface Drawn {
  readonly marks: number;
  readonly isToScale: boolean;
  /** What is seen in the picture, for the legend. */
  readonly seen: ReadonlySet<Look>;
}

/** What a picture is about: cells of this look are large, the others pale. Without a look, all of them are pale. */
export interface Stress {
  readonly look: Look | null;
  /** The layer over the cables draws a thick line in the colour of this look: its cells are light marks on that line. */
  readonly isOnLine: boolean;
}

/** How much larger a mark that a picture is about is drawn. */
const STRESSED_SIZE = 1.5;
/** The size of a light mark on a thick line, which keeps a rim. */
const ON_LINE_SIZE = 0.8;
export const PALE = 0.3;

/** Whether marks of a look are light marks on a thick line. */
export const isOnLine = (look: Look, stress: Stress | null): boolean => stress?.look === look && stress.isOnLine;

export const opacityOf = (look: Look, stress: Stress | null): number =>
  stress === null || stress.look === look ? 1 : PALE;
export function sizeOf(look: Look, stress: Stress | null): number {
  if (stress?.look !== look) return 1;
  return stress.isOnLine ? ON_LINE_SIZE : STRESSED_SIZE;
}

export interface MarksPicture {
  readonly recording: Recording;
  readonly timePs: number;
  readonly detail: Detail;
  readonly stress: Stress | null;
}

/** What a path needs of a canvas. */
export interface MarksPen extends SymbolPen {
  lineCap: CanvasLineCap;
  globalAlpha: number;
}

/** What of a direction is drawn as symbols: stretches that carry something, and where a symbol stands in each. */
interface Symbols {
  readonly stretches: (readonly [tail: number, head: number])[];
  readonly places: number[];
}

/** Symbols of one kind stand so many of their lengths apart at least. */
const SYMBOL_GAP = 1.15;

/** Cells of one direction that are symbols, by what they are; the bars are drawn as they come. */
class SymbolsOf {
  readonly #of = new Map<Look, Symbols>();
  readonly #gap: number;

  constructor(gap: number) {
    this.#gap = gap;
  }

  add(look: Look, tail: number, head: number): void {
    const known = this.#of.get(look) ?? { stretches: [], places: [] };
    this.#of.set(look, known);
    known.stretches.push([tail, head]);
    const at = (tail + head) / 2;
    const last = known.places.at(-1);
    if (last === undefined || Math.abs(last - at) >= this.#gap) known.places.push(at);
  }

  draw(
    pen: MarksPen,
    { lane: beside, onLine }: DrawnEnd,
    colours: TrafficColours,
    zoom: number,
    stress: Stress | null,
  ): void {
    const { paper } = colours;
    const opacity = pen.globalAlpha;
    for (const look of LOOKS) {
      const known = look === 'data' ? undefined : this.#of.get(look);
      if (look === 'data' || known === undefined) continue;
      const size = sizeOf(look, stress);
      const [markWidth, markHeight] = [colours.markWidth * size, colours.markHeight * size];
      const isLight = isOnLine(look, stress);
      const lane = isLight ? onLine : beside;
      const colour = isLight ? paper : colours[look];
      pen.globalAlpha = opacity * opacityOf(look, stress);
      pen.strokeStyle = colour;
      pen.lineWidth = ((look === 'shortcut' ? 4 : 2) * size) / zoom;
      pen.beginPath();
      for (const [tail, head] of known.stretches) trace(pen, lane, tail, head);
      pen.stroke();
      // A diamond and a ring are as high as they are long.
      const high = (look === 'shortcut' ? 1.5 * markHeight : Math.max(markHeight, markWidth * 0.9)) / zoom;
      const long = (look === 'shortcut' ? markWidth : markWidth * 0.9) / zoom;
      drawSymbols(pen, look, lane, known.places, {
        colour,
        paper: isLight ? colours[look] : paper,
        long,
        high,
        stroke: (1.75 * size) / zoom,
      });
    }
    pen.globalAlpha = opacity;
  }
}

export function drawMarks(
  pen: MarksPen,
  { recording, detail, timePs, stress }: MarksPicture,
  ends: readonly DrawnEnd[],
  colours: TrafficColours,
  zoom: number,
): Drawn {
  let marks = 0;
  let isToScale = true;
  const seen = new Set<Look>();
  const opacity = pen.globalAlpha;
  pen.lineCap = 'butt';
  const [least, header2, gap15, near] = [colours.markWidth / zoom, 2 / zoom, 1.5 / zoom, NEAR_PX / zoom];
  const isDataOnLine = isOnLine('data', stress);
  for (const drawnEnd of ends) {
    const { end, width } = drawnEnd;
    const lane = isDataOnLine ? drawnEnd.onLine : drawnEnd.lane;
    const before = marks;
    let bars = 0;
    const symbols = new SymbolsOf((SYMBOL_GAP * colours.markWidth) / zoom);
    /** The stretch that the next mark may lengthen: marks come from the far end of the wire. */
    let [openTail, openHead] = [Number.POSITIVE_INFINITY, 0];
    const draw = (tail: number, head: number) => {
      if (head <= openHead && tail <= openTail && openTail - head <= Math.min(near, (head - tail) * NEAR_SHARE)) {
        openTail = tail;
        return;
      }
      if (openHead > openTail) trace(pen, lane, openTail, openHead);
      [openTail, openHead] = [tail, head];
    };
    const place = (mark: Mark) => {
      if (marks >= MOST_MARKS) return;
      marks += 1;
      const { fromPs, toPs, cells } = mark;
      const delayPs = end.delayAt(fromPs);
      const size = sizeOnPipe(cells, lane.length, least, zoom);
      const at = stretchAt(fromPs, toPs, delayPs, timePs, size);
      isToScale &&= at.isToScale;
      if (at.head <= at.tail) return;
      const [tail, head] = [at.tail * lane.length, at.head * lane.length];
      seen.add(mark.look);
      if (mark.look !== 'data') return symbols.add(mark.look, tail, head);
      if (bars === 0) pen.beginPath();
      bars += 1;
      const full = (at.isToScale ? (toPs - fromPs) / delayPs : size) * lane.length;
      const header = Math.max(header2, (full * HEADER_SHARE) / Math.max(1, cells));
      const gap = Math.min(gap15, full * 0.06);
      if (at.head < 1 && head - tail > header + gap) {
        // Cells that follow each other closely stay apart: each begins a gap behind the one ahead.
        trace(pen, lane, head - header, head);
        trace(pen, lane, Math.min(tail + (at.tail > 0 ? gap * 1.5 : 0), head - header - gap), head - header - gap);
      } else draw(tail, head);
    };
    if (detail === 'cells') recording.cellsAt(end, timePs, place);
    else recording.framesAt(end, timePs, place);
    if (marks === before) continue;
    if (bars > 0) {
      if (openHead > openTail) trace(pen, lane, openTail, openHead);
      pen.strokeStyle = isDataOnLine ? colours.paper : colours.data;
      pen.lineWidth = Math.max(colours.markHeight / zoom, width * 0.34) * sizeOf('data', stress);
      pen.globalAlpha = opacity * opacityOf('data', stress);
      pen.stroke();
      pen.globalAlpha = opacity;
    }
    symbols.draw(pen, drawnEnd, colours, zoom, stress);
  }
  return { marks, isToScale, seen };
}
