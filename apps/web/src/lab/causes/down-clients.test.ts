import { createEngine } from '@lanelab/engine/node';
import { classMpoa } from '@lanelab/papers';
import type { Node, Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { clientProblems } from './down-clients.ts';
import type { Evidence } from './evidence.ts';

const SECOND = 1e12;

const nothing = { result: { flows: [], links: [], queues: [] }, paths: [], lastPs: new Map<number, number>() };

/** What the list says after so many seconds of a run. */
async function problemsAfter(scenario: Scenario, seconds: number) {
  const engine = createEngine();
  const run = await engine.open({ ...scenario, model: { ...scenario.model, durationPs: 100 * SECOND } });
  try {
    await run.runUntil(seconds * SECOND);
    const { entries } = await run.inspect({ kind: 'diary', from: 0, limit: 5_000 });
    const states = await run.inspect({ kind: 'states' });
    return clientProblems({ ...nothing, scenario, states, diary: entries, timePs: seconds * SECOND });
  } finally {
    await run.free();
    await engine.close();
  }
}

const changed = (change: (node: Node) => Node): Scenario => {
  const scenario = classMpoa();
  return { ...scenario, model: { ...scenario.model, nodes: scenario.model.nodes.map(change) } };
};
const sentences = (problems: Awaited<ReturnType<typeof problemsAfter>>) => problems.map(({ sentence }) => sentence);

test('nothing is wrong where every client is in its ELAN', async () => {
  expect(await problemsAfter(classMpoa(), 12)).toEqual([]);
});

test('without a LES the clients of its ELAN are problems after 10 s, and no others', async () => {
  const scenario = changed((node) =>
    node.kind === 'switch' && node.services !== undefined
      ? { ...node, services: node.services.filter((service) => service.kind !== 'les' || service.elan !== 1) }
      : node,
  );
  expect(await problemsAfter(scenario, 9)).toEqual([]);
  const found = await problemsAfter(scenario, 12);
  expect(found.map(({ nodes }) => nodes)).toEqual([[1], [5]]);
  expect(sentences(found)[0]).toBe(
    'A’s client in red has not been operational for 10 s: LE_CONFIGURE_REQUEST was refused, no configuration (status 20). Run a LES and BUS for this emulated LAN, in a server or a switch.',
  );
});

test('a client at a switch without signalling has no address, and the switch can be given it', async () => {
  const scenario = changed((node) => {
    if (node.name !== 'East' || node.kind !== 'switch') return node;
    const { signalling: _, ...mute } = node;
    return mute;
  });
  const [problem, ...others] = await problemsAfter(scenario, 12);
  expect(others).toEqual([]);
  expect(problem?.sentence).toContain('it has no ATM address');
  const outcome = problem?.fix?.edit(scenario);
  expect(outcome?.ok === true && outcome.scenario.model.nodes.find(({ name }) => name === 'East')).toMatchObject({
    signalling: {},
  });
});

test('a client that was killed is a problem ten seconds later, with the fix', async () => {
  const scenario = classMpoa();
  const killed: Scenario = {
    ...scenario,
    model: {
      ...scenario.model,
      changes: [...scenario.model.changes, { atPs: 3 * SECOND, kind: 'process', node: 1, process: 'lec', up: false }],
    },
  };
  expect(await problemsAfter(killed, 12)).toEqual([]);
  expect(sentences(await problemsAfter(killed, 14))).toEqual([
    'A’s client in red has not been operational for 10 s: its process was killed. Start it again from the menu of the device (X).',
  ]);
});

test('each has the repair of its cause', async () => {
  const scenario = changed((node) =>
    node.kind === 'switch' && node.services !== undefined
      ? { ...node, services: node.services.filter((service) => service.kind !== 'les' || service.elan !== 1) }
      : node,
  );
  const [problem] = await problemsAfter(scenario, 12);
  const outcome = problem?.fix?.edit(scenario);
  expect(outcome?.ok === true && (await problemsAfter(outcome.scenario, 12))).toEqual([]);
});

test('each client of a device is down since its own failure', () => {
  const scenario = classMpoa();
  const router = scenario.model.nodes.find(({ name }) => name === 'Router')?.id ?? 0;
  const down = { process: 'lec', phase: 'lecs_connect', ok: false } as const;
  const diary = [
    {
      number: 1,
      node: router,
      process: 'lec',
      elan: 2,
      atPs: 30 * SECOND,
      machine: 'lec',
      kind: 'failed',
      phase: 'operational',
      reason: { kind: 'lost', vcc: 'control_direct', cause: 16 },
      retryAtPs: 31 * SECOND,
    },
  ] as const;
  const states = [{ node: router, states: [down, down] }];
  const evidence: Evidence = { ...nothing, scenario, states, diary, timePs: 35 * SECOND };
  const found = clientProblems(evidence);
  expect(sentences(found).length).toBe(1);
  expect(sentences(found)[0]).toContain('client in red has not been operational for 30 s');
});
