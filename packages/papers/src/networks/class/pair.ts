/** The pair of the lecture: one small network, routed and with a shortcut. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { ATM25, lanServices, OC3, ping, SECOND_PS, stream } from '../common.ts';

/** The router is slow enough to be seen: about 10 Mb/s of packets. */
const ROUTER_MBPS = 10;

/** Where everything is, for those who build on it. */
export interface ClassNetwork {
  readonly net: Topology;
  readonly a: number;
  readonly b: number;
  readonly west: number;
  readonly east: number;
  readonly router: number;
  readonly trunk: number;
  readonly red: number;
  readonly blue: number;
}

/** Host A in the ELAN red, host B in blue, a one-armed router between them; MPOA is the clients and the server alone. */
export function classNetwork(mpoa: boolean): ClassNetwork {
  const net = new Topology();
  const [red, blue] = [net.elan('red'), net.elan('blue')];
  const client = mpoa ? { mpc: {} } : {};
  const a = net.host('A', { x: 80, y: 300 }, { gateway: '10.0.1.254', ...client });
  const b = net.host('B', { x: 560, y: 300 }, { gateway: '10.0.2.254', ...client });
  const west = net.switch('West', { x: 220, y: 200 }, { signalling: {}, services: lanServices(red, blue) });
  const east = net.switch('East', { x: 420, y: 200 }, { signalling: {} });
  const router = net.router(
    'Router',
    { x: 220, y: 80 },
    { forwarding: { mbps: ROUTER_MBPS }, ...(mpoa ? { mps: {} } : {}) },
  );
  net.link(a, west, ATM25);
  net.link(b, east, ATM25);
  const trunk = net.link(west, east, { phy: 'oc3c', lengthM: 1_000 });
  net.link(router, west, OC3);
  net.interfaces(a, { ip: '10.0.1.1', over: 'lane', elan: red });
  net.interfaces(b, { ip: '10.0.2.1', over: 'lane', elan: blue });
  net.interfaces(router, { ip: '10.0.1.254', over: 'lane', elan: red }, { ip: '10.0.2.254', over: 'lane', elan: blue });
  return { net, a, b, west, east, router, trunk, red, blue };
}

function classScenario(mpoa: boolean, title: string, question: string, notes: string): Scenario {
  const { net, a, b } = classNetwork(mpoa);
  ping(net, a, b);
  stream(net, a, b);
  return net.build({ durationPs: 30 * SECOND_PS, view: { title, question, notes } });
}

export const classLane = (): Scenario =>
  classScenario(
    false,
    'Two hosts, two emulated LANs, one router',
    'Which way does a packet take from A to B?',
    'A and B hang on one ATM network, but in different subnets. Every packet climbs to the router and comes back down the ' +
      'same link, and the router forwards 10 Mb/s. Compare with the scenario of the same network with MPOA.',
  );

export const classMpoa = (): Scenario =>
  classScenario(
    true,
    'Two hosts, two emulated LANs, one shortcut',
    'What do a client and a server of MPOA change?',
    'The same network. The first packets of the stream take the router; the tenth within a second makes A\u2019s MPOA client ask ' +
      'the router\u2019s MPOA server for B\u2019s ATM address. From then on packets take a VC of their own, past the router, as fast as ' +
      'the 25.6 Mb/s lines.',
  );
