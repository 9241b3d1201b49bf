import { createEngine } from '@lanelab/engine/node';
import { type Interface, isInSubnet, parseScenario, type Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { edited, emptyScenario, setScenario } from '../test-networks.ts';
import type { Edit } from '../types.ts';
import { addElan } from './elans.ts';
import { setField } from './field.ts';
import { addFlow } from './flows.ts';
import { elanAt, moveToNewElan } from './join-elan.ts';
import { connect, disconnect } from './links.ts';
import { addNode } from './nodes.ts';

const at = { x: 0, y: 0 };
const SECOND = 1e12;

const interfacesOf = ({ model }: Scenario, id: number): readonly Interface[] => {
  const node = model.nodes.find((entry) => entry.id === id);
  return node?.kind === 'host' || node?.kind === 'router' ? node.interfaces : [];
};
const signals = ({ model }: Scenario, id: number): boolean => {
  const node = model.nodes.find((entry) => entry.id === id);
  return node?.kind === 'switch' && node.signalling !== undefined;
};

/** Packets that each flow has received after so many seconds. */
async function received(scenario: Scenario, seconds: number): Promise<readonly number[]> {
  const engine = createEngine();
  const run = await engine.open(edited(scenario, setScenario('model.durationPs', seconds * SECOND)));
  try {
    await run.runUntil(seconds * SECOND);
    return (await run.result()).flows.map(({ packetsReceived }) => packetsReceived);
  } finally {
    await run.free();
    await engine.close();
  }
}

test('a client that comes to another ELAN asks for it, whatever it asked for before', () => {
  const drawn = edited(emptyScenario(), addNode('switch', at), addElan, addElan, addNode('host', at), connect(2, 1));
  const ref = { of: 'nodes', id: 2 } as const;
  const asking = edited(drawn, setField(ref, ['interfaces', 0, 'lec'], { elanName: 'elan 1', c10: 3 }, 'client'));
  expect(interfacesOf(asking, 2)[0]?.lec).toEqual({ elanName: 'elan 1', c10: 3 });
  const moved = edited(asking, setField(ref, ['interfaces', 0, 'elan'], 2, 'ELAN'));
  expect(interfacesOf(moved, 2)[0]).toMatchObject({ elan: 2, lec: { c10: 3 } });
  expect(interfacesOf(moved, 2)[0]?.lec).not.toHaveProperty('elanName');
});

/** Two hosts (1, 2) behind edge devices (3, 4) at two switches (5, 6). */
const apart = () =>
  edited(
    emptyScenario(),
    ...(['host', 'host', 'edge', 'edge', 'switch', 'switch'] as const).map((kind): Edit => addNode(kind, at)),
  );
const CABLES = [connect(1, 3), connect(2, 4), connect(3, 5), connect(4, 6), connect(5, 6)];

function ordersOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test('in whatever order its cables are drawn, two edge devices at two switches bridge one LAN', async () => {
  const orders = ordersOf(CABLES);
  expect(orders).toHaveLength(120);
  for (const cables of orders) {
    const drawn = edited(apart(), ...cables);
    expect(parseScenario(drawn)).toEqual({ ok: true, scenario: drawn });
    expect(drawn.model.elans).toHaveLength(1);
    for (const edge of [3, 4]) expect(elanAt(drawn.model, edge, { bridge: 0 })).toBe(1);
    for (const id of [5, 6]) expect(signals(drawn, id)).toBe(true);
    const [one, other] = [1, 2].map((id) => interfacesOf(drawn, id)[0]?.ip ?? '');
    expect(one).not.toBe(other);
    expect(isInSubnet(one ?? '', { network: other ?? '', prefix: 24 })).toBe(true);
  }
  for (const cables of [orders[0], orders[57], orders[119]]) {
    const [pings] = await received(edited(apart(), ...(cables ?? []), addFlow('ping', 1, 2)), 12);
    expect(pings).toBeGreaterThan(0);
  }
});

test('a router between two hubs leads from one subnet to the other', async () => {
  const drawn = edited(
    emptyScenario(),
    ...(['host', 'host', 'hub', 'hub', 'router'] as const).map((kind): Edit => addNode(kind, at)),
    connect(1, 3),
    connect(2, 4),
    connect(5, 3),
    connect(5, 4),
    addFlow('ping', 1, 2),
  );
  expect([1, 2, 5].map((id) => interfacesOf(drawn, id).map(({ ip }) => ip))).toEqual([
    ['10.0.1.1'],
    ['10.0.2.1'],
    ['10.0.1.254', '10.0.2.254'],
  ]);
  const [pings] = await received(drawn, 2);
  expect(pings).toBeGreaterThan(0);
});

test('a host at a switch that does not signal yet joins the ELAN that it can reach', async () => {
  const drawn = edited(
    emptyScenario(),
    ...(['host', 'host', 'switch', 'switch'] as const).map((kind): Edit => addNode(kind, at)),
    addElan,
    connect(1, 3),
    connect(3, 4),
    connect(2, 4),
    addFlow('ping', 1, 2),
  );
  expect(signals(drawn, 4)).toBe(true);
  expect(interfacesOf(drawn, 2)).toMatchObject([{ ip: '10.0.1.2', over: 'lane', elan: 1 }]);
  const [pings] = await received(drawn, 12);
  expect(pings).toBeGreaterThan(0);
});

test('joining another ELAN brings an address of its subnet, a LES and BUS, and signalling on the way', () => {
  const drawn = edited(
    emptyScenario(),
    ...(['host', 'host', 'host', 'switch', 'switch'] as const).map((kind): Edit => addNode(kind, at)),
    addElan,
    connect(1, 4),
    connect(2, 4),
    connect(3, 4),
    connect(4, 5),
    moveToNewElan(3, { interface: 0 }),
  );
  expect(interfacesOf(drawn, 3)).toMatchObject([{ ip: '10.0.2.1', elan: 2 }]);
  const nodes = drawn.model.nodes.map((node) =>
    node.kind === 'switch' ? { ...node, services: (node.services ?? []).filter(({ kind }) => kind === 'lecs') } : node,
  );
  const unserved = { ...drawn, model: { ...drawn.model, nodes } };
  const joined = edited(unserved, setField({ of: 'nodes', id: 2 }, ['interfaces', 0, 'elan'], 2, 'ELAN'));
  expect(interfacesOf(joined, 2)).toMatchObject([{ ip: '10.0.2.2', elan: 2 }]);
  expect(joined.model.nodes[3]).toMatchObject({ services: [{ kind: 'lecs' }, { kind: 'les', elan: 2 }] });
  expect(parseScenario(joined)).toEqual({ ok: true, scenario: joined });
});

test('an edge device that moves to another ELAN takes the stations behind it along', () => {
  const drawn = edited(apart(), ...CABLES, moveToNewElan(4, { bridge: 0 }));
  expect(interfacesOf(drawn, 1)[0]?.ip).toBe('10.0.1.1');
  expect(interfacesOf(drawn, 2)[0]?.ip).toBe('10.0.2.1');
  const back = edited(drawn, setField({ of: 'nodes', id: 4 }, ['bridges', 0, 'elan'], 1, 'ELAN'));
  expect(interfacesOf(back, 2)[0]?.ip).toBe('10.0.1.2');
});

test('a switch whose signalling was taken away stays so when a link elsewhere is drawn', () => {
  const drawn = edited(apart(), ...CABLES, setField({ of: 'nodes', id: 6 }, ['signalling'], undefined, 'signalling'));
  const elsewhere = edited(drawn, addNode('host', at), connect(7, 3));
  expect(signals(elsewhere, 6)).toBe(false);
  expect(signals(edited(elsewhere, disconnect(5), connect(5, 6)), 6)).toBe(true);
});

test('circuits to an address that changes lead to the new one, and a default router out of reach is dropped', () => {
  const drawn = edited(
    apart(),
    ...CABLES,
    setField({ of: 'nodes', id: 2 }, ['gateway'], '10.0.1.254', 'gateway'),
    addFlow('ping', 1, 2),
    setField({ of: 'flows', id: 1 }, ['toIp'], '10.0.1.2', 'address'),
    moveToNewElan(4, { bridge: 0 }),
  );
  expect(drawn.model.nodes[1]).not.toHaveProperty('gateway');
  expect(drawn.model.flows).toMatchObject([{ toIp: '10.0.2.1' }]);
  expect(parseScenario(drawn)).toEqual({ ok: true, scenario: drawn });
});
