/** Twenty-four stations in four groups on one Ethernet of 10 Mb/s, each of which sends as fast as it can: the network of Boggs, Mogul and Kent. */

import { type FlowInput, type Scenario, Topology } from '@lanelab/scenario';
import { SECOND_PS } from '../common.ts';

export const STATIONS = 24;
/** From the middle of the cable to each group: two stations are 900 m apart at most. */
const GROUPS_M = [50, 180, 320, 450];
/** Rows of the drawing: the third is below the cable. */
const ROWS = [60, 200, 480];
const COLUMN_WIDTH = 150;
const MIDDLE = { x: 585, y: 340 };

/** Stations of a group stand as far from the middle as the group does, half of them on each side. */
function placeOf(index: number): { readonly x: number; readonly y: number } {
  const [group, place] = [index % GROUPS_M.length, Math.floor(index / GROUPS_M.length)];
  const side = place % 2 === 0 ? -1 : 1;
  return { x: MIDDLE.x + side * COLUMN_WIDTH * (group + 0.5), y: ROWS[Math.floor(place / 2)] ?? 0 };
}

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
  const middle = net.hub('Cable', MIDDLE);
  const station = (name: string, at: { x: number; y: number }, lengthM: number) =>
    net.link(net.generator(name, at), middle, { phy: 'eth10', half: true, lengthM });
  station('Sink', { x: MIDDLE.x + 3.5 * COLUMN_WIDTH, y: MIDDLE.y }, GROUPS_M[0] ?? 0);
  for (let index = 0; index < STATIONS; index += 1) {
    station(`Station ${index + 1}`, placeOf(index), GROUPS_M[index % GROUPS_M.length] ?? 0);
  }
  for (const flow of framesFrom(hosts, octets)) net.flow(flow);
  return net.build({ durationPs: 2 * SECOND_PS, view });
}
