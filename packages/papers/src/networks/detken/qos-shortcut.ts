/** One stream over a trunk that best-effort load fills: its LANE v1 connections are UBR, its MPOA shortcut may have a contract. */

import { say } from '@lanelab/messages/papers-qos';
import { type Scenario, Topology } from '@lanelab/scenario';
import { lanServices, OC3, SECOND_PS } from '../common.ts';

/** A datagram of 1 024 octets every millisecond: 23 cells each, 23 000 cells/s. */
const VIDEO_OCTETS = 1_024;
const VIDEO_INTERVAL_PS = SECOND_PS / 1_000;
/** Contract of the shortcut: a little more than the stream's mean rate. */
const PEAK_CPS = 24_000;
/**
 * Datagrams of 9 140 octets, 192 cells each with their headers, at three quarters of the line's rate. What fell due since the last tick of a
 * PC's clock leaves back to back at the next: the load comes in bursts.
 */
const LOAD_OCTETS = 9_140;
const LOAD_INTERVAL_PS = 724_800_000;
const LOAD_TICK_PS = SECOND_PS / 100;
const TRUNK_QUEUES = { ubr: { capacityCells: 4_096 }, cbr: { capacityCells: 512 } } as const;

/** The stream begins, and its shortcut is there before the load comes. */
const STREAM_S = 8;
const LOAD_S = 8.75;
/** From then on the trunk's buffer is full. */
export const OVERLOADED_S = 9;
export const END_S = 12;

export interface QosShortcut {
  /** Service category of the shortcut; null: there is none, and the router forwards. */
  readonly shortcut: 'cbr' | 'ubr' | null;
  readonly load: boolean;
  readonly title: string;
}

const NOTES =
  'Two hosts in two emulated LANs, a router between them, and a trunk that two pairs of PCs fill with one and a half times its rate of best-effort datagrams, in bursts at the ticks of their ' +
  'clocks, three quarters of a second after the stream has begun. Data connections of LANE v1 are UBR and wait with that load. An MPOA client may ask for its shortcut in another ' +
  'category: here for a constant rate of 24\u2009000 cells/s, a little more than the stream\u2019s mean; switches serve that category first.';

export function qosShortcut({ shortcut, load, title }: QosShortcut): Scenario {
  const net = new Topology();
  const [red, blue] = [net.elan('red'), net.elan('blue')];
  const client =
    shortcut === null ? {} : { mpc: { category: shortcut, ...(shortcut === 'cbr' ? { pcrCps: PEAK_CPS } : {}) } };
  const camera = net.host('Camera', { x: 80, y: 200 }, { gateway: '10.0.1.254', ...client });
  const screen = net.host('Screen', { x: 720, y: 200 }, { gateway: '10.0.2.254', ...client });
  const west = net.switch('West', { x: 300, y: 200 }, { signalling: {}, services: lanServices(red, blue) });
  const east = net.switch('East', { x: 500, y: 200 }, { signalling: {} });
  const router = net.router('Router', { x: 300, y: 80 }, shortcut === null ? {} : { mps: {} });
  net.link(camera, west, OC3);
  net.link(screen, east, OC3);
  net.link(west, east, { phy: 'oc3c', lengthM: 1_000, queues: TRUNK_QUEUES });
  net.link(router, west, OC3);
  net.interfaces(camera, { ip: '10.0.1.1', over: 'lane', elan: red });
  net.interfaces(screen, { ip: '10.0.2.1', over: 'lane', elan: blue });
  net.interfaces(router, { ip: '10.0.1.254', over: 'lane', elan: red }, { ip: '10.0.2.254', over: 'lane', elan: blue });
  const stream = { kind: 'udp-stream', id: 1, from: camera, to: screen, startPs: STREAM_S * SECOND_PS } as const;
  net.flow({ ...stream, messageOctets: VIDEO_OCTETS, intervalPs: VIDEO_INTERVAL_PS });
  if (load) for (const index of [1, 2]) fill(net, index, [west, east]);
  return net.build({
    durationPs: END_S * SECOND_PS,
    view: { title, question: say.english('shortcut.question'), notes: NOTES },
  });
}

/** A pair of PCs on a permanent UBR connection, one of which sends bursts to the other. */
function fill(net: Topology, index: number, [west, east]: readonly [number, number]): void {
  const y = 240 + 80 * index;
  const [from, to] = [net.host(`Load ${index}`, { x: 80, y }), net.host(`Sink ${index}`, { x: 720, y })];
  net.link(from, west, OC3);
  net.link(to, east, OC3);
  net.address(from, `10.1.${index}.1`, 9_180);
  net.address(to, `10.1.${index}.2`, 9_180);
  net.pvc(from, to);
  net.flow({
    id: index + 1,
    kind: 'udp-stream',
    from,
    to,
    messageOctets: LOAD_OCTETS,
    intervalPs: LOAD_INTERVAL_PS,
    tickPs: LOAD_TICK_PS,
    startPs: LOAD_S * SECOND_PS,
  });
}
