import { parseScenario, type Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { edited, emptyScenario, refusal } from '../test-networks.ts';
import type { Edit } from '../types.ts';
import { candidatesFor, joinElan, joinElanTogether, joinEveryElan, joinNewElan, leaveElan } from './elan-members.ts';
import { addElan } from './elans.ts';
import { addFlow } from './flows.ts';
import { connect } from './links.ts';
import { addNode } from './nodes.ts';

const at = { x: 0, y: 0 };
const interfacesOf = ({ model }: Scenario, id: number) => {
  const node = model.nodes.find((entry) => entry.id === id);
  return node?.kind === 'host' || node?.kind === 'router' ? node.interfaces : [];
};

/** Two hosts (1, 2), a router (3) and an edge device (4) at a switch (5) that has two ELANs. */
const two = () =>
  edited(
    emptyScenario(),
    ...(['host', 'host', 'router', 'edge', 'switch'] as const).map((kind): Edit => addNode(kind, at)),
    addElan,
    addElan,
    connect(1, 5),
    connect(2, 5),
    connect(3, 5),
    connect(4, 5),
  );
const sound = (scenario: Scenario) => expect(parseScenario(scenario)).toEqual({ ok: true, scenario });

test('a host moves to the ELAN that it joins, with an address beside the router there', () => {
  const joined = edited(two(), joinElan(1, 2));
  expect(interfacesOf(joined, 1)).toMatchObject([{ over: 'lane', elan: 2, ip: '10.0.2.1' }]);
  expect(interfacesOf(joined, 3)).toMatchObject([{ ip: '10.0.1.254' }, { ip: '10.0.2.254' }]);
  expect(candidatesFor(joined.model, 2).map(({ name }) => name)).toEqual(['H2', 'E1']);
  sound(joined);
});

test('a router that joins stays in the others, an edge device moves its bridge', () => {
  const out = edited(two(), leaveElan(3, 2));
  expect(interfacesOf(out, 3)).toMatchObject([{ elan: 1 }]);
  const back = edited(out, joinElan(3, 2), joinElan(4, 2));
  expect(interfacesOf(back, 3)).toMatchObject([{ elan: 1 }, { elan: 2, ip: '10.0.2.254' }]);
  expect(back.model.nodes[3]).toMatchObject({ bridges: [{ elan: 2 }] });
  sound(back);
});

test('a host with permanent circuits keeps them and gets another interface', () => {
  const circuits = edited(
    emptyScenario(),
    ...(['host', 'host', 'switch'] as const).map((kind): Edit => addNode(kind, at)),
    connect(1, 3),
    connect(2, 3),
    addFlow('ping', 1, 2),
    addElan,
    joinElan(1, 1),
  );
  expect(interfacesOf(circuits, 1)).toMatchObject([{ ip: '10.0.0.1' }, { ip: '10.0.1.1', over: 'lane', elan: 1 }]);
  expect(circuits.model.nodes[0]).toMatchObject({ pvcs: [{ peer: '10.0.0.2' }] });
  sound(circuits);
});

test('several join in one step; who cannot is refused by name', () => {
  const joined = edited(two(), joinElanTogether([1, 2, 5], 2));
  for (const id of [1, 2]) expect(interfacesOf(joined, id)).toMatchObject([{ elan: 2 }]);
  expect(refusal(two(), joinElan(5, 1))).toBe(
    'S1 cannot be in an emulated LAN; choose a host, a router or an edge device.',
  );
  expect(refusal(two(), joinElan(1, 1))).toBe('H1 is in elan 1 already; choose another device.');
  expect(refusal(two(), leaveElan(1, 2))).toBe('H1 is not in elan 2; choose another device.');
  expect(refusal(edited(two(), addNode('host', at)), joinElan(6, 1))).toBe(
    'H3 has no ATM port; link it to an ATM switch first.',
  );
});

test('the last member that leaves takes its only address along, for circuits', () => {
  const out = edited(two(), leaveElan(1, 1), leaveElan(4, 1));
  expect(interfacesOf(out, 1)).toEqual([{ port: 1, ip: '10.0.1.1', prefix: 24, mtu: 9_180 }]);
  expect(out.model.nodes[3]).toMatchObject({ bridges: [] });
  sound(out);
});

test('devices drawn at a switch go into new ELANs together, and a router into every one, each in one step', () => {
  const drawn = edited(
    emptyScenario(),
    ...(['switch', 'host', 'host', 'host', 'router'] as const).map((kind): Edit => addNode(kind, at)),
    ...[2, 3, 4, 5].map((id) => connect(id, 1)),
  );
  const joined = edited(drawn, joinNewElan([1, 2, 3]), joinNewElan([4]), joinEveryElan(5));
  expect(joined.model.elans.map(({ name }) => name)).toEqual(['elan 1', 'elan 2']);
  expect(joined.model.nodes[0]).toMatchObject({
    signalling: {},
    services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }, { kind: 'les', elan: 2 }],
  });
  const subnets = [2, 3, 4].map((id) => interfacesOf(joined, id).map(({ elan, ip }) => [elan, ip]));
  expect(subnets).toEqual([[[1, '10.0.0.1']], [[1, '10.0.0.2']], [[2, '10.0.1.1']]]);
  expect(interfacesOf(joined, 5)).toMatchObject([{ ip: '10.0.0.254' }, { ip: '10.0.1.254' }]);
  sound(joined);
});

test('a new ELAN is refused for devices without an ATM port', () => {
  const drawn = edited(emptyScenario(), addNode('switch', at), addNode('host', at));
  expect(refusal(drawn, joinNewElan([2]))).toContain('H1 has no ATM port');
});
