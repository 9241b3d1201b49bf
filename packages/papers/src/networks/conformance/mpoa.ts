/** Messages of MPOA that undisturbed networks never need. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { classNetwork } from '../class/pair.ts';
import { lanServices, OC3, SECOND_PS, stream } from '../common.ts';
import { datagrams } from './lane.ts';

/** More frames in a second than the router forwards: the client asks for no shortcut by itself. */
const NEVER = 65_535;

/** The server asks its client for a shortcut. */
export function trigger(): Scenario {
  const { net, a, b, router } = classNetwork(true);
  for (const id of [a, b]) {
    const host = net.node(id);
    if (host.kind === 'host') host.mpc = { p1: NEVER };
  }
  const server = net.node(router);
  if (server.kind === 'router') server.mps = { triggers: true };
  stream(net, a, b);
  return net.build({
    durationPs: 12 * SECOND_PS,
    view: {
      question: 'Who decides that a flow is worth a shortcut?',
      notes:
        'Watch the router: at 8.157 45 s it sends MPOA Trigger to A. A then resolves B’s address, and its packets take a shortcut. The clients would ask by themselves only from 65 535 frames in a second on, which never come; the router’s MPOA server counts ten packets of a flow within a second, and asks A for a shortcut.',
    },
  });
}

/** Two routers that each take the other for the next hop to a subnet. */
export function routingLoop(): Scenario {
  const net = new Topology();
  const [red, green, blue] = [net.elan('red'), net.elan('green'), net.elan('blue')];
  const a = net.host('A', { x: 60, y: 300 }, { gateway: '10.0.1.254', mpc: {} });
  const c = net.host('C', { x: 580, y: 300 });
  const center = net.switch('Switch', { x: 320, y: 200 }, { signalling: {}, services: lanServices(red, green, blue) });
  const routers = ['10.0.2.2', '10.0.2.1'].map((via, index) =>
    net.router(
      `Router ${index + 1}`,
      { x: 200 + 240 * index, y: 60 },
      { mps: {}, routes: [{ network: '10.0.3.0', prefix: 24, via }] },
    ),
  );
  const [first = 0, second = 0] = routers;
  for (const node of [a, c, first, second]) net.link(node, center, OC3);
  net.interfaces(a, { ip: '10.0.1.1', over: 'lane', elan: red });
  net.interfaces(c, { ip: '10.0.3.1', over: 'lane', elan: blue });
  net.interfaces(first, { ip: '10.0.1.254', over: 'lane', elan: red }, { ip: '10.0.2.1', over: 'lane', elan: green });
  net.interfaces(second, { ip: '10.0.2.2', over: 'lane', elan: green });
  datagrams(net, a, c, 20);
  return net.build({
    durationPs: 10 * SECOND_PS,
    view: {
      question: 'Who notices that routes lead in a circle?',
      notes:
        'Watch the routers: at 8.547 04 s Router 1 sends NHRP Error Indication. Each router takes the other one for the next hop to C, so that A’s packets go to and fro until their time to live ends. The question for C’s ATM address takes the same path: Router 1 gets its own NHRP Resolution Request back, and says so. A gets no shortcut.',
    },
  });
}
