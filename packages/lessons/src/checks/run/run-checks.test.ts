import type { Engine, Run } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import { loadPreset } from '@lanelab/papers/load';
import type { Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { type Check, compileChecks } from '../compile/compile.ts';
import { NETWORK } from '../test/network.ts';
import { faultText } from '../words/faults.ts';
import { runChecks } from './run-checks.ts';

const checksOf = (scenario: Scenario, ...texts: readonly string[]): readonly Check[] =>
  compileChecks(texts, scenario).map((compiled) => {
    if (compiled.isCheck) return compiled.check;
    throw new Error(`${compiled.text}: ${faultText(compiled.fault)}`);
  });

async function withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = createEngine();
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** An engine that nothing may be asked. */
const SEALED: Engine = {
  info: () => Promise.reject(new Error('info')),
  open: () => Promise.reject(new Error('a run was opened')),
  overhead: () => Promise.reject(new Error('overhead')),
  close: async () => {},
};

test('what the document decides needs no engine', async () => {
  const checks = checksOf(
    NETWORK,
    'switches = 2',
    'no link A – East',
    'changed only mtu',
    'ELANs = answer',
    'lost cells at C = 0',
  );
  const report = await runChecks(SEALED, NETWORK, checks, { answers: { '': 3 } });
  expect(report.checks.map(({ verdict, decidedAtPs }) => [verdict, decidedAtPs])).toEqual([
    ['holds', null],
    ['holds', null],
    ['undecided', null],
    ['fails', null],
    ['fails', null],
  ]);
  await expect(runChecks(SEALED, NETWORK, checksOf(NETWORK, 'switches = 2', 'no SETUP'))).rejects.toThrow(
    'a run was opened',
  );
});

test('the run ends with the last decision, and results so far are passed on in their order', async () => {
  const seen: (readonly (string | null)[])[] = [];
  const report = await withEngine((engine) =>
    runChecks(
      engine,
      NETWORK,
      checksOf(NETWORK, 'state(LEC of A) = Operational before 1 s', 'switches = 2', 'no LE_NARP_REQUEST before 20 ms'),
      {
        slicePs: 1e9,
        onProgress: (_, results) => seen.push(results.map((result) => result?.verdict ?? null)),
      },
    ),
  );
  expect(report.untilPs).toBe(20e9);
  expect(report.checks.map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'holds']);
  expect(seen[0]).toEqual([null, 'holds', null]);
  expect(seen.at(-1)).toEqual(['holds', 'holds', 'holds']);
  for (const results of seen) expect(results[1]).toBe('holds');
});

test('a planned change is where times begin, and the scenario is left as it was', async () => {
  const before = structuredClone(NETWORK);
  const { checks } = await withEngine((engine) =>
    runChecks(
      engine,
      NETWORK,
      checksOf(
        NETWORK,
        'after cut(trunk): no LE_NARP_REQUEST',
        'cells on trunk = 0 from 3100 ms to 3900 ms',
        'no POLL from East after cut(trunk) before 3500 ms',
      ),
    ),
  );
  expect(checks[0]?.found).toMatchObject({ span: { fromPs: 3e12, toPs: 5e12 } });
  expect(checks[2]?.found).toMatchObject({ span: { fromPs: 3e12 } });
  expect(NETWORK).toEqual(before);
});

test('a signal stops it', async () => {
  const signal = AbortSignal.abort();
  await expect(
    withEngine((engine) => runChecks(engine, NETWORK, checksOf(NETWORK, 'no SETUP after 4 s'), { signal })),
  ).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

/** The engine, with a log that keeps the data packets of 50 ms: whoever asks later has lost one. */
function forgetful(engine: Engine, opened: { runs: number }): Engine {
  const open: Engine['open'] = async (scenario) => {
    opened.runs += 1;
    const run = await engine.open(scenario);
    let [reachedPs, sincePs] = [0, 0];
    const runUntil: Run['runUntil'] = async (timePs, options) => {
      [reachedPs, sincePs] = [timePs, timePs - reachedPs];
      return run.runUntil(timePs, options);
    };
    const inspect: Run['inspect'] = async (query) => {
      const answer = await run.inspect(query);
      if (query.kind === 'packets' && sincePs > 50e9 && answer !== null && 'packets' in answer)
        for (const packet of answer.packets) Reflect.set(packet, 'number', packet.number + 1);
      return answer;
    };
    return { ...run, runUntil, inspect };
  };
  return { ...engine, open };
}

test('where the log forgets packets before they are read, the run is begun again in short slices', async () => {
  const preset = await loadPreset('curitiba-lane');
  if (preset === null) throw new Error('there is no preset curitiba-lane');
  const { model, ...document } = preset.build();
  const scenario = { ...document, model: { ...model, durationPs: 6.5e12 } };
  const checks = checksOf(scenario, 'no frames through BUS where icmp after 6.1 s', 'no frames through BUS after 6 s');
  const usual = await withEngine((engine) => runChecks(engine, scenario, checks));
  const opened = { runs: 0 };
  const again = await withEngine((engine) => runChecks(forgetful(engine, opened), scenario, checks));
  expect(opened.runs).toBe(2);
  expect(again).toEqual(usual);
});
