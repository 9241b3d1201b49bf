/** Detken's testbeds of LAN emulation and MPOA: edge switches with Ethernet ports around an ATM backbone. */

import { grouped, type Scenario, Topology } from '@lanelab/scenario';
import { calibrated } from '../../calibration/calibrated.ts';
import { ETHERNET, lanServices, OC3, ping, SECOND_PS, stream } from '../common.ts';

/** Most cells a second that the BUS took, from the paper's figure 4. */
export const BUS_CAPACITY = calibrated('bus.cellsPerS');
const BUS_QUEUE = 256;

/** Octets on a 10 Mb/s wire beside the frame: preamble, and inter-frame gap as long as 12 octets. */
const WIRE_OVERHEAD = 20;
const OCTET_PS = 800_000;
const FRAME_OCTETS = 72;
/** Load of each direction of the half-duplex wire: together what the generator reported. */
const ONE_WAY_PERCENT = 49.7;
/** When the generator begins in earnest. */
const LOAD_PS = 12 * SECOND_PS;

/** Two Centillion 100 around a Centillion 1600: Ethernet to Ethernet over one emulated LAN. */
export function bayLane(): Scenario {
  const net = new Topology();
  const elan = net.elan('bay', { version: 1 });
  const generator = net.generator('InterWatch 95000', { x: 320, y: 360 });
  const west = net.edge('Ports of west', { x: 100, y: 280 });
  const east = net.edge('Centillion 100 east', { x: 540, y: 280 });
  const host = net.switch(
    'Centillion 100 west',
    { x: 160, y: 120 },
    {
      signalling: {},
      services: lanServices(elan),
      processor: { cellsPerS: BUS_CAPACITY.value, queueFrames: BUS_QUEUE },
    },
  );
  const backbone = net.switch('Centillion 1600', { x: 400, y: 120 }, { signalling: {} });
  const full = FRAME_OCTETS + WIRE_OVERHEAD;
  net.link(west, host, { phy: 'oc3c', lengthM: 0 });
  net.link(host, backbone, OC3);
  net.link(east, backbone, OC3);
  net.link(generator, west, { ...ETHERNET, half: true });
  net.link(generator, east, { ...ETHERNET, half: true });
  for (const edge of [west, east]) {
    const node = net.node(edge);
    if (node.kind === 'edge') node.bridges = [{ port: 1, elan, ethernet: [2] }];
  }
  // Both directions share one half-duplex wire: a request goes out by one port, its answer by the other in the middle between two requests.
  const intervalPs = Math.round((full * OCTET_PS) / (ONE_WAY_PERCENT / 100));
  const ways = [
    { id: 1, port: 1, toPort: 2, afterPs: 0 },
    { id: 2, port: 2, toPort: 1, afterPs: Math.round(intervalPs / 2) },
  ] as const;
  for (const { id, port, toPort, afterPs } of ways) {
    const frames = { kind: 'frames', from: generator, to: generator, port, toPort, octets: FRAME_OCTETS } as const;
    net.flow({ ...frames, id, target: 'port', intervalPs, startPs: LOAD_PS + afterPs });
    // Ten frames a second before that, by which the edges learn the addresses and call each other.
    const learning = { intervalPs: SECOND_PS / 10, startPs: 8 * SECOND_PS + id * (SECOND_PS / 20) };
    net.flow({ ...frames, id: id + 2, target: 'port', ...learning, stopPs: LOAD_PS - SECOND_PS / 2 });
  }
  const scenario = net.build({
    durationPs: 24 * SECOND_PS,
    view: {
      title: 'Bay Centillion, LAN emulation between Ethernets',
      question: 'How much of a 10 Mb/s Ethernet crosses an emulated LAN?',
      notes:
        'A generator sends frames of 72 octets from one Ethernet port to the other and back, in each direction 49.7 per cent of what the half-duplex ' +
        'wire carries, in turns: so no two stations want the wire at once, and next to nothing collides. Stations that are not in step ' +
        'collide, back off and lose a fifth of the wire: shift one flow by 20 µs and see. The western Centillion has LES and BUS in it, whose ' +
        `one processor takes ${grouped(BUS_CAPACITY.value)} cells a second: the first frames pass through it, until each edge has learned the other’s address and ` +
        'opened a VC of its own.',
    },
  });
  const measure = { ...scenario.model.measure, flows: [1, 2], warmupPs: LOAD_PS };
  return { ...scenario, model: { ...scenario.model, measure } };
}

/** PDUs a second that the processor of the VIVID route server takes, of any kind; assumed. */
const ROUTE_SERVER_PPS = 5_000;
const ROUTE_SERVER_QUEUE = 256;

/** Two CS3000, a route server, two Orange Ridge edge devices; three subnets. */
export function vividMpoa(): Scenario {
  const net = new Topology();
  const elans = ['subnet 1', 'subnet 2', 'subnet 3'].map((name) => net.elan(name, { version: 1 }));
  const [one = 1, two = 2, three = 3] = elans;
  const west = net.switch('CS3000 west', { x: 200, y: 160 }, { signalling: {} });
  const east = net.switch('CS3000 east', { x: 440, y: 160 }, { signalling: {} });
  const router = net.router(
    'VIVID route server',
    { x: 120, y: 60 },
    {
      mps: {},
      services: lanServices(...elans),
      processor: { framesPerS: ROUTE_SERVER_PPS, queueFrames: ROUTE_SERVER_QUEUE },
    },
  );
  const mpc = { servers: [router] };
  const edges = [
    net.edge('Orange Ridge west', { x: 100, y: 280 }, { mpc }),
    net.edge('Orange Ridge east', { x: 540, y: 280 }, { mpc }),
  ] as const;
  const host = (name: string, x: number, subnet: number) =>
    net.host(name, { x, y: 400 }, { gateway: `10.0.${subnet}.254` });
  const [a, b] = [host('A', 40, 1), host('B', 460, 2)];
  const [c, d] = [host('C', 180, 3), host('D', 600, 3)];
  net.link(router, west, OC3);
  net.link(west, east, { phy: 'oc3c', lengthM: 200 });
  net.link(edges[0], west, OC3);
  net.link(edges[1], east, OC3);
  for (const [station, edge] of [
    [a, edges[0]],
    [c, edges[0]],
    [b, edges[1]],
    [d, edges[1]],
  ] as const)
    net.link(station, edge, ETHERNET);
  const [first, second] = edges.map((edge) => net.node(edge));
  if (first?.kind === 'edge')
    first.bridges = [
      { port: 1, elan: one, ethernet: [2] },
      { port: 1, elan: three, ethernet: [3] },
    ];
  if (second?.kind === 'edge')
    second.bridges = [
      { port: 1, elan: two, ethernet: [2] },
      { port: 1, elan: three, ethernet: [3] },
    ];
  net.interfaces(a, { ip: '10.0.1.1', over: 'ethernet' });
  net.interfaces(b, { ip: '10.0.2.1', over: 'ethernet' });
  net.interfaces(c, { ip: '10.0.3.1', over: 'ethernet' });
  net.interfaces(d, { ip: '10.0.3.2', over: 'ethernet' });
  elans.forEach((elan, index) => {
    net.interfaces(router, { ip: `10.0.${index + 1}.254`, over: 'lane', elan });
  });
  ping(net, c, d);
  ping(net, a, b);
  stream(net, a, b, { startS: 10 });
  return net.build({
    durationPs: 24 * SECOND_PS,
    view: {
      title: 'Newbridge VIVID, MPOA between Ethernets',
      question: 'Do hosts that know nothing of ATM get a shortcut?',
      notes:
        'A and B are on 10BASE-T ports of two edge devices, in different subnets. Their packets go to the route server until the ' +
        'edge device sees a flow and asks for a shortcut to the other edge device. LANE version 1 cannot announce an MPOA ' +
        'server, so the edge devices know it from their configuration. C and D are in one subnet and need no router at all. The route server is the ' +
        'BUS of all three subnets, too, and its one processor takes 5 000 PDUs a second, signalling among them.',
    },
  });
}
