/** Columns of recorded numbers, and what comes first after an instant. */

/** Numbers in a typed array that grows at its end. What is added is copied as a block. */
export class Column {
  #room = new Float64Array(256);
  /** The numbers: a view that holds until the next change. */
  values = this.#room.subarray(0, 0);

  get length(): number {
    return this.values.length;
  }

  append(more: Float64Array): void {
    const { length } = this;
    const needed = length + more.length;
    if (needed > this.#room.length) {
      const room = new Float64Array(Math.max(needed, 2 * this.#room.length));
      room.set(this.values);
      this.#room = room;
    }
    this.#room.set(more, length);
    this.values = this.#room.subarray(0, needed);
  }

  /** Keeps the numbers from one index up to another, and forgets the rest. */
  keep(from: number, to: number): void {
    const length = Math.max(0, Math.min(to, this.length) - from);
    this.#room.copyWithin(0, from, from + length);
    this.values = this.#room.subarray(0, length);
  }
}

/** Index of the first value above `limit` in an ascending list. For every link of every picture: hence without a comparator. */
export function firstAbove(values: Float64Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
