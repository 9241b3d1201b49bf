/** Draws the traffic of one instant over the stage: everything from what the engine recorded, nothing from a guess. */
import type { LinkLine, StageGeometry } from '../network/geometry.ts';
import { type Lane, laneOf, pointAt, stretchAt, trace } from './marks.ts';
import type { TrafficColours } from './traffic-colours.ts';
import type { Detail, LinkEnd, Mark, Recording } from './types.ts';

/** Marks in one picture; what is more is not drawn. */
export const mostMarks = 5000;
/** Octets of a cell's header, of all. */
const headerShare = 5 / 53;
/** A mark that is not to scale, as a share of its pipe. */
const largestMark = 0.45;
/** Seconds of the wall clock for which a loss is shown. */
const dropS = 0.8;
/** A queue of fewer cells than this is not worth a bar: the one in service is among them. */
const leastQueue = 2;
const queueBar = 40;

export interface Picture {
  readonly recording: Recording;
  readonly geometry: StageGeometry;
  readonly timePs: number;
  readonly detail: Detail;
  /** Simulated ps that a second of the wall clock stands for, for how long a loss is shown. */
  readonly perSecondPs: number;
  /** No travelling marks, but counts. */
  readonly isReduced: boolean;
}

export interface Drawn {
  readonly marks: number;
  readonly isToScale: boolean;
}

interface Way {
  readonly end: LinkEnd;
  readonly lane: Lane;
  readonly width: number;
}

const lanes = new WeakMap<LinkLine, { readonly ab: Lane; readonly ba: Lane }>();

/** Lanes of a line are the same as long as the line is. */
function lanesOf(line: LinkLine) {
  const known = lanes.get(line);
  if (known !== undefined) return known;
  const made = {
    ab: laneOf(line.points, 'ab', line.width / 4),
    ba: laneOf(line.points, 'ba', line.width / 4),
  };
  lanes.set(line, made);
  return made;
}

function waysOf({ recording, geometry }: Picture): readonly Way[] {
  const lines = new Map(geometry.lines().map((line) => [line.link, line]));
  return recording.ends.flatMap((end) => {
    const line = lines.get(end.link);
    return line === undefined ? [] : [{ end, lane: lanesOf(line)[end.direction], width: line.width }];
  });
}

/** Clears the canvas and draws; `opacity` of the marks, for a change of what they stand for. */
export function drawTraffic(
  pen: CanvasRenderingContext2D,
  picture: Picture,
  colours: TrafficColours,
  density: number,
  before: { readonly detail: Detail; readonly opacity: number } | null,
): Drawn {
  const { width, height } = picture.geometry.size();
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, width, height);
  const { x, y, zoom } = picture.geometry.view();
  pen.setTransform(density * zoom, 0, 0, density * zoom, density * x, density * y);
  const ways = waysOf(picture);
  let drawn: Drawn = { marks: 0, isToScale: true };
  if (before !== null) {
    pen.globalAlpha = before.opacity;
    drawDetail(pen, { ...picture, detail: before.detail }, ways, colours, zoom);
    pen.globalAlpha = 1 - before.opacity;
  }
  drawn = drawDetail(pen, picture, ways, colours, zoom);
  pen.globalAlpha = 1;
  for (const way of ways) {
    drawQueue(pen, picture, way, colours, zoom);
    drawLoss(pen, picture, way, colours, zoom);
  }
  return drawn;
}

function drawDetail(
  pen: CanvasRenderingContext2D,
  picture: Picture,
  ways: readonly Way[],
  colours: TrafficColours,
  zoom: number,
): Drawn {
  const isClose = picture.detail === 'cells' || picture.detail === 'frames';
  if (!isClose) {
    for (const way of ways) drawRibbon(pen, picture, way, colours, zoom);
    return { marks: 0, isToScale: true };
  }
  if (picture.isReduced) {
    for (const way of ways) drawCount(pen, picture, way, colours, zoom);
    return { marks: 0, isToScale: true };
  }
  return drawMarks(pen, picture, ways, colours, zoom);
}

function drawMarks(
  pen: CanvasRenderingContext2D,
  { recording, detail, timePs }: Picture,
  ways: readonly Way[],
  colours: TrafficColours,
  zoom: number,
): Drawn {
  let marks = 0;
  let isToScale = true;
  pen.strokeStyle = colours.data;
  pen.lineCap = 'butt';
  for (const { end, lane, width } of ways) {
    const least = colours.markWidth / zoom / Math.max(1, lane.length);
    const place = (mark: Mark) => {
      if (marks >= mostMarks) return;
      marks += 1;
      // Longer for more cells, though not in proportion: it is a schema where it is not to scale.
      const length = (1.6 * colours.markWidth + 3 * Math.min(60, mark.cells - 1)) / zoom / Math.max(1, lane.length);
      const size = Math.max(least, Math.min(largestMark * (mark.cells > 1 ? 1.6 : 1), length));
      const at = stretchAt(mark.fromPs, mark.toPs, end.delayAt(mark.fromPs), timePs, size);
      isToScale &&= at.isToScale;
      if (at.head <= at.tail) return;
      const [tail, head] = [at.tail * lane.length, at.head * lane.length];
      const full = at.isToScale
        ? ((mark.toPs - mark.fromPs) / end.delayAt(mark.fromPs)) * lane.length
        : size * lane.length;
      const header = Math.max(2 / zoom, (full * headerShare) / Math.max(1, detail === 'frames' ? mark.cells : 1));
      const gap = Math.min(1.5 / zoom, full * 0.06);
      if (at.head < 1 && head - tail > header + gap) {
        // Cells that follow each other closely stay apart: each begins a gap behind the one ahead.
        trace(pen, lane, Math.min(tail + (at.tail > 0 ? gap * 1.5 : 0), head - header - gap), head - header - gap);
        trace(pen, lane, head - header, head);
      } else trace(pen, lane, tail, head);
    };
    pen.beginPath();
    if (detail === 'cells') recording.cellsAt(end, timePs, place);
    else recording.framesAt(end, timePs, place);
    pen.lineWidth = Math.max(colours.markHeight / zoom, width * 0.34);
    pen.stroke();
  }
  return { marks, isToScale };
}

/** As wide as the share of the line's cells that carry something. */
function drawRibbon(
  pen: CanvasRenderingContext2D,
  { recording, timePs, detail }: Picture,
  { end, lane, width }: Way,
  colours: TrafficColours,
  zoom: number,
): void {
  const rate = recording.rateAt(end, timePs) ?? 0;
  if (rate <= 0 || end.cellPs === 0) return;
  const share = Math.min(1, (rate * end.cellPs) / 1e12);
  pen.strokeStyle = colours.data;
  pen.lineWidth = Math.max(1.2 / zoom, share * width * 0.46);
  pen.beginPath();
  trace(pen, lane, 0, lane.length);
  pen.stroke();
  const words = detail === 'max' ? `${cellsWords(rate)}/s` : '';
  if (words !== '' && lane.length * zoom > 130) note(pen, lane, 0.66, words, width, colours, zoom);
}

function cellsWords(rate: number): string {
  if (rate >= 10_000) return `${Math.round(rate / 1000)}k cells`;
  return rate >= 1000 ? `${(rate / 1000).toFixed(1)}k cells` : `${Math.max(1, Math.round(rate))} cells`;
}

/** Cells on the wire now, as a number. */
function drawCount(
  pen: CanvasRenderingContext2D,
  { recording, timePs, detail }: Picture,
  { end, lane, width }: Way,
  colours: TrafficColours,
  zoom: number,
): void {
  let count = 0;
  const add = () => {
    count += 1;
  };
  if (detail === 'cells') recording.cellsAt(end, timePs, add);
  else recording.framesAt(end, timePs, add);
  if (count === 0) return;
  pen.strokeStyle = colours.data;
  pen.lineWidth = Math.max(1.2 / zoom, width * 0.2);
  pen.beginPath();
  trace(pen, lane, 0, lane.length);
  pen.stroke();
  const word = detail === 'cells' ? 'cell' : 'frame';
  note(pen, lane, 0.3, `${count} ${word}${count === 1 ? '' : 's'}`, width, colours, zoom);
}

/** Words beside a lane, with a halo of paper. */
function note(
  pen: CanvasRenderingContext2D,
  lane: Lane,
  share: number,
  words: string,
  width: number,
  colours: TrafficColours,
  zoom: number,
  colour = colours.dataText,
): void {
  const at = pointAt(lane, lane.length * share);
  const beside = beyond(lane, share, width * 0.75 + (colours.text * 0.8) / zoom);
  pen.font = `500 ${colours.text / zoom}px ${colours.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4 / zoom;
  pen.strokeStyle = colours.paper;
  pen.strokeText(words, at.x + beside.x, at.y + beside.y);
  pen.fillStyle = colour;
  pen.fillText(words, at.x + beside.x, at.y + beside.y);
}

/** So far to the right of a lane. */
function beyond(lane: Lane, share: number, distance: number): { readonly x: number; readonly y: number } {
  const one = pointAt(lane, Math.max(0, lane.length * share - 1));
  const other = pointAt(lane, Math.min(lane.length, lane.length * share + 1));
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  return { x: (-(other.y - one.y) / length) * distance, y: ((other.x - one.x) / length) * distance };
}

/** The output queue before a link, as a bar beside its beginning: full where the buffer is. */
function drawQueue(
  pen: CanvasRenderingContext2D,
  { recording, timePs }: Picture,
  { end, lane, width }: Way,
  colours: TrafficColours,
  zoom: number,
): void {
  const cells = recording.queueAt(end, timePs) ?? 0;
  if (cells < leastQueue) return;
  const length = Math.min(queueBar / zoom, lane.length * 0.4);
  const from = pointAt(lane, lane.length * 0.04);
  const to = pointAt(lane, lane.length * 0.04 + length);
  const off = beyond(lane, 0.05, width * 0.55 + 3 / zoom);
  const room = end.roomCells ?? Math.max(64, 2 ** Math.ceil(Math.log2(cells + 1)));
  const share = Math.min(1, cells / room);
  const line = (toX: number, toY: number, thick: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.beginPath();
    pen.moveTo(from.x + off.x, from.y + off.y);
    pen.lineTo(toX + off.x, toY + off.y);
    pen.stroke();
  };
  line(to.x, to.y, 7 / zoom, colours.edge);
  line(to.x, to.y, 5 / zoom, colours.paper);
  const least = Math.max(share, 2 / zoom / length);
  line(from.x + (to.x - from.x) * least, from.y + (to.y - from.y) * least, 5 / zoom, colours.data);
  if (lane.length * zoom > 110)
    note(
      pen,
      lane,
      Math.min(0.5, (0.5 * length) / lane.length + 0.04),
      queueWords(cells, end.roomCells),
      width + 14 / zoom,
      colours,
      zoom,
    );
}

function queueWords(cells: number, room: number | null): string {
  return room === null ? `queue ${cells}` : `queue ${cells} of ${room}`;
}

/** A cross and a word where cells are dropped. */
function drawLoss(
  pen: CanvasRenderingContext2D,
  { recording, timePs, perSecondPs }: Picture,
  { end, lane, width }: Way,
  colours: TrafficColours,
  zoom: number,
): void {
  const drops = recording.dropsAt(end, timePs, perSecondPs * dropS);
  const last = drops.at(-1);
  if (last === undefined) return;
  const at = pointAt(lane, lane.length * 0.06);
  const arm = colours.markHeight / zoom;
  pen.strokeStyle = colours.lost;
  pen.lineWidth = 2.5 / zoom;
  pen.beginPath();
  pen.moveTo(at.x - arm, at.y - arm);
  pen.lineTo(at.x + arm, at.y + arm);
  pen.moveTo(at.x + arm, at.y - arm);
  pen.lineTo(at.x - arm, at.y + arm);
  pen.stroke();
  const words = drops.length > 1 ? `${last.reason} × ${drops.length}` : last.reason;
  note(pen, lane, 0.14, words, width + 30 / zoom, colours, zoom, colours.lost);
}
