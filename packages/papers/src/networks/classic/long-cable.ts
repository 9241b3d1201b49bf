/** Twenty-four stations in four groups on one Ethernet of 10 Mb/s, each of which sends as fast as it can: the network of Boggs, Mogul and Kent. */

import { type FlowInput, type Scenario, Topology } from '@lanelab/scenario';
import { SECOND_PS } from '../common.ts';

export const STATIONS = 24;
/** From the middle of the cable to each group: two stations are 900 m apart at most. */
const GROUPS_M = [50, 180, 320, 450];

/** Nodes in order: the repeater in the middle, the station that is sent to, the senders. */
const SINK = 2;
const senderOf = (index: number): number => SINK + 1 + index;

/** So many stations send frames of this size at all times. */
export const framesFrom = (hosts: number, octets: number): FlowInput[] =>
  Array.from({ length: hosts }, (_, index) => ({
    id: index + 1,
    kind: 'frames',
    from: senderOf(index),
    port: 1,
    to: SINK,
    toPort: 1,
    target: 'port',
    octets,
    loadPercent: 100,
  }));

interface LongCable {
  readonly hosts: number;
  readonly octets: number;
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

export function longCable({ hosts, octets, ...view }: LongCable): Scenario {
  const net = new Topology();
  const middle = net.hub('Cable', { x: 820, y: 320 });
  const station = (name: string, at: { x: number; y: number }, lengthM: number) =>
    net.link(net.generator(name, at), middle, { phy: 'eth10', half: true, lengthM });
  station('Sink', { x: 1_020, y: 320 }, GROUPS_M[0] ?? 0);
  for (let index = 0; index < STATIONS; index += 1) {
    const group = index % GROUPS_M.length;
    const at = { x: 60 + 180 * group, y: 60 + 100 * Math.floor(index / GROUPS_M.length) };
    station(`Station ${index + 1}`, at, GROUPS_M[group] ?? 0);
  }
  for (const flow of framesFrom(hosts, octets)) net.flow(flow);
  return net.build({ durationPs: 2 * SECOND_PS, view });
}
