/**
 * The state of a run at an instant, computed when the page is built: a run of the same model begins there instead of simulating all
 * that comes before. It holds what differs from the memory of an engine that has just opened the model, and is of use to that
 * memory alone.
 */
import type { LinkCounts, Snapshot } from './run/types.ts';
import type { Series } from './types.ts';

/** Octets that are compared, and kept, as one. */
const BLOCK = 64;

export interface HeadStart {
  readonly timePs: number;
  /** How long after it everything on the wires has come to the queues after it, ps. */
  readonly settlePs: number;
  /** Time that an engine takes from the beginning to here, ms, about. */
  readonly costMs: number;
  /** Checksum of the memory of an engine that has just opened the model. */
  readonly base: number;
  /** Length of the memory at the instant. */
  readonly octets: number;
  /** Places for values of JavaScript that the memory counts on. */
  readonly references: number;
  /** Blocks of the memory that are not as they were, by their numbers, and their contents. */
  readonly places: Uint32Array;
  readonly blocks: Uint8Array;
  readonly counts: LinkCounts;
  /** Samples up to the instant: their times, and the values of every series in turn. */
  readonly timesPs: Float64Array;
  readonly values: Float64Array;
}

/** FNV-1a over words. */
export function checksum(memory: Uint8Array): number {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  let sum = 0x811c9dc5;
  for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}

/** What of a memory is not as it was. */
export function changed(before: Uint8Array, now: Uint8Array): Pick<HeadStart, 'places' | 'blocks'> {
  const places: number[] = [];
  for (let at = 0; at < now.length; at += BLOCK) {
    let isSame = true;
    for (let i = at; isSame && i < at + BLOCK; i += 1) isSame = now[i] === (before[i] ?? 0);
    if (!isSame) places.push(at / BLOCK);
  }
  const blocks = new Uint8Array(places.length * BLOCK);
  places.forEach((place, index) => {
    blocks.set(now.subarray(place * BLOCK, (place + 1) * BLOCK), index * BLOCK);
  });
  return { places: Uint32Array.from(places), blocks };
}

/** The engine's state at the instant; null where the engine is not as it was when the state was made. */
export function snapshotOf(head: HeadStart, opened: Snapshot): Snapshot | null {
  if (checksum(opened.memory) !== head.base) return null;
  const memory = new Uint8Array(head.octets);
  memory.set(opened.memory);
  head.places.forEach((place, index) => {
    memory.set(head.blocks.subarray(index * BLOCK, (index + 1) * BLOCK), place * BLOCK);
  });
  return { timePs: head.timePs, memory, references: head.references };
}

/** Values of one of the series, by its place among them. */
export function samplesOf({ timesPs, values }: HeadStart, index: number): Float64Array {
  return values.subarray(index * timesPs.length, (index + 1) * timesPs.length);
}

/** All samples in turn. */
export function samplesIn(series: readonly Series[]): Pick<HeadStart, 'timesPs' | 'values'> {
  const timesPs = series[0]?.timesPs.slice() ?? new Float64Array();
  const values = new Float64Array(series.length * timesPs.length);
  series.forEach((each, index) => {
    values.set(each.values, index * timesPs.length);
  });
  return { timesPs, values };
}
