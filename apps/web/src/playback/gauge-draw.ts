/** Draws what the traffic has written beside it: queues, losses, rates, each in the room that the stage keeps for it. */
import { linkEndName } from '@lanelab/engine';
import { say } from '@lanelab/messages/playback';
import type { Point } from '@lanelab/scenario';
import { type Box, GAUGE_BAR, type TrafficPlaces } from '../document/topology-view/geometry.ts';
import { pointAt } from './marks.ts';
import type { DrawnEnd, Stress } from './marks-draw.ts';
import type { TrafficColours } from './traffic-colours.ts';
import type { TrafficPen } from './traffic-pen.ts';
import type { DropMark, LinkEnd, Recording } from './types.ts';

/** Seconds of the wall clock for which a loss is shown. */
const DROP_S = 0.8;
/** A queue of fewer cells than this is not worth a bar: the one in service is among them. */
const LEAST_QUEUE = 2;
/** Words smaller than this on the screen cannot be read, and are left out; px. */
const LEAST_TEXT = 7;

/** The box of something beside the marks, and the size of its words where it has any, stage px. */
export interface Written extends Box {
  readonly textPx?: number;
}

/** What the labels of one picture share; `written` collects their boxes. */
export interface Sheet {
  readonly places: TrafficPlaces;
  readonly colours: TrafficColours;
  readonly zoom: number;
  readonly written: Written[];
}

interface Moment {
  readonly recording: Recording;
  readonly timePs: number;
  /** Simulated ps that a second of the wall clock stands for, for how long a loss is shown. */
  readonly perSecondPs: number;
  readonly stress: Stress | null;
}

/** Words about a direction of a link, beside its middle; nothing where there is no room. */
export function noteOn(
  pen: TrafficPen,
  sheet: Sheet,
  end: LinkEnd,
  words: string,
  colour = sheet.colours.dataText,
): void {
  const box = sheet.places.ends.get(linkEndName(end.link, end.direction))?.words ?? null;
  if (box !== null) note(pen, sheet, box, words, colour);
}

/** Words in the room that is kept for them, with a halo of paper; true where they fit and can be read. */
function note(pen: TrafficPen, sheet: Sheet, box: Box, words: string, colour: string): boolean {
  const { colours, zoom, places } = sheet;
  if (places.textPx * zoom < LEAST_TEXT) return false;
  pen.font = `500 ${places.textPx}px ${colours.font}`;
  const { width } = pen.measureText(words);
  if (width > box.right - box.left) return false;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = colours.paper;
  const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  pen.strokeText(words, at.x, at.y);
  pen.fillStyle = colour;
  pen.fillText(words, at.x, at.y);
  const height = places.textPx;
  sheet.written.push({
    left: at.x - width / 2,
    right: at.x + width / 2,
    top: at.y - height / 2,
    bottom: at.y + height / 2,
    textPx: places.textPx,
  });
  return true;
}

/** The words of a queue and of what it lost, the most exact ones that fit. */
function gaugeWords(cells: number, room: number | null, drops: readonly DropMark[]): readonly string[] {
  const last = drops.at(-1);
  if (last === undefined)
    return [
      ...(room === null ? [] : [say('traffic-draw.queue-cells-of-room', { cells, room })]),
      say('traffic-draw.queue-cells', { cells }),
    ];
  const count = drops.reduce((sum, drop) => sum + drop.count, 0);
  const { reason } = last;
  const lost = say('traffic-draw.lost', { count });
  return reason === null ? [lost] : [say('traffic-draw.dropped', { reason, count }), lost];
}

/**
 * The output queue before a link, as a bar, full where the buffer is, and what was lost there: a thin line leads to the place.
 * A picture that is about something else shows no queue. Returns what is seen of both.
 */
export function drawGauge(
  pen: TrafficPen,
  { recording, timePs, perSecondPs, stress }: Moment,
  { end, lane }: DrawnEnd,
  sheet: Sheet,
): readonly ('queue' | 'lost')[] {
  const { colours, zoom, places } = sheet;
  const cells = recording.queueAt(end, timePs) ?? 0;
  const drops = recording.dropsAt(end, timePs, perSecondPs * DROP_S);
  const hasQueue = cells >= LEAST_QUEUE;
  if (drops.length > 0) drawCross(pen, pointAt(lane, lane.length * 0.06), colours, zoom);
  const place = places.ends.get(linkEndName(end.link, end.direction))?.gauge ?? null;
  const lost = drops.length > 0 ? (['lost'] as const) : [];
  if (stress !== null || place === null || (!hasQueue && drops.length === 0)) return lost;
  const { box, foot, hasWords } = place;
  const colour = drops.length > 0 ? colours.lost : colours.dataText;
  const words = { ...box, bottom: box.bottom - GAUGE_BAR.height - GAUGE_BAR.gap };
  const hasRead =
    hasWords && gaugeWords(cells, end.roomCells, drops).some((text) => note(pen, sheet, words, text, colour));
  if (!hasQueue && !hasRead) return lost;
  const near = {
    x: Math.min(box.right, Math.max(box.left, foot.x)),
    y: Math.min(box.bottom, Math.max(box.top, foot.y)),
  };
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(near.x, near.y);
  pen.lineTo(foot.x, foot.y);
  pen.stroke();
  if (hasQueue) drawBar(pen, sheet, box, cells / (end.roomCells ?? Math.max(64, 2 ** Math.ceil(Math.log2(cells + 1)))));
  return hasQueue ? ['queue', ...lost] : lost;
}

/** A bar at the lower edge of a gauge's room. */
function drawBar(pen: TrafficPen, { colours, written }: Sheet, box: Box, share: number): void {
  const left = (box.left + box.right - GAUGE_BAR.width) / 2;
  const top = box.bottom - GAUGE_BAR.height;
  pen.fillStyle = colours.edge;
  pen.fillRect(left, top, GAUGE_BAR.width, GAUGE_BAR.height);
  pen.fillStyle = colours.paper;
  pen.fillRect(left + 1, top + 1, GAUGE_BAR.width - 2, GAUGE_BAR.height - 2);
  pen.fillStyle = colours.data;
  pen.fillRect(left + 1, top + 1, Math.max(2, (GAUGE_BAR.width - 2) * Math.min(1, share)), GAUGE_BAR.height - 2);
  written.push({ left, top, right: left + GAUGE_BAR.width, bottom: box.bottom });
}

/** A cross where cells are dropped. */
function drawCross(pen: TrafficPen, at: Point, colours: TrafficColours, zoom: number): void {
  const arm = colours.markHeight / zoom;
  pen.strokeStyle = colours.lost;
  pen.lineWidth = 2.5 / zoom;
  pen.beginPath();
  pen.moveTo(at.x - arm, at.y - arm);
  pen.lineTo(at.x + arm, at.y + arm);
  pen.moveTo(at.x + arm, at.y - arm);
  pen.lineTo(at.x - arm, at.y + arm);
  pen.stroke();
}
