/** Marks that are symbols on their lanes: control a hollow diamond, a shortcut a solid arrowhead, what the BUS floods a ring with a dot. */
import type { Look } from '../document/topology-view/traffic-styles.ts';
import { type Lane, pointAt } from './marks.ts';

/** What symbols need of a canvas. */
export interface SymbolPen {
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  lineWidth: number;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
  stroke(): void;
  fill(): void;
}

export interface SymbolStyle {
  readonly colour: string;
  readonly paper: string;
  /** Length along the lane and height across, stage px. */
  readonly long: number;
  readonly high: number;
  /** Width of outlines, stage px. */
  readonly stroke: number;
}

/** Symbols of one look at so many distances along a lane, in one path where they are filled alike. */
export function drawSymbols(
  pen: SymbolPen,
  look: Exclude<Look, 'data'>,
  lane: Lane,
  places: readonly number[],
  style: SymbolStyle,
): void {
  if (places.length === 0) return;
  pen.strokeStyle = style.colour;
  pen.lineWidth = style.stroke;
  pen.beginPath();
  for (const at of places) outline(pen, look, lane, at, style);
  pen.fillStyle = look === 'shortcut' ? style.colour : style.paper;
  pen.fill();
  if (look !== 'shortcut') pen.stroke();
  if (look !== 'bus') return;
  pen.beginPath();
  for (const at of places) circle(pen, lane, at, style.high * 0.2);
  pen.fillStyle = style.colour;
  pen.fill();
}

function circle(pen: SymbolPen, lane: Lane, at: number, radius: number): void {
  const { x, y } = pointAt(lane, at);
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

function outline(pen: SymbolPen, look: Exclude<Look, 'data'>, lane: Lane, at: number, style: SymbolStyle): void {
  if (look === 'bus') return circle(pen, lane, at, style.high * 0.5);
  const centre = pointAt(lane, at);
  const [behind, ahead] = [pointAt(lane, Math.max(0, at - 1)), pointAt(lane, Math.min(lane.length, at + 1))];
  const length = Math.hypot(ahead.x - behind.x, ahead.y - behind.y) || 1;
  const [ux, uy] = [(ahead.x - behind.x) / length, (ahead.y - behind.y) / length];
  const [half, side] = [style.long / 2, style.high / 2];
  /** So far ahead, and so far to the right. */
  const to = (along: number, beside: number, isFirst = false) => {
    const [x, y] = [centre.x + ux * along - uy * beside, centre.y + uy * along + ux * beside];
    if (isFirst) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  };
  to(half, 0, true);
  to(look === 'shortcut' ? -half : 0, side);
  to(look === 'shortcut' ? -half * 0.4 : -half, 0);
  to(look === 'shortcut' ? -half : 0, -side);
  pen.closePath();
}
