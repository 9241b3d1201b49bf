/** One TCP stream over a long path that loses a cell at equal intervals, and that nothing else limits. */

import { type Scenario, type ScenarioInput, Topology } from '@lanelab/scenario';
import { OC3, SECOND_PS } from '../common.ts';
import { CELL_PS } from './queue.ts';

const MTU = 9_180;
export const MSS = MTU - 40;
/** Cells of a full segment with LLC/SNAP and trailer, and of an acknowledgement. */
const CELLS = 192;
const ACK_CELLS = 2;
/** Lines that a cell is sent on. */
const LINES = 3;
const ONE_WAY_PS = SECOND_PS / 20;
/** The round trip of a segment and its acknowledgement while nothing waits: later cells of a PDU follow the first. */
export const ROUND_TRIP_S = (2 * ONE_WAY_PS + (CELLS + ACK_CELLS + 2 * (LINES - 1)) * CELL_PS) / SECOND_PS;
/** Far beyond the window of any point. */
const BUFFER = 4_000_000;

/** The switch that loses cells, and its port to the trunk. */
const LOSSY = { node: 3, port: 2 } as const;
/** Slow start has filled the path, and the network's buffers not yet. */
const FIRST_S = 0.8;
/** The longest run. */
const LAST_S = 240;

type Changes = NonNullable<ScenarioInput['model']['changes']>;

/** One lost cell every so many seconds, to the end of the longest run. */
export const lossesEvery = (seconds: number): Changes =>
  Array.from({ length: Math.ceil((LAST_S - FIRST_S) / seconds) }, (_, index) => ({
    atPs: Math.round((FIRST_S + index * seconds) * SECOND_PS),
    kind: 'glitch' as const,
    ...LOSSY,
    extraPs: null,
  }));

interface LossyPath {
  readonly everyS: number;
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

export function lossyPath({ everyS, ...view }: LossyPath): Scenario {
  const net = new Topology();
  const host = (name: string, x: number) =>
    net.host(name, { x, y: 120 }, { profile: 'bsd-reno', stack: { windowScaling: true } });
  const [from, to] = [host('Sender', 80), host('Receiver', 800)];
  const west = net.switch('West', { x: 320, y: 120 });
  const east = net.switch('East', { x: 560, y: 120 });
  net.link(from, west, OC3);
  net.link(west, east, { phy: 'oc3c', delayPs: ONE_WAY_PS });
  net.link(east, to, OC3);
  net.address(from, '10.0.0.1', MTU);
  net.address(to, '10.0.0.2', MTU);
  net.pvc(from, to);
  const ends = { id: 1, from, to, sendBuffer: BUFFER, receiveBuffer: BUFFER } as const;
  net.flow({ ...ends, kind: 'tcp-stream', messageOctets: 65_536 });
  for (const change of lossesEvery(everyS)) net.change(change);
  return net.build({ durationPs: LAST_S * SECOND_PS, view });
}
