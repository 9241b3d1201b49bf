/** The room of a drawing: boxes that nothing may cover, and pipes that labels keep off where they can. */
import type { Point } from '@lanelab/scenario';
import { type Box, between, grown } from './box.ts';

/** A straight piece of a pipe. */
export interface Piece {
  readonly a: Point;
  readonly b: Point;
  readonly width: number;
}

/** Side of a square of the index, stage px: about the size of a label. */
const SQUARE = 96;

/** More squares than any drawing has in a row. */
const ROW = 2 ** 20;

function squaresOf({ left, top, right, bottom }: Box): readonly number[] {
  const squares: number[] = [];
  for (let x = Math.floor(left / SQUARE); x <= Math.floor(right / SQUARE); x += 1)
    for (let y = Math.floor(top / SQUARE); y <= Math.floor(bottom / SQUARE); y += 1) squares.push(x * ROW + y);
  return squares;
}

/** Things by the squares that they lie in. */
class Index<Thing> {
  readonly #squares = new Map<number, Set<Thing>>();

  add(thing: Thing, box: Box): void {
    for (const square of squaresOf(box)) {
      const there = this.#squares.get(square);
      if (there === undefined) this.#squares.set(square, new Set([thing]));
      else there.add(thing);
    }
  }

  remove(thing: Thing, box: Box): void {
    for (const square of squaresOf(box)) this.#squares.get(square)?.delete(thing);
  }

  near(box: Box): ReadonlySet<Thing> {
    const squares = squaresOf(box);
    const only = squares.length === 1 ? this.#squares.get(squares[0] ?? 0) : undefined;
    if (only !== undefined) return only;
    const found = new Set<Thing>();
    for (const square of squares) for (const thing of this.#squares.get(square) ?? []) found.add(thing);
    return found;
  }
}

/** The area that two boxes share; boxes that only touch share none. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The length of the part of a stretch that lies in a box (Liang and Barsky). */
export function lengthWithin(a: Point, b: Point, { left, top, right, bottom }: Box): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a.x - left],
    [dx, right - a.x],
    [-dy, a.y - top],
    [dy, bottom - a.y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return 0;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}

export class Room {
  readonly #boxes = new Index<Box>();
  readonly #pieces = new Index<Piece>();

  add(box: Box): void {
    this.#boxes.add(box, box);
  }

  remove(box: Box): void {
    this.#boxes.remove(box, box);
  }

  addPiece(piece: Piece): void {
    const { a, b, width } = piece;
    this.#pieces.add(piece, grown(between(a, b), width / 2));
  }

  /** How much of a box is taken already, in square px. */
  taken(box: Box): number {
    let area = 0;
    for (const other of this.#boxes.near(box)) area += sharedArea(box, other);
    return area;
  }

  /** How many px of pipe a box covers. */
  covered(box: Box): number {
    let length = 0;
    for (const { a, b, width } of this.#pieces.near(box)) length += lengthWithin(a, b, grown(box, width / 2));
    return length;
  }
}
