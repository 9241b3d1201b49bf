/** Failure labs: the lecture's network, and what happens when a part of it fails. */

import { type Scenario, Topology } from '@lanelab/scenario';
import { ETHERNET, lanServices, OC3, ping, SECOND_PS, stream } from '../common.ts';
import { classNetwork } from './pair.ts';

const FAULT_PS = 16 * SECOND_PS;
const MENDED_PS = 24 * SECOND_PS;

const view = (title: string, question: string, notes: string) => ({ title, question, notes });

/** The link between the two switches is cut and mended. */
export function trunkCut(): Scenario {
  const { net, a, b, trunk } = classNetwork(true);
  ping(net, a, b);
  stream(net, a, b);
  net.change({ atPs: FAULT_PS, kind: 'link-up', link: trunk, up: false });
  net.change({ atPs: MENDED_PS, kind: 'link-up', link: trunk, up: true });
  return net.build({
    durationPs: 40 * SECOND_PS,
    view: view(
      'The trunk is cut',
      'Who notices that a link is gone, and what has to be set up again?',
      'At 16 s the link between the switches is cut, at 24 s it is mended. Its signalling link goes down and takes every call ' +
        'across it along: B loses its path to the LES, A its shortcut. Afterwards B joins its emulated LAN again.',
    ),
  });
}

/** The LES of both ELANs stops and comes back. */
export function lesDies(): Scenario {
  const { net, a, b, west } = classNetwork(false);
  ping(net, a, b);
  stream(net, a, b);
  net.change({ atPs: FAULT_PS, kind: 'process', node: west, process: 'les', up: false });
  net.change({ atPs: MENDED_PS, kind: 'process', node: west, process: 'les', up: true });
  return net.build({
    durationPs: 60 * SECOND_PS,
    view: view(
      'The LES dies',
      'Does traffic go on without the LAN emulation server?',
      'At 16 s the LAN emulation servers stop, at 24 s they run again. A client whose control VCC to its LES is gone has left ' +
        'the emulated LAN: it gives up its data VCCs and tries to join again.',
    ),
  });
}

/** The MPOA server stops: shortcuts end, routing goes on. */
export function mpsDies(): Scenario {
  const { net, a, b, router } = classNetwork(true);
  ping(net, a, b);
  stream(net, a, b);
  net.change({ atPs: FAULT_PS, kind: 'process', node: router, process: 'mps', up: false });
  return net.build({
    durationPs: 70 * SECOND_PS,
    view: view(
      'The MPOA server dies',
      'How long does a shortcut outlive the server that gave it?',
      'At 16 s the MPOA server stops, while the router goes on. Its keep-alives end; when their lifetime of 35 s has passed, ' +
        'the egress client takes back what the server gave it, and the stream falls back to the router.',
    ),
  });
}

/** What the BUS takes, and what is sent through it. */
const BUS_CELLS_PER_S = 20_000;
const FRAME_OCTETS = 1_518;

/** More broadcast than the BUS can carry. */
export function busOverload(): Scenario {
  const net = new Topology();
  const elan = net.elan('red');
  const generator = net.generator('Generator', { x: 320, y: 360 });
  const edges = [net.edge('Edge west', { x: 120, y: 260 }), net.edge('Edge east', { x: 520, y: 260 })];
  const server = net.server(
    'LAN services',
    { x: 320, y: 60 },
    { services: lanServices(elan), processor: { cellsPerS: BUS_CELLS_PER_S, queueFrames: 128 } },
  );
  const middle = net.switch('Switch', { x: 320, y: 180 }, { signalling: {} });
  net.link(server, middle, OC3);
  for (const edge of edges) {
    net.link(edge, middle, OC3);
    net.link(generator, edge, ETHERNET);
    const node = net.node(edge);
    if (node.kind === 'edge') node.bridges = [{ port: 1, elan, ethernet: [2] }];
  }
  const frames = (id: number, intervalPs: number, startS: number, stopS: number) =>
    net.flow({
      id,
      kind: 'frames',
      from: generator,
      to: generator,
      port: 1,
      toPort: 2,
      target: 'broadcast',
      octets: FRAME_OCTETS,
      intervalPs,
      startPs: startS * SECOND_PS,
      stopPs: stopS * SECOND_PS,
    });
  frames(1, 1_300_000_000, 8, 60);
  frames(2, SECOND_PS / 10, 70, 90);
  return net.build({
    durationPs: 90 * SECOND_PS,
    view: view(
      'The BUS is overloaded',
      'What else fails when a BUS has too much to carry?',
      'Every broadcast goes through the BUS. Its processor takes 20 000 cells a second, and 24 600 come; ' +
        'its signalling link and its keep-alives wait in the same queue. From 60 s on there is quiet; the ten frames a second from 70 s on show ' +
        'who is back by then.',
    ),
  });
}

/** A host is unplugged from one edge device and plugged into the other. */
export function hostMoves(): Scenario {
  const net = new Topology();
  const elan = net.elan('red');
  const a = net.host('A', { x: 60, y: 380 });
  const b = net.host('B', { x: 560, y: 380 });
  const edges = [net.edge('Edge west', { x: 160, y: 260 }), net.edge('Edge east', { x: 480, y: 260 })] as const;
  const middle = net.switch('Switch', { x: 320, y: 120 }, { signalling: {}, services: lanServices(elan) });
  for (const edge of edges) net.link(edge, middle, OC3);
  const cable = net.link(a, edges[0], ETHERNET);
  net.link(b, edges[1], ETHERNET);
  // A socket that is free until A is plugged in.
  const [west, east] = edges.map((edge) => net.node(edge));
  if (east !== undefined) east.ports = [...(east.ports ?? []), { id: 3, phy: 'eth10' }];
  if (west?.kind === 'edge') west.bridges = [{ port: 1, elan, ethernet: [2] }];
  if (east?.kind === 'edge') east.bridges = [{ port: 1, elan, ethernet: [2, 3] }];
  net.interfaces(a, { ip: '10.0.1.1', over: 'ethernet' });
  net.interfaces(b, { ip: '10.0.1.2', over: 'ethernet' });
  ping(net, a, b);
  ping(net, b, a);
  net.change({ atPs: FAULT_PS, kind: 'plug', link: cable, end: 'b', to: { node: edges[1], port: 3 } });
  return net.build({
    durationPs: 40 * SECOND_PS,
    view: view(
      'A host moves',
      'How do two bridges learn that a station is elsewhere?',
      'At 16 s A is unplugged from the western edge device and plugged into the eastern one, where B is. The eastern one holds ' +
        'A\u2019s address as one beyond the emulated LAN until A is heard on its own port.',
    ),
  });
}
