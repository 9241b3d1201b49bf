/** Verdicts depend on the scenario alone: not on where a run was looked at; and nobody’s run depends on checks. */
import type { Engine } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import type { CheckReport } from '@lanelab/lessons/checks';
import { exampleScenario } from '@lanelab/lessons/test/check-examples';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { EXAMPLES, judged } from '../test/check-examples.ts';

const RUNS = 3;

const withEngine = async <T>(work: (engine: Engine) => Promise<T>): Promise<T> => {
  const engine = createEngine();
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
};

const textsOf = (name: string) => EXAMPLES.filter(({ scenario }) => scenario === name).map(({ text }) => text);

/** How far the run went is where the slice of the last decision ended. */
const withoutEnd = ({ checks }: CheckReport) => checks;

test.each(['les-dies 20 s', 'trunk-cut 18 s', 'class-mpoa 10 s'])(
  'whole results of %s do not depend on the length of slices',
  async (name) => {
    const texts = textsOf(name);
    const whole = withoutEnd(await withEngine((engine) => judged(engine, { scenario: name, hasStart: true }, texts)));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 5_000_000, max: 900_000_000 }), async (slicekPs) => {
        const report = await withEngine((engine) =>
          judged(engine, { scenario: name, hasStart: true }, texts, slicekPs * 1000),
        );
        expect(withoutEnd(report)).toEqual(whole);
      }),
      { numRuns: RUNS * inject('effort') },
    );
  },
);

test('one check alone has the verdict that it has among others', async () => {
  const name = 'class-mpoa 10 s';
  const texts = textsOf(name);
  const together = withoutEnd(await withEngine((engine) => judged(engine, { scenario: name, hasStart: true }, texts)));
  for (const index of [2, 9, 30]) {
    const alone = await withEngine((engine) =>
      judged(engine, { scenario: name, hasStart: true }, [texts[index] ?? '']),
    );
    expect(alone.checks[0]).toEqual(together[index]);
  }
});

/** Hashes of a run at an instant. */
async function hashesOf(engine: Engine, name: string, timePs: number) {
  const run = await engine.open(exampleScenario(name));
  await run.runUntil(timePs);
  const { digest, stateHash } = await run.result();
  await run.free();
  return { digest, stateHash };
}

test('checks change neither the digest nor the state hash of a run, nor the document', async () => {
  const name = 'les-dies 20 s';
  const scenario = exampleScenario(name);
  await withEngine(async (engine) => {
    const before = await hashesOf(engine, name, 20e12);
    const states: string[] = [];
    const noting: Engine = {
      ...engine,
      open: async (document) => {
        const run = await engine.open(document);
        return {
          ...run,
          free: async () => {
            states.push(await run.stateHash());
            await run.free();
          },
        };
      },
    };
    const report = await judged(noting, { scenario: name, hasStart: true }, textsOf(name));
    // The run of the checks goes through the same states as one that nobody watches.
    expect(states).toEqual([(await hashesOf(engine, name, report.untilPs)).stateHash]);
    expect(await hashesOf(engine, name, 20e12)).toEqual(before);
  });
  expect(exampleScenario(name)).toEqual(scenario);
});
