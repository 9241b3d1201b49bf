/** Every figure and table of the four papers, and every classic measurement, is there by its name. */

import { expect, test } from 'vitest';
import { lanelab, noEngines } from '../test/harness.ts';

const numbered = (stem: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${stem}${from + index}`);

const PUBLISHED: readonly string[] = [
  ...numbered('detken-fig', 1, 11),
  'detken-eies',
  'detken-lane-atm',
  ...numbered('tut-fig', 1, 9),
  'tut-table1',
  'tut-table2',
  'tut-pori',
  'tut-mpcd-dies',
  ...numbered('curitiba-table', 2, 4),
  ...numbered('curitiba-fig', 7, 12),
  ...numbered('cluj-table', 1, 3),
  'cluj-fig1',
  ...numbered('cluj-fig', 6, 15),
];

const CLASSIC: readonly string[] = [
  'classic-md1',
  'classic-md1k',
  'classic-ndd1',
  'classic-parking-lot',
  'classic-epd',
  'classic-ethernet',
  'classic-mathis',
  'classic-comer-lin',
  'classic-deadlock',
  'classic-deadlock-calls',
  'classic-video',
];

/** Forms of one experiment. */
const FORMS: readonly string[] = [
  'tut-table2-lane',
  'tut-table2-mpoa',
  'cluj-table1-none',
  'cluj-table1-model1',
  'cluj-table1-model2',
  'cluj-table1-model1-fe',
];

test('every experiment of the papers is listed', async () => {
  const { code, out } = await lanelab(['list'], { engines: noEngines });
  expect(code).toBe(0);
  const words = new Set(out.split('\n').map((line) => line.trim().split(/\s/)[0]));
  expect([...PUBLISHED, ...CLASSIC, ...FORMS].filter((id) => !words.has(id))).toEqual([]);
});
