import { createEngine } from '@lanelab/engine/node';
import { type Model, type Node, type ProcessName, parseScenario, type Scenario } from '@lanelab/scenario';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addChange } from '../../document/store/edits/changes.ts';
import { leaveElan } from '../../document/store/edits/elan-members.ts';
import { disconnect } from '../../document/store/edits/links.ts';
import { problemsOf } from '../../document/store/problems/problems.ts';
import { edited, ring, setScenario } from '../../document/store/test-networks.ts';
import { classicalIp } from '../../document/templates/classical-ip.ts';
import { edgeDevices } from '../../document/templates/edge-devices.ts';
import { twoElans, twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';
import { causesOf } from './causes.ts';
import { type Evidence, gathered } from './evidence.ts';
import { waitingFlows } from './waiting.ts';

const SECOND = 1e12;
const CASES = 200;
/** Two faults may need a repair each, and a repair may show another cause behind it. */
const MOST_CLICKS = 6;

const NETWORKS = [twoElans, twoElansWithMpoa, classicalIp, edgeDevices, ring];
const PROCESSES = [
  'lec',
  'lecs',
  'les',
  'bus',
  'atmarp',
  'clip',
  'mpc',
  'mps',
] as const satisfies readonly ProcessName[];

/** Messages without which something does not begin: each is lost as often as it is sent. */
const MESSAGES = ['LE_CONFIGURE_REQUEST', 'LE_JOIN_REQUEST', 'SETUP', 'MPOA Resolution Request'] as const;

/** A document with a planned change, or as it was where the change is refused. */
function planned(scenario: Scenario, change: Parameters<typeof addChange>[0]): Scenario {
  const outcome = addChange(change)(scenario);
  return outcome.ok ? outcome.scenario : scenario;
}

const at = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

function withNode(model: Model, pick: number, change: (node: Node) => Node): Model {
  const chosen = at(model.nodes, pick);
  return { ...model, nodes: model.nodes.map((node) => (node === chosen ? change(node) : node)) };
}

/** One thing broken, as somebody would who does not know what it is for; the document itself where there is no such thing. */
const FAULTS: readonly ((scenario: Scenario, pick: number) => Scenario)[] = [
  (scenario, pick) => edited(scenario, disconnect(at(scenario.model.links, pick)?.id ?? 0)),
  (scenario, pick) =>
    edited(scenario, addChange({ kind: 'link-up', atPs: 0, link: at(scenario.model.links, pick)?.id ?? 0, up: false })),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'process',
      atPs: 0,
      node: at(scenario.model.nodes, pick)?.id ?? 0,
      process: at(PROCESSES, pick) ?? 'lec',
      up: false,
    }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) => {
      if (node.kind !== 'switch') return node;
      const { signalling: _, ...mute } = node;
      return mute;
    }),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'switch'
        ? {
            ...node,
            services: (node.services ?? []).toSpliced(pick % 3, 1),
            routes: node.routes.toSpliced(pick % 2, 1),
          }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host'
        ? {
            ...node,
            interfaces: node.interfaces.map((entry) => ({ ...entry, ip: `10.0.${pick % 4}.${100 + (pick % 50)}` })),
          }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host' ? { ...node, pvcs: node.pvcs.map((pvc) => ({ ...pvc, vci: 200 + (pick % 9) })) } : node,
    ),
  }),
  (scenario, pick) => {
    const elan = at(scenario.model.elans, pick)?.id ?? 0;
    const outcome = leaveElan(at(scenario.model.nodes, pick)?.id ?? 0, elan)(scenario);
    return outcome.ok ? outcome.scenario : scenario;
  },
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'switch'
        ? {
            ...node,
            services: (node.services ?? []).map((entry) =>
              entry.kind === 'les' ? { ...entry, maxClients: pick % 2 } : entry,
            ),
          }
        : node,
    ),
  }),
  (scenario, pick) =>
    planned(scenario, { kind: 'link-up', atPs: 6 * SECOND, link: at(scenario.model.links, pick)?.id ?? 0, up: false }),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'process',
      atPs: 5 * SECOND,
      node: at(scenario.model.nodes, pick)?.id ?? 0,
      process: at(PROCESSES, pick) ?? 'lec',
      up: false,
    }),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'link-delay',
      atPs: 6 * SECOND,
      link: at(scenario.model.links, pick)?.id ?? 0,
      delayPs: 30 * SECOND,
    }),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'drop-message',
      atPs: 0,
      node: at(scenario.model.nodes, pick)?.id ?? 0,
      message: at(MESSAGES, pick) ?? 'SETUP',
      count: 1_000_000,
    }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host' && node.mpc !== undefined
        ? { ...node, mpc: pick % 2 === 0 ? { maxEgress: 0 } : { category: 'cbr', pcrCps: 1_000_000 } }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) => {
      if (node.kind !== 'router') return node;
      const { mps: _, ...plain } = node;
      return plain;
    }),
  }),
];

async function seen(scenario: Scenario): Promise<Evidence> {
  const engine = createEngine();
  try {
    return await gathered(engine, edited(scenario, setScenario('model.durationPs', 12 * SECOND)));
  } finally {
    await engine.close();
  }
}

test('of 200 networks with one or two random faults, each flow that waits has a cause, and the buttons repair it', async () => {
  const pick = fc.nat(1_000);
  const cases = fc.sample(
    fc.record({ network: pick, faults: fc.array(fc.record({ kind: pick, pick }), { minLength: 1, maxLength: 2 }) }),
    { numRuns: CASES, seed: 12 },
  );
  let waitingRuns = 0;
  const unexplained: string[] = [];
  const unrepaired: string[] = [];
  for (const { network, faults } of cases) {
    const start = (at(NETWORKS, network) ?? ring)();
    const broken = faults.reduce(
      (current, { kind, pick: which }) => at(FAULTS, kind)?.(current, which) ?? current,
      start,
    );
    // What cannot run at all is in the list of problems, with the reason.
    if (!parseScenario(broken).ok || problemsOf(broken).some(({ severity }) => severity === 'error')) continue;
    const name = JSON.stringify({
      network: network % NETWORKS.length,
      faults: faults.map(({ kind, pick: which }) => [kind % FAULTS.length, which]),
    });
    let current = broken;
    let evidence = await seen(current);
    if (waitingFlows(evidence).length > 0) waitingRuns += 1;
    for (let clicks = 0; clicks < MOST_CLICKS && waitingFlows(evidence).length > 0; clicks += 1) {
      const causes = causesOf(evidence);
      if (causes.length < waitingFlows(evidence).length) unexplained.push(name);
      const outcome = causes[0]?.fix?.edit(current);
      if (outcome?.ok !== true) {
        unrepaired.push(`${name}: ${outcome === undefined ? 'no button' : outcome.why}`);
        break;
      }
      current = outcome.scenario;
      const errors = problemsOf(current).filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        unrepaired.push(`${name}: after ${causes[0]?.code}, ${errors[0]?.sentence}`);
        break;
      }
      evidence = await seen(current);
    }
    if (waitingFlows(evidence).length > 0) unrepaired.push(`${name}: still waiting, ${causesOf(evidence)[0]?.code}`);
  }
  expect(waitingRuns).toBeGreaterThan(CASES / 4);
  expect(unexplained).toEqual([]);
  expect(unrepaired).toEqual([]);
}, 600_000);
