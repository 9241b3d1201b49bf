import { readPath } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import type { Experiment } from '../experiment.ts';
import { EXPERIMENTS, findExperiment } from '../experiments/registry.ts';
import { OverrideError } from './base-scenario.ts';
import { defaultScenario, plan } from './plan.ts';

const experiment = (id: string): Experiment => {
  const found = findExperiment(id);
  if (found === null) throw new Error(`no experiment ${id}`);
  return found;
};

describe('every experiment', () => {
  test.each(EXPERIMENTS)('$id plans runs with a key each, and the same ones every time', (entry) => {
    for (const quality of ['quick', 'full'] as const) {
      const first = plan(entry, quality);
      expect(new Set(first.runs.map(({ key }) => key)).size).toBe(first.runs.length);
      expect(plan(entry, quality)).toEqual(first);
      if (entry.kind !== 'drawing') expect(first.runs.length + (first.overhead === null ? 0 : 1)).toBeGreaterThan(0);
    }
  });

  test.each(EXPERIMENTS)('$id: paths of all parameters lead somewhere', (entry) => {
    const values = Object.fromEntries(
      entry.parameters.filter(({ paths }) => paths.length > 0).map(({ key, value }) => [key, value]),
    );
    expect(() => plan(entry, 'quick', { parameters: values })).not.toThrow();
  });

  test.each(EXPERIMENTS)('$id: the quick points are among the full ones', (entry) => {
    if (entry.kind !== 'sweep') return;
    for (const axis of [entry.x, ...(entry.series === null ? [] : [entry.series])])
      expect(axis.values.full).toEqual(expect.arrayContaining([...axis.values.quick]));
  });
});

test('Curitiba\u2019s figures have the paper\u2019s confidence at full quality', () => {
  const measured = EXPERIMENTS.filter(({ paper, kind }) => paper === 'curitiba' && kind !== 'overhead');
  expect(measured.length).toBeGreaterThan(6);
  for (const { quality } of measured) {
    expect(quality.full).toMatchObject({ repetitions: 2, stop: { share: 0.015, atMost: 10 } });
    expect(quality.full.note).toContain('1.5\u00a0% (95\u00a0%)');
  }
});

describe('figure 7', () => {
  test('is 7 messages by 16 buffers of 60 s, with the two seeds that a confidence needs', () => {
    const { runs, durationPs } = plan(experiment('curitiba-fig7'), 'full');
    expect(runs).toHaveLength(7 * 16 * 2);
    expect(durationPs).toBe(60e12);
    const point = runs.find(({ coords }) => coords['message'] === 64 && coords['buffer'] === 8_192);
    expect(point?.scenario.model.flows[0]).toMatchObject({
      messageOctets: 64,
      sendBuffer: 8_192,
      receiveBuffer: 8_192,
      receiveOctets: 8_192,
    });
    expect(point?.scenario.model.nodes[0]).toMatchObject({ interfaces: [{ mtu: 1_500 }] });
  });

  test('takes overrides', () => {
    const { runs, overhead } = plan(experiment('curitiba-fig7'), 'quick', {
      parameters: { mtu: 9_180, speedNegro: 2 },
      axes: { buffer: [5_000], message: [100, 200] },
      seed: 9,
      repetitions: 3,
      durationPs: 1e12,
    });
    expect(runs).toHaveLength(6);
    expect(runs.map(({ scenario }) => scenario.model.seed)).toEqual([9, 10, 11, 9, 10, 11]);
    expect(overhead).toEqual({ mtus: [9_180] });
    expect(readPath(runs[0]?.scenario, 'model.nodes.Negro.cpu.speed')).toBe(2);
  });

  test.each([
    [{ parameters: { mtuu: 1 } }, 'no parameter “mtuu”'],
    [{ parameters: { mtu: 10 } }, 'a whole number from 68'],
    [{ axes: { size: [1] } }, 'no axis "size"'],
    [{ axes: { buffer: [] } }, 'at least one value'],
    [{ axes: { buffer: [0.5] } }, 'a whole number'],
    [{ repetitions: 0 }, 'a whole number from 1 to 1000'],
    [{ durationPs: 0 }, 'a time from 1 ps'],
    [{ seed: -1 }, 'must be a whole'],
  ])('refuses %j', (overrides, why) => {
    const make = () => plan(experiment('curitiba-fig7'), 'quick', overrides);
    expect(make).toThrow(OverrideError);
    expect(make).toThrow(why);
  });

  test('by its id alone is its default point', () => {
    expect(defaultScenario(experiment('curitiba-fig7')).model.flows[0]).toMatchObject({
      messageOctets: 16_384,
      sendBuffer: 16_384,
    });
    expect(
      defaultScenario(experiment('curitiba-fig7'), 'full', { axes: { buffer: [4_096] } }).model.flows[0],
    ).toMatchObject({ sendBuffer: 4_096 });
  });
});

test('figures 9 and 10 simulate the buffer that the scan lost, and mark it', () => {
  const entry = experiment('curitiba-fig10');
  expect(plan(entry, 'full').axes['buffer']).toEqual([9_140, 18_280, 27_420, 36_560, 45_700, 54_840, 63_900]);
  expect(entry.kind === 'sweep' && entry.x.marked?.[45_700]).toContain('missing');
});

test('table 2 asks for its two MTUs and runs nothing', () => {
  expect(plan(experiment('curitiba-table2'), 'full')).toMatchObject({ runs: [], overhead: { mtus: [9_180, 1_500] } });
});
