import type { RunResult } from '@lanelab/engine';
import { describe, expect, test } from 'vitest';
import type { Plan, RunSpec, SweepExperiment } from '../experiment.ts';
import { curitibaFig8 } from '../experiments/curitiba/buffers.ts';
import { resultWith } from '../test/results.ts';
import { collect } from './collect.ts';
import { extended } from './follow-up.ts';
import { plan } from './plan.ts';

type Goodput = (spec: RunSpec) => number;

const resultsOf = (planned: Plan, goodput: Goodput) =>
  new Map(
    planned.runs.map((spec): [string, RunResult] => {
      const flows = [{ id: 1, goodputMbps: goodput(spec) }];
      return [spec.key, resultWith({ flows })];
    }),
  );

/** Runs what is asked for until nothing more is; the number of runs in each round. */
function whole(experiment: SweepExperiment, goodput: Goodput, overrides = {}): { last: Plan; rounds: number[] } {
  let last = plan(experiment, 'quick', overrides);
  const rounds = [last.runs.length];
  for (;;) {
    const next = extended(experiment, last, { runs: resultsOf(last, goodput) });
    if (next.runs.length === last.runs.length) return { last, rounds };
    rounds.push(next.runs.length);
    last = next;
  }
}

const quick = curitibaFig8.quality.quick;
const at = (experiment: SweepExperiment, rules: Partial<typeof quick>): SweepExperiment => ({
  ...experiment,
  quality: { ...experiment.quality, quick: { ...quick, ...rules } },
});

const spread: Goodput = ({ coords, repetition }) =>
  20 + (coords['buffer'] === 8_192 ? ([-1, 1, 0.2][repetition % 3] ?? 0) : 0);

describe('the stopping rule', () => {
  const experiment = at(curitibaFig8, { repetitions: 2, stop: { share: 0.015, atMost: 6 } });
  const { last, rounds } = whole(experiment, spread);

  test('adds seeds to the points that vary, up to the limit', () => {
    expect(rounds).toEqual([64, 80]);
    const counts = new Map<number, number>();
    for (const { coords } of last.runs) {
      const buffer = coords['buffer'] ?? 0;
      counts.set(buffer, (counts.get(buffer) ?? 0) + 1);
    }
    expect(counts.get(8_192)).toBe(4 * 6);
    expect(counts.get(16_384)).toBe(4 * 2);
    expect(new Set(last.runs.map(({ key }) => key)).size).toBe(last.runs.length);
  });

  test('asks for nothing while runs are missing', () => {
    const first = plan(experiment, 'quick');
    const some = new Map([...resultsOf(first, spread)].slice(1));
    expect(extended(experiment, first, { runs: some })).toBe(first);
  });

  test('comes to the same plan at once where all results are known', () => {
    expect(extended(experiment, plan(experiment, 'quick'), { runs: resultsOf(last, spread) })).toEqual(last);
  });

  test('leaves a reader\u2019s own number of repetitions alone', () => {
    expect(whole(experiment, spread, { repetitions: 2 }).rounds).toEqual([64]);
  });
});

describe('refinement', () => {
  const experiment = at(curitibaFig8, { refine: { step: 1_024, share: 0.02, atMost: 5 } });
  const dip: Goodput = ({ coords }) => (coords['message'] === 16_384 && coords['buffer'] === 24_576 ? 5 : 20);
  const { last } = whole(experiment, dip);

  test('adds points to the line that bends, no more than allowed', () => {
    const added = last.runs.slice(plan(experiment, 'quick').runs.length).filter(({ explains }) => explains !== true);
    expect(added).toHaveLength(5);
    expect(added.every(({ coords }) => coords['message'] === 16_384)).toBe(true);
    expect(added.map(({ coords }) => coords['buffer'])).toEqual(expect.arrayContaining([20_480, 28_672]));
  });

  test('draws them on that line alone', () => {
    const { series, x } = collect(experiment, last, { runs: resultsOf(last, dip) });
    expect(series.map(({ points }) => points.length)).toEqual([8, 8, 8, 13]);
    expect(x.values).toEqual(x.values.toSorted((a, b) => a - b));
    expect(series.flatMap(({ points }) => points).every(({ y }) => y !== null)).toBe(true);
  });

  test('leaves a reader\u2019s own axis alone', () => {
    const { rounds } = whole(experiment, dip, { axes: { buffer: [16_384, 24_576, 32_768] } });
    // The fall alone is looked into.
    expect(rounds).toEqual([12, 14]);
  });
});

describe('fits', () => {
  const experiment: SweepExperiment = {
    ...curitibaFig8,
    fits: [30_000_000, 40_000_000, 36_000_000].map((syscallPs) => ({ parameters: { syscallPs } })),
  };
  const bySyscall: Goodput = ({ fit }) => 20 + (fit === 0 ? 1 : fit === 1 ? -2 : 0);

  test('are run in full quality, each once, but for the one that is shown anyway', () => {
    expect(plan(experiment, 'quick').runs.every(({ fit }) => fit === undefined)).toBe(true);
    const { runs } = plan(experiment, 'full');
    expect(runs.filter(({ fit }) => fit === undefined)).toHaveLength(7 * 16 * 2);
    expect(new Set(runs.map(({ fit }) => fit))).toEqual(new Set([undefined, 0, 1]));
    expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
  });

  test('give each point a band, and neither mean nor interval', () => {
    const planned = plan(experiment, 'full');
    const { series, bandsOver } = collect(experiment, planned, { runs: resultsOf(planned, bySyscall) });
    expect(series[0]?.points[0]).toMatchObject({ y: 20, ci95: 0, band: { low: 18, high: 21 } });
    expect(bandsOver).toBe('fits');
  });

  test('and alternative models: the band is over both, and says so', () => {
    const rival: SweepExperiment = { ...experiment, alternatives: [{ parameters: { sendPacketPs: 1 } }] };
    const planned = plan(rival, 'full');
    expect(new Set(planned.runs.map(({ fit }) => fit))).toEqual(new Set([undefined, 0, 1, 3]));
    const byModel: Goodput = (run) => (run.fit === 3 ? 30 : bySyscall(run));
    const { series, bandsOver } = collect(rival, planned, { runs: resultsOf(planned, byModel) });
    expect(series[0]?.points[0]).toMatchObject({ y: 20, band: { low: 18, high: 30 } });
    expect(bandsOver).toBe('fits-and-models');
  });

  test('without runs of their own make no band', () => {
    const planned = plan(experiment, 'quick');
    expect(collect(experiment, planned, { runs: resultsOf(planned, bySyscall) }).bandsOver).toBeUndefined();
  });

  test('say nothing of a reader\u2019s own parameters', () => {
    const { runs } = plan(experiment, 'full', { parameters: { mtu: 1_500 } });
    expect(runs.every(({ fit }) => fit === undefined)).toBe(true);
  });
});
