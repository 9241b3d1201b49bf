/** Draws cells or frames on their wires: one path a direction, and one stretch for marks that cannot be told apart. */
import { type Lane, stretchAt, trace } from './marks.ts';
import type { TrafficColours } from './traffic-colours.ts';
import type { Detail, LinkEnd, Mark, Recording } from './types.ts';

/** Marks in one picture; what is more is not drawn. */
export const mostMarks = 5000;
/** Octets of a cell's header, of all. */
const headerShare = 5 / 53;
/** A mark that is not to scale, as a share of its pipe. */
const largestMark = 0.45;
/** Marks nearer to each other than this, px of the screen, are one stretch … */
const nearPx = 0.25;
/** … if that is also less than this share of the next one: half a load must not look like a full one. */
const nearShare = 0.1;

/** A direction of a link, and where on the stage it lies. */
export interface Way {
  readonly end: LinkEnd;
  readonly lane: Lane;
  readonly width: number;
}

export interface Drawn {
  readonly marks: number;
  readonly isToScale: boolean;
}

interface MarksPicture {
  readonly recording: Recording;
  readonly timePs: number;
  readonly detail: Detail;
}

/** What a path needs of a canvas. */
export interface MarksPen {
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
  lineCap: CanvasLineCap;
  lineWidth: number;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  stroke(): void;
}

export function drawMarks(
  pen: MarksPen,
  { recording, detail, timePs }: MarksPicture,
  ways: readonly Way[],
  colours: TrafficColours,
  zoom: number,
): Drawn {
  let marks = 0;
  let isToScale = true;
  pen.strokeStyle = colours.data;
  pen.lineCap = 'butt';
  const [least, header2, gap15, near] = [colours.markWidth / zoom, 2 / zoom, 1.5 / zoom, nearPx / zoom];
  for (const { end, lane, width } of ways) {
    const before = marks;
    const long = Math.max(1, lane.length);
    /** The stretch that the next mark may lengthen: marks come from the far end of the wire. */
    let [openTail, openHead] = [Number.POSITIVE_INFINITY, 0];
    const draw = (tail: number, head: number) => {
      if (head <= openHead && tail <= openTail && openTail - head <= Math.min(near, (head - tail) * nearShare)) {
        openTail = tail;
        return;
      }
      if (openHead > openTail) trace(pen, lane, openTail, openHead);
      [openTail, openHead] = [tail, head];
    };
    const place = (mark: Mark) => {
      if (marks >= mostMarks) return;
      if (marks === before) pen.beginPath();
      marks += 1;
      const { fromPs, toPs, cells } = mark;
      const delayPs = end.delayAt(fromPs);
      // Longer for more cells, though not in proportion: it is a schema where it is not to scale.
      const length = (1.6 * colours.markWidth + 3 * Math.min(60, cells - 1)) / zoom / long;
      const size = Math.max(least / long, Math.min(largestMark * (cells > 1 ? 1.6 : 1), length));
      const at = stretchAt(fromPs, toPs, delayPs, timePs, size);
      isToScale &&= at.isToScale;
      if (at.head <= at.tail) return;
      const [tail, head] = [at.tail * lane.length, at.head * lane.length];
      const full = (at.isToScale ? (toPs - fromPs) / delayPs : size) * lane.length;
      const header = Math.max(header2, (full * headerShare) / Math.max(1, detail === 'frames' ? cells : 1));
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
    if (openHead > openTail) trace(pen, lane, openTail, openHead);
    pen.lineWidth = Math.max(colours.markHeight / zoom, width * 0.34);
    pen.stroke();
  }
  return { marks, isToScale };
}
