import { createEngine } from '@lanelab/engine/node';
import { type ProcessName, parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { addChange } from '../../document/store/edits/changes.ts';
import { joinElan, leaveElan } from '../../document/store/edits/elan-members.ts';
import { addElan } from '../../document/store/edits/elans.ts';
import { setField } from '../../document/store/edits/field.ts';
import { addFlow } from '../../document/store/edits/flows.ts';
import { connect, disconnect } from '../../document/store/edits/links.ts';
import { addNode } from '../../document/store/edits/nodes.ts';
import { removeSelection } from '../../document/store/edits/remove.ts';
import { cells, edited, emptyScenario, ring, setScenario } from '../../document/store/test-networks.ts';
import type { Edit } from '../../document/store/types.ts';
import { classicalIp } from '../../document/templates/classical-ip.ts';
import { edgeDevices } from '../../document/templates/edge-devices.ts';
import { twoElans, twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';
import { presetOf } from '../../playback/test/test-playback.ts';
import type { CauseCode } from './cause.ts';
import { causesOf } from './causes.ts';
import { gathered } from './evidence.ts';
import { type Lack, waitingFlows } from './waiting.ts';

const SECOND = 1e12;

async function seen(scenario: Scenario) {
  expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
  const engine = createEngine();
  try {
    return await gathered(engine, edited(scenario, setScenario('model.durationPs', 20 * SECOND)));
  } finally {
    await engine.close();
  }
}

const field = (of: 'nodes' | 'flows', id: number, path: readonly (string | number)[], value: unknown): Edit =>
  setField({ of, id }, path, value, 'field');
const killed = (node: number, process: ProcessName, atS = 0): Edit =>
  addChange({ kind: 'process', atPs: atS * SECOND, node, process, up: false });

/** A document changed without the editor's help, as a text editor would. */
const typed =
  (change: (model: Scenario['model']) => Scenario['model']): Edit =>
  (scenario) => ({ ok: true, scenario: { ...scenario, model: change(scenario.model) }, did: 'typed' });
const node = (id: number, change: (node: never) => unknown): Edit =>
  typed((model) => ({
    ...model,
    nodes: model.nodes.map((entry) => (entry.id === id ? (change(entry as never) as typeof entry) : entry)),
  }));
const without =
  (...keys: readonly string[]) =>
  (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
const noServices =
  (kinds: readonly string[]) => (record: { readonly services?: readonly { readonly kind: string }[] }) => ({
    ...record,
    services: (record.services ?? []).filter(({ kind }) => !kinds.includes(kind)),
  });
const mostClients = (maxClients: number) => (entry: { services: readonly { kind: string }[] }) => ({
  ...entry,
  services: entry.services.map((service) => (service.kind === 'les' ? { ...service, maxClients } : service)),
});
const address = (ip: string) => (record: { readonly interfaces: readonly object[] }) => ({
  ...record,
  interfaces: record.interfaces.map((entry, index) => (index === 0 ? { ...entry, ip } : entry)),
});

/** A host of another MTU beside the edge devices: node 9, in an emulated LAN whose frames are larger than an Ethernet's. */
const withLargeFrames = (): Scenario =>
  edited(
    edgeDevices(),
    typed((model) => ({ ...model, elans: model.elans.map((elan) => ({ ...elan, maxFrame: 4_544 as const })) })),
    addNode('host', { x: 380, y: 300 }),
    connect(9, 7),
    node(9, (host: { interfaces: readonly object[] }) => ({
      ...host,
      interfaces: host.interfaces.map((entry) => ({ ...entry, mtu: 4_528 })),
    })),
  );

/** Hosts 4 and 5 in emulated LANs of large and of small frames, which edge devices 2 and 3 join by an Ethernet: one subnet. */
const joinedElans = (): Scenario =>
  edited(
    emptyScenario(),
    ...(['switch', 'edge', 'edge', 'host', 'host'] as const).map((kind, at) => addNode(kind, { x: at * 160, y: 0 })),
    addElan,
    addElan,
    ...[2, 3, 4, 5].map((id) => connect(id, 1)),
    joinElan(3, 2),
    joinElan(5, 2),
    connect(2, 3),
    typed((model) => ({
      ...model,
      elans: model.elans.map((elan) => ({ ...elan, maxFrame: elan.id === 1 ? (4_544 as const) : elan.maxFrame })),
    })),
    node(4, (host: { interfaces: readonly object[] }) => ({
      ...host,
      interfaces: host.interfaces.map((entry) => ({ ...entry, mtu: 4_528 })),
    })),
    node(5, address('10.0.1.77')),
    addFlow('ping', 5, 4),
  );

/** A host at the second switch of two, whose server is in the first: Classical IP over both. */
const farClassical = (): Scenario =>
  edited(
    classicalIp(),
    addNode('switch', { x: 700, y: 80 }),
    connect(4, 5),
    disconnect(2),
    connect(2, 5),
    setField({ of: 'nodes', id: 5 }, ['signalling'], {}, 'field'),
  );

/** What is broken, the network, and what the lab must say of the first flow that it silences. */
const FIXTURES: readonly (readonly [
  name: string,
  network: () => Scenario,
  breaks: readonly Edit[],
  code: CauseCode,
  device: string,
])[] = [
  ['a cut link', ring, [addChange({ kind: 'link-up', atPs: 0, link: 1, up: false })], 'cut-link', 'H1'],
  ['no link at all', twoElans, [disconnect(1)], 'no-path', 'H1'],
  ['a killed client', twoElans, [killed(1, 'lec')], 'process-down', 'H1'],
  ['a killed LECS', twoElans, [killed(5, 'lecs')], 'process-down', 'S1'],
  ['a killed LES', twoElans, [killed(5, 'les')], 'process-down', 'S1'],
  ['a killed BUS', twoElans, [killed(5, 'bus')], 'process-down', 'S1'],
  ['a killed ATMARP server', classicalIp, [killed(4, 'atmarp')], 'process-down', 'S1'],
  ['a row that is missing', ring, [field('nodes', 3, ['routes'], [])], 'missing-row', 'S1'],
  [
    'another VCI at the far end',
    ring,
    [
      node(2, (host: { pvcs: readonly object[] }) => ({
        ...host,
        pvcs: host.pvcs.map((pvc) => ({ ...pvc, vci: 99 })),
      })),
    ],
    'wrong-channel',
    'H2',
  ],
  [
    'a policer that lets nothing pass',
    cells,
    [field('nodes', 3, ['routes', 0, 'policer'], { buckets: [{ incrementPs: 1e15, limitPs: 0 }], action: 'discard' })],
    'policed',
    'S1',
  ],
  ['a switch that does not signal', twoElans, [node(6, without('signalling'))], 'no-signalling', 'H3'],
  ['no LES for an ELAN', twoElans, [node(5, noServices(['les']))], 'no-les', 'H1'],
  ['no LECS', twoElans, [node(5, noServices(['lecs']))], 'no-lecs', 'H1'],
  ['a LES that takes one client', edgeDevices, [node(7, mostClients(1))], 'list-full', 'E2'],
  [
    'a client with another frame size',
    edgeDevices,
    [field('nodes', 6, ['bridges', 0, 'lec'], { maxFrame: 4_544 })],
    'frame-size',
    'E2',
  ],
  [
    'two clients with one MAC address',
    edgeDevices,
    [
      field('nodes', 5, ['bridges', 0, 'mac'], '02:00:00:00:00:99'),
      field('nodes', 6, ['bridges', 0, 'mac'], '02:00:00:00:00:99'),
    ],
    'duplicate-atm-address',
    'E2',
  ],
  ['one subnet in two ELANs', twoElans, [node(3, address('10.0.1.77'))], 'one-subnet-two-lans', 'H3'],
  ['two subnets in one ELAN', edgeDevices, [node(3, address('10.0.77.1'))], 'two-subnets-one-lan', 'H3'],
  [
    'no router',
    twoElans,
    [removeSelection({ nodes: new Set([7]), links: new Set(), flows: new Set() })],
    'no-gateway',
    'H1',
  ],
  ['a default router that nobody is', twoElans, [field('nodes', 1, ['gateway'], '10.0.1.99')], 'no-gateway', 'H1'],
  ['a router that is not in the other LAN', twoElans, [leaveElan(7, 2)], 'no-route', 'R1'],
  ['no ATMARP server', classicalIp, [node(4, noServices(['atmarp']))], 'no-atmarp', 'H1'],
  [
    'Classical IP over a switch that does not signal',
    farClassical,
    [node(5, without('signalling'))],
    'no-signalling',
    'S2',
  ],
  [
    'datagrams larger than an Ethernet behind a bridge carries',
    withLargeFrames,
    [
      addFlow('udp-stream', 9, 1),
      field('flows', 3, ['messageOctets'], 4_000),
      field('flows', 3, ['intervalPs'], SECOND / 10),
    ],
    'mtu-black-hole',
    'E1',
  ],
  [
    'emulated LANs of different frame sizes that an Ethernet joins',
    joinedElans,
    [
      addFlow('udp-stream', 4, 5),
      field('flows', 2, ['messageOctets'], 4_000),
      field('flows', 2, ['intervalPs'], SECOND / 10),
    ],
    'mtu-black-hole',
    'E1',
  ],
  [
    'answers that a fault takes for good',
    twoElans,
    [addChange({ kind: 'drop-message', atPs: 0, node: 1, message: 'LE_JOIN_REQUEST', count: 1_000_000 })],
    'planned-change',
    'H1',
  ],
];

/** Flows of which something arrived, and then nothing more. */
const STOPPED: typeof FIXTURES = [
  ['a link cut later', ring, [addChange({ kind: 'link-up', atPs: 8 * SECOND, link: 1, up: false })], 'cut-link', 'H1'],
  ['a LES killed later', twoElans, [killed(5, 'les', 8)], 'process-down', 'S1'],
  [
    'a link that a change makes longer than light goes in the run',
    ring,
    [addChange({ kind: 'link-delay', atPs: 8 * SECOND, link: 1, delayPs: 60 * SECOND })],
    'planned-change',
    'H1',
  ],
];

/** Flows that arrive through a router although MPOA is drawn for them. */
const WITHOUT_SHORTCUT: typeof FIXTURES = [
  ['a killed MPOA server', twoElansWithMpoa, [killed(7, 'mps')], 'process-down', 'R1'],
  ['a killed MPOA client at the sender', twoElansWithMpoa, [killed(1, 'mpc')], 'process-down', 'H1'],
  ['a killed MPOA client at the receiver', twoElansWithMpoa, [killed(3, 'mpc')], 'process-down', 'H3'],
  ['a router without MPOA', twoElansWithMpoa, [node(7, without('mps'))], 'no-mps', 'R1'],
  [
    'a shortcut that asks for more than the link has',
    twoElansWithMpoa,
    [field('nodes', 1, ['mpc'], { category: 'cbr', pcrCps: 2_000_000 })],
    'call-refused',
    'S1',
  ],
  ['a full egress cache', twoElansWithMpoa, [field('nodes', 3, ['mpc'], { maxEgress: 0 })], 'table-full', 'H3'],
  [
    'LANE of version 1 without the addresses of servers',
    twoElansWithMpoa,
    [typed((model) => ({ ...model, elans: model.elans.map((elan) => ({ ...elan, version: 1 as const })) }))],
    'no-mps',
    'H1',
  ],
];

/** What is found of the first flow that waits, and how many buttons, one after the other, it takes until no flow does. */
async function checked([_, network, breaks, code, device]: (typeof FIXTURES)[number], lack: Lack): Promise<void> {
  const broken = edited(network(), ...breaks);
  const evidence = await seen(broken);
  const waiting = waitingFlows(evidence);
  expect(waiting[0]?.lack).toBe(lack);
  const causes = causesOf(evidence);
  expect(causes.map(({ flow }) => flow)).toEqual(waiting.map(({ flow }) => flow));
  const [cause] = causes;
  const found = broken.model.nodes.find(({ id }) => id === cause?.nodes[0])?.name;
  expect({ code: cause?.code, device: found }).toEqual({ code, device });
  expect(cause?.sentence).not.toContain('{');

  let repaired = broken;
  for (let clicks = 0; clicks < 3; clicks += 1) {
    const [next] = causesOf(await seen(repaired));
    if (next?.fix === undefined) break;
    repaired = edited(repaired, next.fix.edit);
  }
  expect(waitingFlows(await seen(repaired))).toEqual([]);
}

describe('the first cause', () => {
  test.each(FIXTURES)('of silence: %s', async (...fixture) => checked(fixture, 'silent'));
  test.each(STOPPED)('of a stop: %s', async (...fixture) => checked(fixture, 'stopped'));
  test.each(WITHOUT_SHORTCUT)('of a shortcut that was never made: %s', async (...fixture) =>
    checked(fixture, 'no-shortcut'),
  );

  test('nothing is found where every flow arrives as drawn', async () => {
    for (const network of [
      twoElans,
      twoElansWithMpoa,
      edgeDevices,
      classicalIp,
      farClassical,
      joinedElans,
      ring,
      cells,
    ])
      expect(waitingFlows(await seen(network()))).toEqual([]);
  });

  test('a refused message stands in the sentence with its name and status', async () => {
    const full = edited(edgeDevices(), node(7, mostClients(1)));
    expect(causesOf(await seen(full))[0]?.sentence).toBe(
      'E2 is not in elan 1: its LES takes no more clients. LE_JOIN_REQUEST was refused: insufficient resources (status 6).',
    );
  });

  test('a VPI that two tables do not agree on stands in the sentence with both values', async () => {
    const ofSwitch = edited(ring(), field('nodes', 3, ['routes', 0, 'in', 'vpi'], 5));
    expect(causesOf(await seen(ofSwitch))[0]?.sentence).toBe(
      'The VC from H1 to H2 ends in S1: its table has no row for VPI 0, VCI 32 at port 1, only one for VPI 5.',
    );
    const ofEnd = edited(ring(), field('nodes', 2, ['pvcs', 0, 'vpi'], 7));
    expect(causesOf(await seen(ofEnd))[0]?.sentence).toBe(
      'The VC from H1 to H2 arrives at H2 with VPI 0, VCI 32, but H2 expects it with VPI 7, VCI 32.',
    );
  });

  test('a flow that sends seldom is not taken for one that stopped', async () => {
    const seldom = edited(ring(), addFlow('ping', 1, 2), field('flows', 2, ['intervalPs'], 6 * SECOND));
    expect(waitingFlows(await seen(seldom))).toEqual([]);
  });
});

test('a BUS that cannot keep up is the cause of what stopped', async () => {
  const engine = createEngine();
  const overload = presetOf('bus-overload', 100 * SECOND);
  const run = async (scenario: Scenario) => causesOf(await gathered(engine, scenario));
  try {
    const [cause] = await run(overload);
    const device = overload.model.nodes.find(({ id }) => id === cause?.nodes[0])?.name;
    expect([cause?.lack, cause?.code, device]).toEqual(['stopped', 'overloaded', 'LAN services']);
    if (cause?.fix === undefined) throw new Error('no button');
    expect(await run(edited(overload, cause.fix.edit))).toEqual([]);
  } finally {
    await engine.close();
  }
});
