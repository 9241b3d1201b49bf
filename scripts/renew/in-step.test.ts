/** Figures that come with the lab against the engine and the experiments of now. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../packages/engine/ts/node.ts';
import { ENGINE_STAMP } from '../../packages/engine/ts/stamp.ts';
import { ENGINE_VERSION } from '../../packages/engine/ts/version.ts';
import type { RunSpec } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { collect } from '../../packages/papers/src/figures/collect.ts';
import { extended } from '../../packages/papers/src/figures/follow-up.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { readShipped } from '../../packages/papers/src/shipped/read-shipped.ts';
import {
  type ShippedFigure,
  shippedAddress,
  shippedDigests,
  shippedPlan,
  shippedResults,
} from '../../packages/papers/src/shipped/shipped.ts';

/** What a maintainer does about each failure here. */
const RENEW =
  'the figures that come with the lab are out of step. Run `npm run renew` (a quarter of an hour on two quiet cores), ' +
  'look at the files that it names, say in CHANGELOG.md why results changed, and commit both';

const shippedOf = (id: string): ShippedFigure => readShipped(readFileSync(shippedAddress(id), 'utf8'), id);

test('every experiment has its figure, and there is no other', () => {
  const folder = dirname(fileURLToPath(shippedAddress('any')));
  const files = readdirSync(folder).map((name) => basename(name, '.json'));
  expect(files.toSorted(), RENEW).toEqual(EXPERIMENTS.map(({ id }) => id).toSorted());
});

test('every figure was computed by the engine of now', () => {
  const others = EXPERIMENTS.map(({ id }) => shippedOf(id))
    .filter(({ engine, stamp }) => engine !== ENGINE_VERSION || stamp !== ENGINE_STAMP)
    .map(({ experiment, engine, stamp }) => `${experiment}: ${engine}, build ${stamp}`);
  expect(others, `${RENEW}. Now: ${ENGINE_VERSION}, build ${ENGINE_STAMP}`).toEqual([]);
});

describe.each(EXPERIMENTS)('$id', (experiment) => {
  const shipped = shippedOf(experiment.id);

  test('rests on the runs that the experiment plans now, at either quality', () => {
    const full = extended(experiment, plan(experiment, 'full'), shippedResults(shipped));
    const { runs: _, ...facts } = shippedPlan(shipped);
    expect(full, RENEW).toMatchObject({ ...facts, overrides: {} });
    expect(
      shipped.full.runs.map(({ key }) => key),
      RENEW,
    ).toEqual(full.runs.map(({ key }) => key));
    const digestOf = shippedDigests(shipped);
    for (const { key } of plan(experiment, 'quick').runs) expect(digestOf(key), RENEW).not.toBeNull();
  });

  test('is whole', () => {
    const figure = collect(experiment, shippedPlan(shipped), shippedResults(shipped));
    expect(figure.verdict.kind).not.toBe('incomplete');
    expect(figure.provenance).toMatchObject({ quality: 'full', seed: shipped.seed });
  });
});

describe('runs made again', () => {
  const engine = createEngine();
  afterAll(() => engine.close());

  async function digest({ scenario }: RunSpec): Promise<string> {
    const run = await engine.open(scenario);
    await run.runUntil(run.durationPs);
    const result = await run.result();
    await run.free();
    return result.digest;
  }

  /** The experiment whose runs of that quality have the fewest events and cells each. */
  const cheapest = (quality: 'quick' | 'full') => {
    const costs = EXPERIMENTS.flatMap((experiment) => {
      const [shipped, { runs }] = [shippedOf(experiment.id), plan(experiment, quality)];
      return runs.length === 0 ? [] : [{ shipped, runs, cost: shipped[quality].work / runs.length }];
    });
    return costs.toSorted((a, b) => a.cost - b.cost)[0];
  };

  test.each(['quick', 'full'] as const)(
    'have the digests that were shipped: the cheapest at %s quality',
    async (quality) => {
      const found = cheapest(quality);
      const spec = found?.runs[0];
      if (found === undefined || spec === undefined) throw new Error('nothing is run');
      expect(await digest(spec), RENEW).toBe(shippedDigests(found.shipped)(spec.key));
    },
  );
});
