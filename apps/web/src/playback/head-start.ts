/**
 * The state of a run at an instant, computed when the page is built: a run of the same model begins there instead of simulating all
 * that comes before. It holds what differs from the memory of an engine that has just opened the model, and is of use to that
 * memory alone.
 */
import { SNAPSHOT_PAGE } from '@lanelab/engine';
import type { LinkCounts, Snapshot } from './run/types.ts';
import type { Series } from './types.ts';

/** Octets that are compared, and kept, as one. */
const BLOCK = 64;
const BLOCKS_PER_PAGE = SNAPSHOT_PAGE / BLOCK;

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

/** FNV-1a over the words of the pages and of their numbers. */
export function checksum({ pages, blocks }: Snapshot): number {
  let sum = 0x811c9dc5;
  const add = (words: Uint32Array) => {
    for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  };
  add(pages);
  add(new Uint32Array(blocks.buffer, blocks.byteOffset, blocks.byteLength >> 2));
  return sum >>> 0;
}

const blank = new Uint8Array(SNAPSHOT_PAGE);

/** The contents of a page by its number. */
function readerOf({ pages, blocks }: Snapshot): (page: number) => Uint8Array {
  const places = new Map([...pages].map((page, index) => [page, index * SNAPSHOT_PAGE]));
  return (page) => {
    const at = places.get(page);
    return at === undefined ? blank : blocks.subarray(at, at + SNAPSHOT_PAGE);
  };
}

const ascending = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** What of a memory is not as it was. */
export function changed(before: Snapshot, now: Snapshot): Pick<HeadStart, 'places' | 'blocks'> {
  const [was, is] = [readerOf(before), readerOf(now)];
  const found = ascending([...before.pages, ...now.pages]).flatMap((page) => {
    const [old, fresh] = [was(page), is(page)];
    return Array.from({ length: BLOCKS_PER_PAGE }, (_, index) => index)
      .map((index) => ({ place: page * BLOCKS_PER_PAGE + index, from: index * BLOCK, to: (index + 1) * BLOCK }))
      .filter(({ from, to }) => fresh.subarray(from, to).some((octet, at) => octet !== old[from + at]))
      .map(({ place, from, to }) => ({ place, block: fresh.subarray(from, to) }));
  });
  const blocks = new Uint8Array(found.length * BLOCK);
  for (const [index, { block }] of found.entries()) blocks.set(block, index * BLOCK);
  return { places: Uint32Array.from(found, ({ place }) => place), blocks };
}

/** The engine's state at the instant; null where the engine is not as it was when the state was made. */
export function snapshotOf(head: HeadStart, opened: Snapshot): Snapshot | null {
  if (checksum(opened) !== head.base) return null;
  const { timePs, octets, references, places } = head;
  const pages = Uint32Array.from(
    ascending([...opened.pages, ...places.map((place) => Math.floor(place / BLOCKS_PER_PAGE))]),
  );
  const blocks = new Uint8Array(pages.length * SNAPSHOT_PAGE);
  const was = readerOf(opened);
  for (const [index, page] of pages.entries()) blocks.set(was(page), index * SNAPSHOT_PAGE);
  const is = readerOf({ timePs, octets, references, pages, blocks });
  for (const [index, place] of places.entries())
    is(Math.floor(place / BLOCKS_PER_PAGE)).set(
      head.blocks.subarray(index * BLOCK, (index + 1) * BLOCK),
      (place % BLOCKS_PER_PAGE) * BLOCK,
    );
  return { timePs, octets, pages, blocks, references };
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
