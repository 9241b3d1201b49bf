/** The calibration knows of the papers what its folder of data says, and nothing else. */

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { CALIBRATION, type Calibration } from '../../packages/papers/src/calibration/calibrated.ts';
import { GROUPS } from './groups.mts';

const ROOT = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'lanelab-calibrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function calibrate(...args: readonly string[]): Promise<Calibration> {
  const out = join(folder, `${args.join('').replaceAll(/\W/g, '')}.json`);
  const script = ['--import', 'tsx', 'scripts/calibrate.mts', '--out', out, ...args];
  await promisify(execFile)(process.execPath, script, { cwd: ROOT });
  return JSON.parse(readFileSync(out, 'utf8'));
}

const valueOf = ({ parameters }: Calibration, key: string) => parameters.find((entry) => entry.key === key)?.value;

describe('the file', () => {
  test('has every parameter of every group, and fewer that were fitted than rows', () => {
    for (const { id, parameters, structures, oneToOne } of GROUPS) {
      const own = CALIBRATION.parameters.filter(({ group }) => group === id);
      expect(own.map(({ key }) => key)).toEqual(parameters.map(({ key }) => key));
      const rows = CALIBRATION.rows.filter(({ group, comparedOnly }) => group === id && comparedOnly === null);
      // A capacity that a figure states is no fit, and says so.
      expect(structures[0].free.length - rows.length).toBeLessThan(oneToOne === undefined ? 0 : 1);
      expect(own.filter(({ provenance }) => provenance === 'calibrated').map(({ key }) => key)).toEqual(
        parameters.map(({ key }) => key).filter((key) => structures[0].free.includes(key)),
      );
      for (const { value, band } of own) {
        expect(band[0]).toBeLessThanOrEqual(value);
        expect(band[1]).toBeGreaterThanOrEqual(value);
      }
    }
  });

  test('names what it was run with', () => {
    expect(CALIBRATION.engine).toMatch(/^\d+\.\d+\.\d+/);
    expect(CALIBRATION.seed).toBe(1);
  });
});

test('an empty folder of data leads to another file: nothing is fitted, and every value is a round one', async () => {
  const blind = await calibrate('--data', folder);
  expect(blind.rows).toEqual([]);
  expect(blind.parameters.every(({ provenance }) => provenance === 'assumed')).toBe(true);
  expect(valueOf(blind, 'curitiba.speed.Madeira')).toBe(1);
  expect(valueOf(CALIBRATION, 'curitiba.speed.Madeira')).toBeLessThan(0.5);
});

test('another seed leads to another file, and the same values within a thousandth', async () => {
  const other = await calibrate('--seed', '2', '--group', 'curitiba');
  const curitiba = <T extends { readonly group: string }>(entries: readonly T[]) =>
    entries.filter(({ group }) => group === 'curitiba');
  expect(other).not.toEqual(CALIBRATION);
  expect(curitiba(other.rows)).not.toEqual(curitiba(CALIBRATION.rows));
  for (const { key, value } of curitiba(CALIBRATION.parameters))
    expect(Math.abs((valueOf(other, key) ?? 0) / value - 1)).toBeLessThan(0.001);
});
