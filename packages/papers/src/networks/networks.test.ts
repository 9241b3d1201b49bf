import { networks, type Scenario, virtualRouter } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { classMpoa } from './class/pair.ts';
import { vividMpoa } from './detken/testbeds.ts';

const idOf = ({ model }: Scenario, name: string): number => model.nodes.find((node) => node.name === name)?.id ?? 0;

test('an emulated LAN has hosts, router interfaces and bridges as members, and the nodes that serve it', () => {
  const scenario = vividMpoa();
  const [, , third] = networks(scenario).elans;
  const router = idOf(scenario, 'VIVID route server');
  expect(third).toEqual({
    id: 3,
    name: 'subnet 3',
    members: [
      { node: router, port: 1, interface: 2 },
      { node: idOf(scenario, 'Orange Ridge west'), port: 1, bridge: 1 },
      { node: idOf(scenario, 'Orange Ridge east'), port: 1, bridge: 1 },
    ],
    servers: [router],
  });
});

test('subnets are named by address and prefix, routers apart from hosts', () => {
  const scenario = classMpoa();
  const [a, b, router] = ['A', 'B', 'Router'].map((name) => idOf(scenario, name));
  expect(networks(scenario).subnets).toEqual([
    {
      network: '10.0.1.0',
      prefix: 24,
      members: [{ node: a, interface: 0, ip: '10.0.1.1' }],
      routers: [{ node: router, interface: 0, ip: '10.0.1.254' }],
    },
    {
      network: '10.0.2.0',
      prefix: 24,
      members: [{ node: b, interface: 0, ip: '10.0.2.1' }],
      routers: [{ node: router, interface: 1, ip: '10.0.2.254' }],
    },
  ]);
});

test('the virtual router is what calculates routes, and what forwards at the edges', () => {
  const scenario = vividMpoa();
  const view = virtualRouter(scenario);
  expect(view.servers).toEqual([idOf(scenario, 'VIVID route server')]);
  expect(view.edges).toEqual(['Orange Ridge west', 'Orange Ridge east'].map((name) => idOf(scenario, name)));
  expect(view.subnets.map(({ network }) => network)).toEqual(['10.0.1.0', '10.0.2.0', '10.0.3.0']);
});
