import { expect, test } from 'vitest';
import { pagesOf, putPages, SNAPSHOT_PAGE } from './snapshot.ts';

const memoryWith = (values: Readonly<Record<number, number>>): ArrayBuffer => {
  const octets = new Uint8Array(16 * SNAPSHOT_PAGE);
  for (const [at, value] of Object.entries(values)) octets[Number(at)] = value;
  return octets.buffer;
};

test('only pages that hold anything are kept, the last octet of a page counts', () => {
  const { octets, pages, blocks } = pagesOf(memoryWith({ 0: 1, [3 * SNAPSHOT_PAGE - 1]: 2, [15 * SNAPSHOT_PAGE]: 3 }));
  expect([octets, [...pages], blocks.length]).toEqual([16 * SNAPSHOT_PAGE, [0, 2, 15], 3 * SNAPSHOT_PAGE]);
});

test('a memory is as it was, whatever was written since', () => {
  const before = memoryWith({ 5: 1, [7 * SNAPSHOT_PAGE]: 2 });
  const kept = pagesOf(before);
  const later = memoryWith({ 5: 9, 6: 9, [7 * SNAPSHOT_PAGE + 1]: 9, [9 * SNAPSHOT_PAGE + 77]: 9 });
  putPages(later, kept);
  expect(new Uint8Array(later)).toEqual(new Uint8Array(before));
});

test('what a memory has grown by holds zeros', () => {
  const grown = new Uint8Array(20 * SNAPSHOT_PAGE).fill(9);
  putPages(grown.buffer, pagesOf(memoryWith({ 1: 1 })));
  expect([grown.indexOf(9), grown.lastIndexOf(1)]).toEqual([-1, 1]);
});
