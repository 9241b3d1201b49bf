/** The engine itself behind the simulator: worker threads, the built WASM package. */
import { createEngine } from '@lanelab/engine/node';
import { EXPERIMENTS, plan } from '@lanelab/papers';
import { mustParse, type Scenario } from '@lanelab/scenario';
import { expect, it, onTestFinished } from 'vitest';
import { createEngineSimulator } from '../../src/services/engine-simulator.ts';
import type { SimulationOptions, Simulator } from '../../src/services/simulator.ts';

const MEBI = 1024 * 1024;

function simulator(workers = 1): Simulator {
  const made = createEngineSimulator(workers);
  onTestFinished(() => made.close());
  return made;
}

function options(given: Partial<SimulationOptions> = {}): SimulationOptions {
  return { signal: new AbortController().signal, bounds: {}, onProgress: () => undefined, ...given };
}

function point(durationPs: number): Scenario {
  const experiment = EXPERIMENTS.find(({ id }) => id === 'curitiba-fig7');
  if (experiment === undefined) throw new Error('no curitiba-fig7');
  const [run] = plan(experiment, 'quick', { durationPs }).runs;
  if (run === undefined) throw new Error('no run');
  return run.scenario;
}

/** Sound, without traffic, and large in memory. */
function crowd(nodes: number): Scenario {
  const ports = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, phy: 'oc3c' }));
  return mustParse({
    lanelab: 1,
    model: {
      nodes: Array.from({ length: nodes }, (_, at) => ({
        id: at + 1,
        kind: 'switch',
        name: `s${at}`,
        ports,
        latencyPs: 0,
        backplaneMbps: null,
        routes: [],
      })),
      durationPs: 1_000_000,
    },
  });
}

it('returns the result that the engine computes in this thread, bit by bit', async () => {
  const scenario = point(200_000_000_000);
  const engine = createEngine();
  const run = await engine.open(scenario);
  await run.runUntil(run.durationPs);
  const { wallMs: _, ...direct } = await run.result();
  const { wallMs: __, ...pooled } = await simulator().run(scenario, options());
  expect(pooled).toEqual(direct);
  expect(pooled.flows[0]?.goodputMbps).toBeGreaterThan(0);
});

it('runs more scenarios than it has workers', async () => {
  const made = simulator(2);
  const scenario = point(20_000_000_000);
  const runs = await Promise.all(Array.from({ length: 6 }, () => made.run(scenario, options())));
  expect(new Set(runs.map(({ digest }) => digest)).size).toBe(1);
});

it('finishes a short run while a long one is under way on the only thread', async () => {
  const made = simulator();
  const stop = new AbortController();
  let long: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    long = made.run(point(60_000_000_000_000), options({ signal: stop.signal, onProgress: () => begun() }));
  });
  expect(await made.run(point(1_000_000_000), options())).toMatchObject({ simSeconds: 0.001 });
  stop.abort();
  await expect(long).rejects.toMatchObject({ name: 'AbortError' });
});

it('has the same results where runs take turns on a thread', async () => {
  const scenario = point(200_000_000_000_000);
  const alone = await simulator().run(scenario, options());
  const made = simulator();
  const order: number[] = [];
  const run = (name: number) => made.run(scenario, options({ onProgress: () => order.push(name) }));
  const [one, two] = await Promise.all([run(1), run(2)]);
  expect([one.digest, two.digest]).toEqual([alone.digest, alone.digest]);
  expect([one.stateHash, two.stateHash]).toEqual([alone.stateHash, alone.stateHash]);
  const changes = order.filter((name, at) => at > 0 && name !== order[at - 1]);
  expect(changes.length).toBeGreaterThan(1);
});

it('stops when it is aborted, and goes on with the next', async () => {
  const made = simulator();
  const stop = new AbortController();
  const run = made.run(point(60_000_000_000_000), options({ signal: stop.signal, onProgress: () => stop.abort() }));
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  await expect(made.run(point(1_000_000_000), options())).resolves.toMatchObject({ simSeconds: 0.001 });
});

it.each([
  ['cellHops', 1000, 'cell-hops'],
  ['wallMs', 20, 'ms of computing time'],
] as const)('keeps the bound %s', async (bound, limit, words) => {
  const made = simulator();
  const run = made.run(point(60_000_000_000_000), options({ bounds: { [bound]: limit } }));
  await expect(run).rejects.toMatchObject({ name: 'BoundError', message: expect.stringContaining(words) });
});

it('keeps the bound of memory, and frees the memory', async () => {
  const made = simulator();
  const bounds = { memoryBytes: 16 * MEBI };
  await expect(made.run(crowd(3000), options({ bounds }))).rejects.toMatchObject({ name: 'BoundError' });
  await expect(made.run(point(1_000_000_000), options({ bounds }))).resolves.toMatchObject({ simSeconds: 0.001 });
});

it('says what it is', async () => {
  const { version, build } = await simulator().identity();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(build).toMatch(/^[0-9a-f]{64}$/);
});

it('calculates overheads', async () => {
  const rows = await simulator().overhead({ mtus: [9180] });
  expect(rows.length).toBeGreaterThan(0);
});
