import { parseScenario, type Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { problemsOf } from '../problems/problems.ts';
import { edited, emptyScenario, refusal } from '../test-networks.ts';
import { addElan, removeElan } from './elans.ts';
import { addFlow } from './flows.ts';
import { addInterface } from './interfaces.ts';
import { moveToNewElan } from './join-elan.ts';
import { connect } from './links.ts';
import { addNode } from './nodes.ts';
import { redirectFlow } from './redirect.ts';

const at = { x: 0, y: 0 };
const lan = () => edited(emptyScenario(), addNode('host', at), addNode('host', at), addNode('switch', at), addElan);

test('hosts linked to a signalling switch join the first ELAN and ping without a permanent circuit', () => {
  const { model } = edited(lan(), connect(1, 3), connect(2, 3), addFlow('ping', 1, 2));
  expect(model.nodes.map((node) => (node.kind === 'host' ? [node.interfaces, node.pvcs] : null))).toEqual([
    [[{ port: 1, ip: '10.0.1.1', prefix: 24, over: 'lane', elan: 1, mtu: 1500 }], []],
    [[{ port: 1, ip: '10.0.1.2', prefix: 24, over: 'lane', elan: 1, mtu: 1500 }], []],
    null,
  ]);
  expect(model.nodes[2]).toMatchObject({ signalling: {}, services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }] });
  expect(model.flows).toHaveLength(1);
});

test('a second ELAN brings a LES and BUS, but no second LECS', () => {
  const { model } = edited(lan(), addElan);
  expect(model.nodes[2]).toMatchObject({
    services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }, { kind: 'les', elan: 2 }],
  });
});

test('a router joins every ELAN with the last address, and an edge device bridges its Ethernet ports to the first', () => {
  const scenario = edited(
    lan(),
    connect(1, 3),
    addNode('router', at),
    connect(4, 3),
    addNode('edge', at),
    connect(5, 3),
    addNode('host', at),
    connect(6, 5),
  );
  expect(scenario.model.nodes[3]).toMatchObject({ interfaces: [{ ip: '10.0.1.254', over: 'lane', elan: 1 }] });
  expect(scenario.model.nodes[4]).toMatchObject({ bridges: [{ port: 1, elan: 1, ethernet: [2] }] });
  expect(scenario.model.nodes[5]).toMatchObject({
    ports: [{ phy: 'eth10' }],
    interfaces: [{ ip: '10.0.1.2', over: 'ethernet', mtu: 1500 }],
  });
  expect(parseScenario(scenario).ok).toBe(true);
});

test('generators on a hub send frames', () => {
  const scenario = edited(
    emptyScenario(),
    addNode('generator', at),
    addNode('generator', at),
    addNode('hub', at),
    connect(1, 3),
    connect(2, 3),
    addFlow('frames', 1, 2),
  );
  expect(parseScenario(scenario).ok).toBe(true);
  expect(scenario.model.flows).toMatchObject([{ kind: 'frames', port: 1, toPort: 1, target: 'port' }]);
  const turned = edited(scenario, redirectFlow(1, { from: 2 }), redirectFlow(1, { to: 1 }));
  expect(turned.model.flows).toMatchObject([{ from: 2, to: 1, port: 1, toPort: 1 }]);
  expect(turned.model.nodes).toEqual(scenario.model.nodes);
});

test('an ELAN with clients stays; without a switch there is nowhere to serve one', () => {
  const scenario = edited(lan(), connect(1, 3));
  expect(refusal(scenario, removeElan(1))).toBe('H1 is in elan 1; move it to another emulated LAN first.');
  expect(refusal(emptyScenario(), addElan)).toContain('draw an ATM switch first');
  const moved = edited(scenario, moveToNewElan(1, { interface: 0 }), removeElan(1));
  expect(moved.model.elans.map(({ id }) => id)).toEqual([2]);
  expect(moved.model.nodes[2]).toMatchObject({ services: [{ kind: 'lecs' }, { kind: 'les', elan: 2 }] });
});

test('an ELAN without its servers is a problem that mends itself', () => {
  const served = edited(lan(), connect(1, 3));
  const nodes = served.model.nodes.map((node) => (node.kind === 'switch' ? { ...node, services: [] } : node));
  let scenario: Scenario = { ...served, model: { ...served.model, nodes } };
  const found = () => problemsOf(scenario).filter(({ id }) => /^elan-without-les:1$|^no-lecs$/.test(id));
  expect(found().map(({ id }) => id)).toEqual(['elan-without-les:1', 'no-lecs']);
  for (const { fix } of found().slice(0, 1)) if (fix !== undefined) scenario = edited(scenario, fix.edit);
  for (const { fix } of found()) if (fix !== undefined) scenario = edited(scenario, fix.edit);
  expect(found()).toEqual([]);
});

test('another interface of a host goes to the ELAN that it is not in, then to a logical subnet, each with an address of its own', () => {
  const joined = edited(lan(), addElan, connect(1, 3), addInterface(1), addInterface(1));
  expect(joined.model.nodes[0]).toMatchObject({
    interfaces: [
      { port: 1, ip: '10.0.1.1', over: 'lane', elan: 1 },
      { port: 1, ip: '10.0.2.1', over: 'lane', elan: 2, mtu: 1500 },
      { port: 1, ip: '10.0.3.1', over: 'svc', mtu: 9180 },
    ],
  });
  expect(parseScenario(joined).ok).toBe(true);
  expect(refusal(edited(lan()), addInterface(1))).toBe(
    'No port of H1 has room for another interface; link it once more first.',
  );
});

test('a router on a hub gets an Ethernet interface in the subnet of the hosts there', () => {
  const { model } = edited(
    emptyScenario(),
    addNode('host', at),
    addNode('hub', at),
    addNode('router', at),
    connect(1, 2),
    connect(3, 2),
  );
  expect(model.nodes[2]).toMatchObject({ interfaces: [{ port: 1, ip: '10.0.1.254', over: 'ethernet', mtu: 1500 }] });
});
