/** The three levels of quality in the built engine: contracts hold under overload, and break without what keeps them. */

import { createNodePool } from '@lanelab/engine/node';
import { collect, type FigureData, findExperiment, plan } from '@lanelab/papers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const pool = createNodePool(2);
afterAll(() => pool.close());

const CHARTS = [
  'qos',
  'qos-loss',
  'qos-load',
  'qos-load-loss',
  'qos-abr-rates',
  'qos-shortcut',
  'qos-shortcut-jitter',
  'qos-shortcut-loss',
] as const;
const figures = new Map<string, FigureData>();

beforeAll(async () => {
  for (const id of CHARTS) {
    const experiment = findExperiment(id);
    if (experiment === null) throw new Error(`there is no experiment ${id}`);
    const planned = plan(experiment, 'quick');
    const { results, failures } = await pool.run(planned.runs.map(({ key, scenario }) => ({ key, scenario })));
    expect([...failures]).toEqual([]);
    figures.set(id, collect(experiment, planned, { runs: results }));
  }
});

/** The figure's value of the first stream, by what the network does. */
function firstStream(id: (typeof CHARTS)[number]): Readonly<Record<string, number | null>> {
  const figure = figures.get(id);
  const points = figure?.series[0]?.points ?? [];
  return Object.fromEntries(points.map(({ x, y }) => [figure?.x.names?.[x] ?? '', y]));
}

describe('the guaranteed stream', () => {
  test.each(['categories, CAC, policing, EPD', 'without EPD', 'best effort as ABR'])(
    'keeps its contract under 200 %% load: %s',
    (name) => {
      expect(firstStream('qos-loss')[name]).toBeGreaterThan(99.5);
      expect(firstStream('qos')[name]).toBeLessThan(2 * (firstStream('qos')['no load'] ?? 0));
    },
  );

  test.each(['without policing', 'without CAC', 'all best effort'])('does not %s', (name) => {
    expect(firstStream('qos-loss')[name]).toBeLessThan(50);
  });

  test('its checks say the same', () => {
    const checks = figures.get('qos')?.checks ?? [];
    expect(checks.map(({ holds }) => holds)).toEqual([true, true]);
  });
});

describe('best effort behind the contracts', () => {
  const checksOf = (id: (typeof CHARTS)[number]) => figures.get(id)?.checks.map(({ holds }) => holds);

  test('arrives in whole PDUs where EPD or ABR is', () => {
    const { UBR: none = 0, 'UBR with EPD': epd, 'ABR with explicit rate': abr } = firstStream('qos-load');
    expect(epd).toBeGreaterThan(3 * (none ?? 0));
    expect(abr).toBeGreaterThan(3 * (none ?? 0));
    expect(checksOf('qos-load')).toEqual([true, true]);
  });

  test('loses next to nothing as ABR, nearly all as UBR', () => {
    const { 'UBR with EPD': epd, 'ABR with explicit rate': abr } = firstStream('qos-load-loss');
    expect(abr).toBeGreaterThan(95);
    expect(epd).toBeLessThan(10);
  });

  test('has max-min shares as ABR, before, beside and after a stream', () => {
    expect(checksOf('qos-abr-rates')).toEqual([true, true, true]);
    expect(figures.get('qos-abr-rates')?.series.map(({ trace }) => trace?.x.length)).toEqual([600, 600, 600, 600]);
  });
});

describe('a stream over a trunk that best-effort load fills', () => {
  test('varies in delay but over the CBR shortcut', () => {
    const { 'LANE v1': lane, 'CBR shortcut': cbr } = firstStream('qos-shortcut-jitter');
    expect(cbr).toBeLessThan(5);
    expect(lane).toBeGreaterThan(100);
  });

  test('keeps the contract of its CBR shortcut', () => {
    expect(firstStream('qos-shortcut-loss')['CBR shortcut']).toBeGreaterThan(99.9);
    expect(firstStream('qos-shortcut')['CBR shortcut']).toBeLessThan(
      1.1 * (firstStream('qos-shortcut')['CBR shortcut, no load'] ?? 0),
    );
  });

  test.each(['LANE v1', 'UBR shortcut'])('waits and loses: %s', (name) => {
    expect(firstStream('qos-shortcut-loss')[name]).toBeLessThan(90);
    expect(firstStream('qos-shortcut')[name]).toBeGreaterThan(5);
  });

  test('LANE v1 serves it as well while there is no load', () => {
    expect(firstStream('qos-shortcut-loss')['LANE v1, no load']).toBeGreaterThan(99.9);
    expect(firstStream('qos-shortcut')['LANE v1, no load']).toBeLessThan(1);
  });

  test('its checks say the same', () => {
    const checks = figures.get('qos-shortcut')?.checks ?? [];
    expect(checks.map(({ holds }) => holds)).toEqual([true, true, true]);
  });
});
