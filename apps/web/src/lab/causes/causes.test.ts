import { createEngine } from '@lanelab/engine/node';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { addChange } from '../../document/store/edits/changes.ts';
import { leaveElan } from '../../document/store/edits/elan-members.ts';
import { setField } from '../../document/store/edits/field.ts';
import { disconnect } from '../../document/store/edits/links.ts';
import { removeSelection } from '../../document/store/edits/remove.ts';
import { cells, edited, ring, setScenario } from '../../document/store/test-networks.ts';
import type { Edit } from '../../document/store/types.ts';
import { classicalIp } from '../../document/templates/classical-ip.ts';
import { edgeDevices } from '../../document/templates/edge-devices.ts';
import { twoElans } from '../../document/templates/emulated-lans.ts';
import type { CauseCode } from './cause.ts';
import { causesOf } from './causes.ts';
import { gathered, silentFlows } from './evidence.ts';

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
const killed = (node: number, process: 'lec' | 'lecs' | 'les' | 'bus' | 'atmarp'): Edit =>
  addChange({ kind: 'process', atPs: 0, node, process, up: false });

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
const address = (ip: string) => (record: { readonly interfaces: readonly object[] }) => ({
  ...record,
  interfaces: record.interfaces.map((entry, index) => (index === 0 ? { ...entry, ip } : entry)),
});

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
  [
    'a LES that takes one client',
    edgeDevices,
    [
      node(7, (entry: { services: readonly { kind: string }[] }) => ({
        ...entry,
        services: entry.services.map((service) => (service.kind === 'les' ? { ...service, maxClients: 1 } : service)),
      })),
    ],
    'list-full',
    'E2',
  ],
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
];

describe('the first cause of a silent flow', () => {
  test.each(FIXTURES)('%s', async (_, network, breaks, code, device) => {
    const broken = edited(network(), ...breaks);
    const evidence = await seen(broken);
    const silent = silentFlows(evidence);
    expect(silent.length).toBeGreaterThan(0);
    const causes = causesOf(evidence);
    expect(causes.map(({ flow }) => flow)).toEqual(silent);
    const [cause] = causes;
    const found = broken.model.nodes.find(({ id }) => id === cause?.nodes[0])?.name;
    expect({ code: cause?.code, device: found }).toEqual({ code, device });
    expect(cause?.sentence).not.toContain('{');

    // One button after the other, as long as anything is silent: each repairs something.
    let repaired = broken;
    for (let clicks = 0; clicks < 3; clicks += 1) {
      const [next] = causesOf(await seen(repaired));
      if (next?.fix === undefined) break;
      repaired = edited(repaired, next.fix.edit);
    }
    expect(silentFlows(await seen(repaired))).toEqual([]);
  });

  test('nothing is found where every flow arrives', async () => {
    for (const network of [twoElans, edgeDevices, classicalIp, ring, cells])
      expect(causesOf(await seen(network()))).toEqual([]);
  });
});
