/** Draws the ruler's lanes: what was recorded, faded where it is not shown yet, and what is scheduled. */

import { VCC_ROLES } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import { changeText } from '../document/change-text.ts';
import { LOOK_OF, type Look } from '../document/topology-view/traffic-styles.ts';
import { firstAbove } from './columns.ts';
import { filled, type Span } from './ruler.ts';
import type { ControlLane, Recording } from './types.ts';

/** Within so many cells they are drawn one by one. */
const MOST_CELLS = 600;

/** Lanes from the top. */
const LANES = ['control', 'data', 'shortcut', 'bus', 'lost', 'faults'] as const;
type LaneName = (typeof LANES)[number];

/** Lanes of a network: none for what it cannot have. */
export function rulerLanes({ nodes, elans }: Scenario['model']): readonly LaneName[] {
  const has: Partial<Record<LaneName, boolean>> = {
    shortcut: nodes.some((node) => 'mpc' in node && node.mpc !== undefined),
    bus: elans.length > 0,
  };
  return LANES.filter((lane) => has[lane] ?? true);
}

/** Lanes of what moves, and the colours in which the stage has it. */
const TRAFFIC: readonly { readonly look: Look; readonly colour: string }[] = [
  { look: 'control', colour: '--control' },
  { look: 'data', colour: '--data' },
  { look: 'shortcut', colour: '--short' },
  { look: 'bus', colour: '--bus' },
];

interface RulerPicture {
  readonly recording: Recording;
  /** Null until it is fetched. */
  readonly control: ControlLane | null;
  readonly scenario: Scenario;
  readonly span: Span;
  readonly timePs: number;
  readonly size: { readonly width: number; readonly height: number };
}

export function drawRuler(canvas: HTMLCanvasElement, picture: RulerPicture): void {
  const { recording, control, scenario, span, timePs, size } = picture;
  const density = devicePixelRatio || 1;
  const [wide, high] = [Math.round(size.width * density), Math.round(size.height * density)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, size.width, size.height);
  const lanes = rulerLanes(scenario.model);
  const row = size.height / lanes.length;
  const x = (at: number) => ((at - span.fromPs) / (span.toPs - span.fromPs)) * size.width;
  const middle = (name: LaneName) => row * (lanes.indexOf(name) + 0.5);
  pen.fillStyle = colour('--rule');
  for (let line = 0; line <= lanes.length; line += 1)
    pen.fillRect(0, Math.min(size.height - 1, Math.round(line * row)), size.width, 1);

  const thick = Math.max(4, Math.min(10, row * 0.5));
  for (const { look, colour: token } of TRAFFIC) {
    if (!lanes.includes(look)) continue;
    pen.fillStyle = colour(token);
    // Diamonds of the messages lie on the cells that carry them.
    drawBusy(pen, picture, look, x, middle(look), look === 'control' ? thick / 3 : thick);
  }
  pen.strokeStyle = colour('--lost');
  pen.lineWidth = 2;
  for (const { fromPs, toPs } of stretches(recording, span, (name) => name.startsWith('drops:')))
    cross(pen, x((fromPs + toPs) / 2), middle('lost'), 3.5);
  for (const at of apart(control?.lostPs ?? [], x, size.width)) cross(pen, at, middle('lost'), 3.5);
  pen.strokeStyle = colour('--control');
  pen.lineWidth = 1.5;
  for (const at of apart(control?.sentPs ?? [], x, size.width)) diamond(pen, at, middle('control'), thick / 2 + 1);

  // Recorded, or not even that, but not shown yet.
  pen.globalAlpha = 0.62;
  pen.fillStyle = colour('--bg');
  pen.fillRect(x(timePs), 0, size.width, size.height);
  pen.globalAlpha = 1;

  pen.font = `500 ${colour('--t-xs')} ${colour('--sans')}`;
  pen.textBaseline = 'middle';
  let free = Number.NEGATIVE_INFINITY;
  for (const change of scenario.model.changes.toSorted((one, other) => one.atPs - other.atPs)) {
    if (change.atPs < span.fromPs || change.atPs > span.toPs) continue;
    const at = x(change.atPs);
    cross(pen, at, middle('faults'), 4);
    const words = changeText(change, scenario.model);
    const wideWords = pen.measureText(words).width;
    const begin = at + 9 + wideWords < size.width ? at + 9 : at - 9 - wideWords;
    if (begin < free + 6) continue;
    free = begin + wideWords;
    pen.fillStyle = colour('--ink');
    pen.fillText(words, begin, middle('faults'));
  }
  drawHead(pen, x(timePs), size.height, colour('--ink'));
}

/** Where cells of a look are on their way: one by one where there is room for them. */
function drawBusy(
  pen: CanvasRenderingContext2D,
  { recording, span, size }: RulerPicture,
  look: Look,
  x: (timePs: number) => number,
  middle: number,
  thick: number,
): void {
  const cells = recording.startsBetween(span.fromPs, span.toPs, look, MOST_CELLS);
  // Where frames are among them, one length does not fit all.
  const cell = recording.ends.some(({ bitPs }) => bitPs > 0) ? 0 : (recording.ends[0]?.cellPs ?? 0);
  const wide = x(span.fromPs + cell);
  if (cells !== null && cells.length > 0 && cells.length < MOST_CELLS && wide > 3) {
    for (const start of cells) pen.fillRect(x(start), middle - thick / 2, Math.max(2, wide - 1), thick);
    return;
  }
  for (const { fromPs, toPs } of busy(recording, look, span, size.width))
    pen.fillRect(x(fromPs), middle - thick / 2, Math.max(1.5, x(toPs) - x(fromPs)), thick);
}

function drawHead(pen: CanvasRenderingContext2D, x: number, height: number, ink: string): void {
  pen.fillStyle = ink;
  pen.fillRect(x - 1, 0, 2, height);
  pen.beginPath();
  pen.moveTo(x - 6.5, 0);
  pen.lineTo(x + 6.5, 0);
  pen.lineTo(x + 6.5, 6);
  pen.lineTo(x, 12);
  pen.lineTo(x - 6.5, 6);
  pen.closePath();
  pen.fill();
}

function cross(pen: CanvasRenderingContext2D, x: number, y: number, arm: number): void {
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x + arm, y - arm);
  pen.lineTo(x - arm, y + arm);
  pen.stroke();
}

/** The control mark: a hollow diamond. */
function diamond(pen: CanvasRenderingContext2D, x: number, y: number, arm: number): void {
  pen.beginPath();
  pen.moveTo(x - arm, y);
  pen.lineTo(x, y - arm);
  pen.lineTo(x + arm, y);
  pen.lineTo(x, y + arm);
  pen.closePath();
  pen.stroke();
}

/** Px between marks of one lane. */
const APART_PX = 3;

/** Where marks go: those within sight, and of those that would cover each other only the first. */
export function apart(timesPs: readonly number[], x: (timePs: number) => number, width: number): readonly number[] {
  const places: number[] = [];
  for (const timePs of timesPs) {
    const at = x(timePs);
    if (at > width) break;
    if (at >= 0 && at - (places.at(-1) ?? Number.NEGATIVE_INFINITY) >= APART_PX) places.push(at);
  }
  return places;
}

/** Px that one part of the ruler takes where single cells are too many to be drawn. */
const PART_PX = 2;

/** Where cells of a look are on their way: from the cells themselves as far as they are known, elsewhere from what was counted. */
function busy(recording: Recording, look: Look, span: Span, width: number): readonly Span[] {
  const count = Math.max(1, Math.floor(width / PART_PX));
  const { knownFromPs, knownToPs, parts } = recording.busyParts(span.fromPs, span.toPs, look, count);
  const names = seriesOf(recording, look);
  const counted = stretches(recording, span, (name) => names.has(name)).filter(
    ({ fromPs, toPs }) => toPs <= knownFromPs || fromPs >= knownToPs,
  );
  const partPs = (span.toPs - span.fromPs) / count;
  const known: { fromPs: number; toPs: number }[] = [];
  for (const [part, isBusy] of parts.entries()) {
    if (isBusy === 0) continue;
    const fromPs = span.fromPs + part * partPs;
    const last = known.at(-1);
    if (last !== undefined && fromPs - last.toPs < partPs / 2) last.toPs = fromPs + partPs;
    else known.push({ fromPs, toPs: fromPs + partPs });
  }
  return [...counted, ...known];
}

/** Series that count what has a look: cells by the roles of their connections, and every Ethernet frame as data. */
function seriesOf({ ends }: Recording, look: Look): ReadonlySet<string> {
  const roles = VCC_ROLES.filter((role) => LOOK_OF[role] === look).map((role) => `role:${role}`);
  const frames = look === 'data' ? ends.filter(({ bitPs }) => bitPs > 0).map(({ key }) => `link:${key}`) : [];
  return new Set([...roles, ...frames]);
}

/** Where any of some series counted something. */
function stretches(recording: Recording, span: Span, isOne: (name: string) => boolean): readonly Span[] {
  const series = recording.series().filter(({ name }) => isOne(name));
  const timesPs = series[0]?.timesPs ?? new Float64Array();
  const first = firstAbove(timesPs, span.fromPs - 1);
  const times = timesPs.subarray(first, firstAbove(timesPs, span.toPs + recording.intervalPs));
  const sums = times.map((_, index) => series.reduce((sum, { values }) => sum + (values[first + index] ?? 0), 0));
  return filled(times, sums, recording.intervalPs, span);
}
