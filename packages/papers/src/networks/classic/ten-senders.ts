/** Ten TCP streams into one line of a switch that drops cells, cells of damaged packets, or whole packets: the network of Romanow and Floyd. */

import { type FlowInput, type QueuesInput, type Scenario, Topology } from '@lanelab/scenario';
import { SECOND_PS } from '../common.ts';
import { CELL_PS } from './queue.ts';

export const SENDERS = 10;
const WINDOW = 65_535;
/** LLC/SNAP and AAL5's trailer. */
const AROUND_PACKET = 16;
const IP_AND_TCP = 40;
const CELL_OCTETS = 48;

export type Policy = 'plain' | 'ppd' | 'epd';
type Queue = NonNullable<QueuesInput['ubr']>;

/** A queue of so many cells under one of the policies; EPD begins at half of it. */
export function queueOf(capacityCells: number, policy: Policy): Queue {
  if (policy === 'epd')
    return { capacityCells, discard: { kind: 'epd', thresholdCells: Math.floor(capacityCells / 2), keepLast: true } };
  return { capacityCells, discard: { kind: policy === 'ppd' ? 'ppd' : 'none' } };
}

/** Mb/s of data that a line full of whole packets of this size carries. */
export function mostMbps(mtu: number): number {
  const cells = Math.ceil((mtu + AROUND_PACKET) / CELL_OCTETS);
  return ((mtu - IP_AND_TCP) * 8) / ((cells * CELL_PS) / 1e6);
}

interface TenSenders {
  readonly mtu: number;
  readonly capacityCells: number;
  readonly policy: Policy;
  /** The delay of every line, in one direction. */
  readonly delayPs: number;
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

/** The whole run is one interval: a stream that is let in late has its rate over all of it, too. */
export const WHOLE_PS = 10 * SECOND_PS;
export const seriesOf = (flow: number): string => `throughput:${flow}`;

/** Every packet is acknowledged; timers are as fine as the lab has them. */
const STACK = { ackEverySegments: 1, rtoTickMs: 1, rtoMinMs: 2 } as const;

export function tenSenders({ mtu, capacityCells, policy, delayPs, ...view }: TenSenders): Scenario {
  const net = new Topology();
  const node = net.switch('Switch', { x: 560, y: 350 });
  const to = net.host('Receiver', { x: 820, y: 350 }, { profile: 'bsd-reno', stack: STACK });
  net.link(node, to, { phy: 'oc3c', delayPs, queues: { ubr: queueOf(capacityCells, policy) } });
  net.address(to, '10.0.0.1', mtu);
  for (let index = 0; index < SENDERS; index += 1) {
    // Two columns, one half a place below the other, so that lines of the first pass between names of the second.
    const at = { x: 80 + 200 * (index % 2), y: 60 + 65 * index };
    const from = net.host(`Sender ${index + 1}`, at, { profile: 'bsd-reno', stack: STACK });
    net.link(from, node, { phy: 'oc3c', delayPs });
    net.address(from, `10.0.0.${index + 2}`, mtu);
    net.pvc(from, to);
    const ends = { id: index + 1, from, to, sendBuffer: WINDOW, receiveBuffer: WINDOW };
    const flow: FlowInput = { ...ends, kind: 'tcp-stream', messageOctets: 8_192 };
    net.flow(flow);
  }
  const scenario = net.build({ durationPs: WHOLE_PS, view });
  const series = { names: Array.from({ length: SENDERS }, (_, index) => seriesOf(index + 1)), intervalPs: WHOLE_PS };
  return { ...scenario, model: { ...scenario.model, measure: { ...scenario.model.measure, series } } };
}
