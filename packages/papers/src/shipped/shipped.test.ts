import type { RunResult } from '@lanelab/engine';
import { describe, expect, test } from 'vitest';
import type { Experiment, Plan, Quality } from '../experiment.ts';
import { findExperiment } from '../experiments/registry.ts';
import { collect } from '../figures/collect.ts';
import { extended } from '../figures/follow-up.ts';
import { plan } from '../figures/plan.ts';
import { resultWith } from '../test/results.ts';
import { compareDigests } from './compare-digests.ts';
import { makeShipped, shippedText } from './make-shipped.ts';
import { readShipped } from './read-shipped.ts';
import { shippedPlan, shippedResults } from './shipped.ts';

const found = findExperiment('curitiba-table3');
if (found === null) throw new Error('there is no table 3');
const experiment: Experiment = found;

/** Made-up results: a rate and a digest of its own for each run, and an account where one is asked for. */
function resultOf(key: string): RunResult {
  const goodputMbps = 40 + Number.parseInt(key.slice(0, 4), 16) / 1_000;
  const account = { elapsedPs: 2e12, causes: { 'sender-cpu': 1e12, nagle: 1e12 }, held: { nagle: 1e12 } };
  return resultWith({
    digest: key.slice(0, 16),
    flows: [{ id: 1, goodputMbps, lost: 3, account }],
    links: [{ id: 1, cells: 5 }],
    events: 10,
  });
}

/** With everything that the results ask for. */
function done(quality: Quality): { readonly plan: Plan; readonly results: ReadonlyMap<string, RunResult> } {
  let planned = plan(experiment, quality);
  for (;;) {
    const results = new Map(planned.runs.map(({ key }) => [key, resultOf(key)]));
    const next = extended(experiment, planned, { runs: results });
    if (next.runs.length === planned.runs.length) return { plan: planned, results };
    planned = next;
  }
}

const [full, quick] = [done('full'), done('quick')];
const shipped = makeShipped(experiment, {
  engine: '1.2.3',
  stamp: '0123456789abcdef',
  full,
  quick,
  overhead: null,
  causes: [],
});

describe('a shipped figure', () => {
  test('is the figure of the whole results, written to a file and read again', () => {
    const again = readShipped(shippedText(shipped), experiment.id);
    expect(again).toEqual(shipped);
    expect(collect(experiment, shippedPlan(again), shippedResults(again))).toEqual(
      collect(experiment, full.plan, { runs: full.results, engine: '1.2.3' }),
    );
  });

  test('holds what the figure reads, and no more', () => {
    const text = shippedText(shipped);
    expect(text).toContain('goodputMbps');
    expect(text).not.toContain('"lost"');
    expect(text).not.toContain('"cells"');
  });

  test('has a line for each run', () => {
    expect(shippedText(shipped).split('\n')).toHaveLength(full.plan.runs.length + 4);
  });

  test('is read as no other figure, and not where it is broken', () => {
    expect(() => readShipped(shippedText(shipped), 'curitiba-fig7')).toThrow('not the file of figure curitiba-fig7');
    expect(() => readShipped('{"experiment":"curitiba-table3"}', experiment.id)).toThrow('not the file');
    expect(() => readShipped('{', experiment.id)).toThrow();
  });

  test('is refused where its results ask for runs that are missing', () => {
    const first = { plan: plan(experiment, 'full'), results: full.results };
    const from = { engine: '', stamp: '', full: first, quick, overhead: null, causes: [] };
    expect(() => makeShipped(experiment, from)).toThrow('ask for more runs');
  });
});

describe('digests of runs made again', () => {
  const here = (key: string) => resultOf(key).digest;

  test('are equal, of full and of quick runs', () => {
    for (const { plan: planned } of [full, quick])
      expect(compareDigests(shipped, planned.runs, here)).toEqual({ compared: planned.runs.length, unequal: [] });
  });

  test('are compared of what has been run here', () => {
    const [first] = full.plan.runs;
    const some = (key: string) => (key === first?.key ? here(key) : null);
    expect(compareDigests(shipped, full.plan.runs, some)).toEqual({ compared: 1, unequal: [] });
  });

  test('are unequal where one shipped digest was tampered with', () => {
    const [first, ...others] = shipped.full.runs;
    if (first === undefined) throw new Error('no run');
    const tampered = { ...shipped, full: { ...shipped.full, runs: [{ ...first, digest: 'f'.repeat(16) }, ...others] } };
    const { compared, unequal } = compareDigests(tampered, full.plan.runs, here);
    expect(compared).toBe(full.plan.runs.length);
    expect(unequal).toEqual([
      expect.objectContaining({
        shipped: 'f'.repeat(16),
        here: here(first.key),
        run: expect.objectContaining({ key: first.key }),
      }),
    ]);
  });
});
