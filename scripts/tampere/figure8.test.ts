/** What the note of Tampere's figure 8 says of the Cisco's rate. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createNodePool } from '../../packages/engine/ts/node.ts';
import { Runs } from '../report/runs.mts';
import { figure8 } from './figure8.mts';

const pool = createNodePool(2);
const folder = mkdtempSync(join(tmpdir(), 'lanelab-figure8-'));
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the slower the Cisco, the more packets are overtaken, and some are lost when it is slowest', async () => {
  const found = await figure8(new Runs(pool, folder));
  const overtaken = found.map(({ reordered }) => reordered);
  expect(overtaken).toEqual(overtaken.toSorted((a, b) => b - a));
  expect(overtaken.at(-2)).toBeGreaterThan(0);
  expect(overtaken.at(-1)).toBe(0);
  expect(found.map(({ lost }) => lost > 0)).toEqual([true, false, false, false]);
});
