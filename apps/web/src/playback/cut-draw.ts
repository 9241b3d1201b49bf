/** Draws a link that is cut. */
import { say } from '@lanelab/messages/playback';
import type { Point } from '@lanelab/scenario';
import { noteOn, type Sheet } from './gauge-draw.ts';
import { laneOf, pointAt, trace } from './marks.ts';
import type { LinedEnd } from './traffic-draw.ts';
import type { TrafficPen } from './traffic-pen.ts';

/** Px of the screen that a cut takes out of its pipe. */
const CUT_GAP = 26;

/** A gap in the middle of the pipe with the stumps of both halves, a cross and the word. */
export function drawCut(pen: TrafficPen, { end, line, width }: LinedEnd, sheet: Sheet): void {
  const { colours, zoom } = sheet;
  const lane = laneOf(line.points, 'ab', 0);
  const middle = lane.length / 2;
  const half = Math.min(CUT_GAP / zoom / 2, lane.length * 0.2);
  const [from, at, to] = [middle - half, middle, middle + half].map((along) => pointAt(lane, along)) as [
    Point,
    Point,
    Point,
  ];
  pen.lineCap = 'butt';
  pen.strokeStyle = colours.paper;
  pen.lineWidth = width + 4 / zoom;
  pen.beginPath();
  trace(pen, lane, middle - half, middle + half);
  pen.stroke();
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = {
    x: (-(to.y - from.y) / length) * (width / 2 + 2 / zoom),
    y: ((to.x - from.x) / length) * (width / 2 + 2 / zoom),
  };
  const arm = 1.2 * (colours.markHeight / zoom);
  pen.strokeStyle = colours.lost;
  pen.lineWidth = 3 / zoom;
  pen.beginPath();
  for (const stump of [from, to]) {
    pen.moveTo(stump.x - across.x, stump.y - across.y);
    pen.lineTo(stump.x + across.x, stump.y + across.y);
  }
  pen.moveTo(at.x - arm, at.y - arm);
  pen.lineTo(at.x + arm, at.y + arm);
  pen.moveTo(at.x + arm, at.y - arm);
  pen.lineTo(at.x - arm, at.y + arm);
  pen.stroke();
  noteOn(pen, sheet, end, say('traffic-draw.cut'), colours.lost);
}
