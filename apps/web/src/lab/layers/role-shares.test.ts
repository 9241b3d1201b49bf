import { expect, test } from 'vitest';
import type { Connection } from './connections.ts';
import { sharesBetween } from './role-shares.ts';

const connection = (key: string, role: Connection['role'], cells: number, backCells: number | null): Connection => ({
  key,
  role,
  from: 1,
  to: [2],
  hops: [
    { link: 1, direction: 'ab', vpi: 0, vci: 32 },
    { link: 2, direction: 'ba', vpi: 0, vci: 33 },
  ],
  cells,
  backCells,
  openedPs: 0,
});

test('only what went by since counts, in both directions of every link of the path', () => {
  const before = [connection('a', 'data-direct', 100, 10)];
  const now = [connection('a', 'data-direct', 160, 14), connection('b', 'shortcut', 30, null)];
  expect(Object.fromEntries(sharesBetween(before, now))).toEqual({
    '1:ab': { data: 60, shortcut: 30 },
    '1:ba': { data: 4 },
    '2:ba': { data: 60, shortcut: 30 },
    '2:ab': { data: 4 },
  });
});

test('a run that went back says nothing of a connection that now carried less', () => {
  const later = [connection('a', 'data-direct', 160, 14)];
  expect(sharesBetween(later, [connection('a', 'data-direct', 40, 14)]).size).toBe(0);
});
