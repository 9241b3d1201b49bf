/** The same two hosts carry the same TCP stream over three paths: Classical IP, LAN emulation through a router, MPOA. */

import { type InterfaceInput, type Scenario, Topology } from '@lanelab/scenario';
import { ATM25, lanServices, OC3, SECOND_PS, stream } from '../common.ts';

/** One MTU for all three paths, so that nothing but the path differs. */
const MTU = 1_500;
const STREAM_S = 8;
const ROUTER_MBPS = 15;

export function threeWays(): Scenario {
  const net = new Topology();
  const [routedA, routedB] = [net.elan('routed A'), net.elan('routed B')];
  const [shortA, shortB] = [net.elan('shortcut A'), net.elan('shortcut B')];
  const lane = (ip: string, elan: number, mpoa: boolean): Omit<InterfaceInput, 'port'> => ({
    ip,
    over: 'lane',
    elan,
    mpoa,
  });
  const route = (network: string, via: string) => ({ network, prefix: 24, via });
  const a = net.host(
    'A',
    { x: 80, y: 300 },
    { mpc: {}, routes: [route('10.0.3.0', '10.0.2.254'), route('10.0.5.0', '10.0.4.254')] },
  );
  const b = net.host(
    'B',
    { x: 560, y: 300 },
    { mpc: {}, routes: [route('10.0.2.0', '10.0.3.254'), route('10.0.4.0', '10.0.5.254')] },
  );
  const services = [
    ...lanServices(routedA, routedB, shortA, shortB),
    { kind: 'atmarp' as const, network: '10.0.1.0', prefix: 24 },
  ];
  const west = net.switch('West', { x: 220, y: 200 }, { signalling: {}, services });
  const east = net.switch('East', { x: 420, y: 200 }, { signalling: {} });
  const router = net.router('Router', { x: 220, y: 80 }, { forwarding: { mbps: ROUTER_MBPS }, mps: {} });
  net.link(a, west, ATM25);
  net.link(b, east, ATM25);
  net.link(west, east, { phy: 'oc3c', lengthM: 1_000 });
  net.link(router, west, OC3);
  net.interfaces(
    a,
    { ip: '10.0.1.1', over: 'svc', mtu: MTU },
    lane('10.0.2.1', routedA, false),
    lane('10.0.4.1', shortA, true),
  );
  net.interfaces(
    b,
    { ip: '10.0.1.2', over: 'svc', mtu: MTU },
    lane('10.0.3.2', routedB, false),
    lane('10.0.5.2', shortB, true),
  );
  net.interfaces(
    router,
    lane('10.0.2.254', routedA, false),
    lane('10.0.3.254', routedB, false),
    lane('10.0.4.254', shortA, true),
    lane('10.0.5.254', shortB, true),
  );
  ['10.0.1.2', '10.0.3.2', '10.0.5.2'].forEach((toIp, index) => {
    const startS = STREAM_S + index * (STREAM_S + 2);
    stream(net, a, b, { toIp, startS, stopS: startS + STREAM_S });
  });
  return net.build({
    durationPs: 38 * SECOND_PS,
    view: {
      title: 'One stream over three paths',
      question: 'What is left of 25.6 Mb/s by Classical IP, by LAN emulation through a router, and by MPOA?',
      notes:
        'Three streams one after the other, 8 s each, with packets of the same size. The first uses Classical IP in one subnet: ' +
        'an ATMARP server and a switched circuit. The second crosses two emulated LANs through the router, which forwards ' +
        '15 Mb/s. The third begins there, too, until MPOA lays a shortcut past the router. The result spreads each stream over all ' +
        'that is left of the run, so compare the curves.',
    },
  });
}
