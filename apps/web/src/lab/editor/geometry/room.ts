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

const squareOf = (px: number): number => Math.floor(px / SQUARE);

/** A thing, and the first of the squares that it lies in. */
interface Entry<Thing> {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

/** Things by the squares that they lie in. */
class Index<Thing> {
  readonly #squares = new Map<number, Set<Entry<Thing>>>();
  readonly #entries = new Map<Thing, Entry<Thing>>();

  add(thing: Thing, box: Box): void {
    if (this.#entries.has(thing)) return;
    const entry = { thing, x: squareOf(box.left), y: squareOf(box.top) };
    this.#entries.set(thing, entry);
    for (let x = entry.x; x <= squareOf(box.right); x += 1)
      for (let y = entry.y; y <= squareOf(box.bottom); y += 1) {
        const there = this.#squares.get(x * ROW + y);
        if (there === undefined) this.#squares.set(x * ROW + y, new Set([entry]));
        else there.add(entry);
      }
  }

  remove(thing: Thing, box: Box): void {
    const entry = this.#entries.get(thing);
    if (entry === undefined) return;
    this.#entries.delete(thing);
    for (let x = entry.x; x <= squareOf(box.right); x += 1)
      for (let y = entry.y; y <= squareOf(box.bottom); y += 1) this.#squares.get(x * ROW + y)?.delete(entry);
  }

  /** The sum of a measure over all things that share a square with the box: each once, in the first square that both lie in. */
  sum(box: Box, measure: (thing: Thing) => number): number {
    const [left, top] = [squareOf(box.left), squareOf(box.top)];
    const [right, bottom] = [squareOf(box.right), squareOf(box.bottom)];
    let sum = 0;
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1)
        for (const entry of this.#squares.get(x * ROW + y) ?? [])
          if (x === Math.max(left, entry.x) && y === Math.max(top, entry.y)) sum += measure(entry.thing);
    return sum;
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
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const [toLeft, toRight, toTop, toBottom] = [a.x - left, right - a.x, a.y - top, bottom - a.y];
  const first = Math.max(0, entersAt(-dx, toLeft), entersAt(dx, toRight), entersAt(-dy, toTop), entersAt(dy, toBottom));
  const last = Math.min(1, leavesAt(-dx, toLeft), leavesAt(dx, toRight), leavesAt(-dy, toTop), leavesAt(dy, toBottom));
  return last > first ? (last - first) * Math.hypot(dx, dy) : 0;
}

/** The share of a stretch at which it comes over an edge: `room` is left to the edge, and `step` is what the whole stretch takes of it. */
const entersAt = (step: number, room: number): number => {
  if (step === 0) return room < 0 ? Number.POSITIVE_INFINITY : 0;
  return step < 0 ? room / step : 0;
};

/** The share at which it leaves by an edge. */
const leavesAt = (step: number, room: number): number => (step > 0 ? room / step : 1);

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
    return this.#boxes.sum(box, (other) => sharedArea(box, other));
  }

  /** How many px of pipe a box covers. */
  covered(box: Box): number {
    return this.#pieces.sum(box, ({ a, b, width }) => lengthWithin(a, b, grown(box, width / 2)));
  }
}
