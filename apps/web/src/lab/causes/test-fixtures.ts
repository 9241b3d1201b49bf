/** Broken networks for tests of causes: what is broken, and what the lab must say of the first flow that it silences. */
import type { ProcessName, Scenario } from '@lanelab/scenario';
import { addChange } from '../../document/store/edits/changes.ts';
import { joinElan, leaveElan } from '../../document/store/edits/elan-members.ts';
import { addElan } from '../../document/store/edits/elans.ts';
import { setField } from '../../document/store/edits/field.ts';
import { addFlow } from '../../document/store/edits/flows.ts';
import { connect, disconnect } from '../../document/store/edits/links.ts';
import { addNode } from '../../document/store/edits/nodes.ts';
import { removeSelection } from '../../document/store/edits/remove.ts';
import { cells, edited, emptyScenario, ring } from '../../document/store/test-networks.ts';
import type { Edit } from '../../document/store/types.ts';
import { classicalIp } from '../../document/templates/classical-ip.ts';
import { edgeDevices } from '../../document/templates/edge-devices.ts';
import { twoElans, twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';
import type { CauseCode } from './cause.ts';

const SECOND = 1e12;

export const field = (of: 'nodes' | 'flows', id: number, path: readonly (string | number)[], value: unknown): Edit =>
  setField({ of, id }, path, value, 'field');
const killed = (node: number, process: ProcessName, atS = 0): Edit =>
  addChange({ kind: 'process', atPs: atS * SECOND, node, process, up: false });

/** A document changed without the editor's help, as a text editor would. */
const typed =
  (change: (model: Scenario['model']) => Scenario['model']): Edit =>
  (scenario) => ({ ok: true, scenario: { ...scenario, model: change(scenario.model) }, did: 'typed' });
export const node = (id: number, change: (node: never) => unknown): Edit =>
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
export const mostClients = (maxClients: number) => (entry: { services: readonly { kind: string }[] }) => ({
  ...entry,
  services: entry.services.map((service) => (service.kind === 'les' ? { ...service, maxClients } : service)),
});
const removeFlows = (...ids: readonly number[]): Edit =>
  removeSelection({ nodes: new Set(), links: new Set(), flows: new Set(ids) });
export const address = (ip: string) => (record: { readonly interfaces: readonly object[] }) => ({
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
export const joinedElans = (): Scenario =>
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
export const farClassical = (): Scenario =>
  edited(
    classicalIp(),
    addNode('switch', { x: 700, y: 80 }),
    connect(4, 5),
    disconnect(2),
    connect(2, 5),
    setField({ of: 'nodes', id: 5 }, ['signalling'], {}, 'field'),
  );

const PREFIX = '47000580FFE1000000F21A35C1';
const onePrefix = (...switches: readonly number[]): readonly Edit[] =>
  switches.map((id) => field('nodes', id, ['signalling'], { prefix: PREFIX }));
const TAKEN = '02:00:00:00:00:99';
const long = (id: number, delayPs: number): Edit =>
  typed((model) => ({
    ...model,
    links: model.links.map((link) => (link.id === id ? { id, a: link.a, b: link.b, delayPs } : link)),
  }));
const servers =
  (...services: readonly object[]) =>
  (record: object) => ({ ...record, services });
const lanVersion = (elan: number, version: 1 | 2): Edit =>
  typed((model) => ({
    ...model,
    elans: model.elans.map((entry) => (entry.id === elan ? { ...entry, version } : entry)),
  }));

/** Two islands of ATM switches with an emulated LAN each, and MPOA: packets get through the router between them, calls do not. */
const islands = (): Scenario =>
  edited(
    twoElansWithMpoa(),
    connect(7, 6),
    node(7, (router: { interfaces: readonly object[] }) => ({
      ...router,
      interfaces: router.interfaces.map((entry, index) => (index === 1 ? { ...entry, port: 2 } : entry)),
    })),
    node(6, servers({ kind: 'lecs' }, { kind: 'les', elan: 2 })),
    node(5, servers({ kind: 'lecs' }, { kind: 'les', elan: 1 })),
    disconnect(1),
  );

/** Frames between generators 9 and 10 behind the edge devices. */
export const withFrames = (): Scenario =>
  edited(
    edgeDevices(),
    addNode('generator', { x: 0, y: 300 }),
    addNode('generator', { x: 960, y: 300 }),
    connect(9, 5),
    connect(10, 6),
    removeFlows(1, 2),
    addFlow('frames', 9, 10),
  );

/** What is broken, the network, and what the lab must say of the first flow that it silences. */
export type Fixture = readonly [
  name: string,
  network: () => Scenario,
  breaks: readonly Edit[],
  code: CauseCode,
  device: string,
];

export const SILENT: readonly Fixture[] = [
  ['a cut link', ring, [addChange({ kind: 'link-up', atPs: 0, link: 1, up: false })], 'cut-link', 'H1'],
  [
    'a cut link on the way of cells',
    cells,
    [addChange({ kind: 'link-up', atPs: 0, link: 1, up: false })],
    'cut-link',
    'G1',
  ],
  ['a link on a permanent circuit that takes half a minute', ring, [long(1, 30 * SECOND)], 'long-link', 'H1'],
  ['a link that takes half a minute', twoElans, [long(1, 30 * SECOND)], 'long-link', 'S1'],
  ['a link that the timers of LANE do not allow', twoElans, [long(2, 0.9 * SECOND)], 'long-link', 'H1'],
  [
    'a link that a change makes too long from the beginning',
    classicalIp,
    [addChange({ kind: 'link-delay', atPs: 0, link: 1, delayPs: 9 * SECOND })],
    'long-link',
    'H1',
  ],
  [
    'a server beyond a router, which passes no calls on',
    islands,
    [
      node(6, servers({ kind: 'lecs' })),
      node(5, servers({ kind: 'lecs' }, { kind: 'les', elan: 1 }, { kind: 'les', elan: 2 })),
    ],
    'no-path',
    'H3',
  ],
  ['no link at all', twoElans, [disconnect(1)], 'no-path', 'H1'],
  ['a killed client', twoElans, [killed(1, 'lec')], 'process-down', 'H1'],
  ['a killed LECS', twoElans, [killed(5, 'lecs')], 'process-down', 'S1'],
  ['a killed LES', twoElans, [killed(5, 'les')], 'process-down', 'S1'],
  ['a killed BUS', twoElans, [killed(5, 'bus')], 'process-down', 'S1'],
  ['a killed LES behind edge devices, for frames', withFrames, [killed(7, 'les')], 'process-down', 'S1'],
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
  [
    'a policer on a permanent circuit',
    ring,
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
  ['two switches with one prefix', twoElans, onePrefix(5, 6), 'duplicate-atm-address', 'S2'],
  ['two switches of Classical IP with one prefix', farClassical, onePrefix(4, 5), 'duplicate-atm-address', 'S2'],
  [
    'two stations on one LAN with one MAC address',
    edgeDevices,
    [field('nodes', 1, ['interfaces', 0, 'mac'], TAKEN), field('nodes', 3, ['interfaces', 0, 'mac'], TAKEN)],
    'duplicate-mac',
    'H1',
  ],
  [
    'a MAC address like one made from numbers',
    twoElans,
    [field('nodes', 7, ['interfaces', 0, 'mac'], '02:00:00:00:01:00')],
    'duplicate-atm-address',
    'R1',
  ],
  [
    'two devices with one ATM address',
    twoElans,
    [
      field('nodes', 1, ['ports', 0, 'mac'], '02:00:00:00:00:99'),
      field('nodes', 2, ['ports', 0, 'mac'], '02:00:00:00:00:99'),
    ],
    'duplicate-atm-address',
    'H2',
  ],
  [
    'two stations of Classical IP with one ATM address',
    classicalIp,
    [
      field('nodes', 1, ['ports', 0, 'mac'], '02:00:00:00:00:99'),
      field('nodes', 2, ['ports', 0, 'mac'], '02:00:00:00:00:99'),
    ],
    'duplicate-atm-address',
    'H2',
  ],
  [
    'a client that asks for an ELAN that nobody knows',
    twoElans,
    [field('nodes', 1, ['interfaces', 0, 'lec'], { elanName: 'elan one' })],
    'wrong-elan-name',
    'H1',
  ],
  [
    'an edge device that asks for an ELAN that nobody knows',
    edgeDevices,
    [field('nodes', 6, ['bridges', 0, 'lec'], { elanName: 'elan one' })],
    'wrong-elan-name',
    'E2',
  ],
  [
    'a client that asks for another ELAN',
    twoElans,
    [field('nodes', 3, ['interfaces', 0, 'lec'], { elanName: 'elan 1' })],
    'wrong-elan-name',
    'H3',
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
    'an ATMARP server of a part of the subnet',
    classicalIp,
    [node(4, servers({ kind: 'atmarp', network: '10.0.1.0', prefix: 31 }))],
    'no-atmarp',
    'H2',
  ],
  [
    'two ATMARP servers for one subnet',
    classicalIp,
    [
      node(
        4,
        servers(
          { kind: 'atmarp', network: '10.0.1.0', prefix: 31 },
          { kind: 'atmarp', network: '10.0.1.2', prefix: 31 },
        ),
      ),
    ],
    'no-atmarp',
    'H1',
  ],
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
    'a router that takes minutes for a packet',
    twoElans,
    [field('nodes', 7, ['forwarding'], { packetsPerS: 0.01 })],
    'too-slow',
    'R1',
  ],
  [
    'an edge device that takes minutes for a frame',
    edgeDevices,
    [field('nodes', 5, ['forwarding'], { mbps: 0.001 })],
    'too-slow',
    'E1',
  ],
  ['a switch that waits half a minute', ring, [field('nodes', 3, ['latencyPs'], 30 * SECOND)], 'too-slow', 'S1'],
  [
    'a switch that works a second at a message',
    twoElans,
    [field('nodes', 6, ['signalling'], { messagePs: SECOND })],
    'too-slow',
    'S2',
  ],
  [
    'a host that works a minute at a packet',
    ring,
    [field('nodes', 1, ['cpu', 'copyPsPerOctet'], SECOND)],
    'too-slow',
    'H1',
  ],
  [
    'a shaper of a cell a second',
    ring,
    [field('nodes', 1, ['pvcs', 0, 'shaper'], [{ incrementPs: SECOND, limitPs: 0 }])],
    'too-slow',
    'H1',
  ],
  [
    'servers whose queue holds one PDU',
    twoElans,
    [field('nodes', 5, ['processor'], { framesPerS: 20, queueFrames: 1 })],
    'overloaded',
    'S1',
  ],
  [
    'a LES that is back too late for the run',
    twoElans,
    [killed(5, 'les'), addChange({ kind: 'process', atPs: 19 * SECOND, node: 5, process: 'les', up: true })],
    'planned-change',
    'S1',
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
export const STOPPED: readonly Fixture[] = [
  ['a link cut later', ring, [addChange({ kind: 'link-up', atPs: 8 * SECOND, link: 1, up: false })], 'cut-link', 'H1'],
  ['a LES killed later', twoElans, [killed(5, 'les', 8)], 'process-down', 'S1'],
  [
    'a link that a change makes longer than light goes in the run',
    ring,
    [addChange({ kind: 'link-delay', atPs: 8 * SECOND, link: 1, delayPs: 60 * SECOND })],
    'long-link',
    'H1',
  ],
  [
    'a host that a change makes work a second at each octet',
    ring,
    [addChange({ kind: 'cpu', atPs: 8 * SECOND, node: 1, set: { copyPsPerOctet: SECOND } })],
    'planned-change',
    'H1',
  ],
];

/** Flows that arrive through a router although MPOA is drawn for them. */
export const WITHOUT_SHORTCUT: readonly Fixture[] = [
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
  ['calls between islands', islands, [], 'no-path', 'H1'],
  ['a full egress cache', twoElansWithMpoa, [field('nodes', 3, ['mpc'], { maxEgress: 0 })], 'table-full', 'H3'],
  [
    'a client that takes no ingress entries',
    twoElansWithMpoa,
    [field('nodes', 1, ['mpc'], { maxIngress: 0 })],
    'table-full',
    'H1',
  ],
  [
    'a client that opens no shortcuts',
    twoElansWithMpoa,
    [field('nodes', 1, ['mpc'], { maxShortcuts: 0 })],
    'table-full',
    'H1',
  ],
  [
    'a client that takes no shortcuts',
    twoElansWithMpoa,
    [field('nodes', 3, ['mpc'], { maxShortcuts: 0 })],
    'table-full',
    'H3',
  ],
  ['LANE of version 1 at the far end', twoElansWithMpoa, [lanVersion(2, 1)], 'no-mps', 'H3'],
  ['a link that the timers of MPOA do not allow', twoElansWithMpoa, [long(1, 0.2 * SECOND)], 'long-link', 'S1'],
  [
    'LANE of version 1 without the addresses of servers',
    twoElansWithMpoa,
    [typed((model) => ({ ...model, elans: model.elans.map((elan) => ({ ...elan, version: 1 as const })) }))],
    'no-mps',
    'H1',
  ],
];
