/** The judging threads behind the simulator: bounds, turns, and what does not end well. */
import { findPreset } from '@lanelab/papers/presets';
import { mustParse, type Scenario } from '@lanelab/scenario';
import { expect, it, onTestFinished } from 'vitest';
import { createEngineSimulator } from '../../src/services/engine-simulator.ts';
import type { SimulationOptions, Simulator } from '../../src/services/simulator.ts';

const MEBI = 1024 * 1024;

function simulator(): Simulator {
  const made = createEngineSimulator(1);
  onTestFinished(() => made.close());
  return made;
}

function options(given: Partial<SimulationOptions> = {}): SimulationOptions {
  return { signal: new AbortController().signal, bounds: {}, onProgress: () => undefined, ...given };
}

function preset(id: string, seconds: number): Scenario {
  const found = findPreset(id);
  if (found === null) throw new Error(`there is no preset ${id}`);
  const scenario = found.build();
  return { ...scenario, model: { ...scenario.model, durationPs: seconds * 1e12 } };
}

/** The text of a question of the kind `checks`. */
const asked = (scenario: object, ...checks: readonly string[]): string =>
  JSON.stringify({ kind: 'checks', scenario, checks, answers: {} });

const QUICK = asked(preset('class-mpoa', 1), 'VCCs of A = 5 at 1 s');
/** Not decided before its end. */
const LONG = asked(preset('class-mpoa', 8000), 'count(SETUP) < 1000000000');

const quickVerdict = async (made: Simulator, given: Partial<SimulationOptions> = {}) =>
  JSON.parse(await made.judge(QUICK, options(given)));
const HOLDS = { checks: [{ verdict: 'holds' }] };

it.each([
  ['cellHops', 1000, 'cell-hops'],
  ['wallMs', 20, 'ms of computing time'],
  ['memoryBytes', MEBI, 'octets of memory'],
] as const)('keeps the bound %s, and judges the next question', async (bound, limit, words) => {
  const made = simulator();
  const judged = made.judge(LONG, options({ bounds: { [bound]: limit } }));
  await expect(judged).rejects.toMatchObject({ name: 'BoundError', message: expect.stringContaining(words) });
  expect(await quickVerdict(made)).toMatchObject(HOLDS);
});

it('stops when it is aborted, and judges the next question', async () => {
  const made = simulator();
  const stop = new AbortController();
  const judged = made.judge(LONG, options({ signal: stop.signal, onProgress: () => stop.abort() }));
  await expect(judged).rejects.toMatchObject({ name: 'AbortError' });
  expect(await quickVerdict(made)).toMatchObject(HOLDS);
});

it('takes turns with runs and with other questions on the only thread', async () => {
  const made = simulator();
  const stop = new AbortController();
  const { signal } = stop;
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const long = made.judge(LONG, options({ signal, onProgress: () => begun() }));
  await hasBegun;
  const run = made.run(preset('class-mpoa', 1), options());
  expect(await quickVerdict(made)).toMatchObject(HOLDS);
  expect(await run).toMatchObject({ simSeconds: 1 });
  stop.abort();
  await expect(long).rejects.toMatchObject({ name: 'AbortError' });
});

it('says which place of a scenario the engine refuses', async () => {
  const { model, ...rest } = preset('class-mpoa', 1);
  const ports = model.nodes.map((node) => ({ ...node, ports: [] }));
  const broken = { ...rest, model: { ...model, nodes: ports } };
  await expect(simulator().judge(asked(broken, 'no LE_NARP_REQUEST'), options())).rejects.toMatchObject({
    name: 'ApiError',
    code: 'invalid_scenario',
    path: expect.stringMatching(/^body\.scenario\.model\./),
  });
});

it('fails with the reason where the judge itself breaks down, and judges the next question', async () => {
  const made = simulator();
  const unread = asked(mustParse({ lanelab: 1, model: { nodes: [], durationPs: 1, seed: 1 } }), 'no such check');
  await expect(made.judge(unread, options())).rejects.toThrow('the judge broke down');
  expect(await quickVerdict(made)).toMatchObject(HOLDS);
});
