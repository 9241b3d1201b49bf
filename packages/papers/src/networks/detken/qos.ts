/** Detken's three levels of quality on one trunk: a guaranteed, a differentiated and a best-effort service. */

import { say } from '@lanelab/messages/papers-qos';
import {
  type Abr,
  type Category,
  type QueuesInput,
  type Scenario,
  type SwitchInput,
  Topology,
} from '@lanelab/scenario';
import { OC3, SECOND_PS } from '../common.ts';

/** Cells that OC-3c carries in a second: 149.76 Mb/s of 53 octets. */
export const TRUNK_CPS = 353_207;
const CELL_PS = 2_831_197;

/** Video as datagrams of 1 024 octets; with UDP, IP and LLC/SNAP they take 23 cells. */
const VIDEO_OCTETS = 1_024;
const VIDEO_CELLS = 23;
const CBR_INTERVAL_PS = 1_000_000_000;
const VBR_INTERVAL_PS = 800_000_000;
/** A neighbour's contract for a constant rate: a quarter of the trunk. */
const NEIGHBOUR_CPS = 88_000;
/** Cells of the load's PDUs. */
export const LOAD_PDU_CELLS = 192;
/** Flows of the load, in a network that has it. */
export const LOADS = [3, 4] as const;
/** Where best effort is ABR: the trunk's ports measure for long enough that bursts of the video even out, and sources rise gently. */
const EXPLICIT_RATE = { targetPercent: 95, intervalPs: SECOND_PS / 50 } as const;
const ABR = { pcrCps: TRUNK_CPS, mcrCps: 1_000, icrCps: 10_000, rif: 256, rdf: 16 } as const;
const UBR_BUFFER = 4_096;
const START_PS = SECOND_PS / 20;

/** What the network does for its contracts. */
export interface Qos {
  /** Service categories of their own for the two video streams; else all is best effort. */
  readonly classes: boolean;
  /** The 200 % best-effort load. */
  readonly load: boolean;
  /** How many neighbours with a contract for a quarter of the trunk ask for admission beside the video. */
  readonly neighbours: number;
  /** Admission by peak rate: who would not fit into the trunk is refused. */
  readonly cac: boolean;
  /** The neighbours send at twice their contract. */
  readonly greedy: boolean;
  /** The first switch holds each neighbour to its contract. */
  readonly policing: boolean;
  /** The best-effort buffer discards whole PDUs early. */
  readonly epd: boolean;
  /** The network announces rates to the load, which sends what they allow; else it is UBR and sends at the line's rate. */
  readonly abr: boolean;
  readonly title: string;
}

const NOTES =
  'Two video streams, one with a contract for a constant rate and one with a contract for a variable rate in real time, share an OC-3c trunk with ' +
  'best-effort load of twice its rate, or of ABR sources that the switches tell their rates, and with neighbours that have contracts of their own. Admission is by peak rate, as a switch does it ' +
  'for constant rates: who would not fit is not there.';

/** Peak-rate admission: how many of those who ask fit beside what is there. */
function admitted({ cac, neighbours }: Qos, taken: number): number {
  return cac ? Math.min(neighbours, Math.floor((TRUNK_CPS - taken) / NEIGHBOUR_CPS)) : neighbours;
}

const peakCps = (intervalPs: number): number => Math.ceil((VIDEO_CELLS * SECOND_PS) / intervalPs);

export function qos(form: Qos): Scenario {
  const net = new Topology();
  const category = (own: Category): Category => (form.classes ? own : 'ubr');
  const ubr = {
    capacityCells: UBR_BUFFER,
    ...(form.epd ? { discard: { kind: 'epd' as const, thresholdCells: (UBR_BUFFER * 3) / 4, keepLast: true } } : {}),
  };
  const queues: QueuesInput = { ubr, cbr: { capacityCells: 512 }, 'rt-vbr': { capacityCells: 1_024 } };
  const west = net.switch('West', { x: 320, y: 240 });
  const east = net.switch('East', { x: 560, y: 240 });
  const rates = form.abr ? { explicitRate: EXPLICIT_RATE } : {};
  net.link(west, east, { phy: 'oc3c', lengthM: 1_000, queues, ...rates });
  const video = (name: string, y: number, ip: number, own: Category): readonly [number, number] => {
    const [from, to] = [net.host(`${name} camera`, { x: 80, y }), net.host(`${name} screen`, { x: 800, y })];
    net.link(from, west, OC3);
    net.link(to, east, OC3);
    net.address(from, `10.0.${ip}.1`, 9_180);
    net.address(to, `10.0.${ip}.2`, 9_180);
    net.pvc(from, to, category(own));
    return [from, to];
  };
  const [cbr, rtVbr] = [video('Guaranteed', 60, 1, 'cbr'), video('Differentiated', 160, 2, 'rt-vbr')];
  const stream = { kind: 'udp-stream', messageOctets: VIDEO_OCTETS, startPs: START_PS } as const;
  net.flow({ ...stream, id: 1, from: cbr[0], to: cbr[1], intervalPs: CBR_INTERVAL_PS });
  net.flow({ ...stream, id: 2, from: rtVbr[0], to: rtVbr[1], intervalPs: VBR_INTERVAL_PS, process: 'poisson' });
  const source = (name: string, y: number, own: Category, intervalPs: number): { port: number; vci: number } => {
    const [from, to] = [net.generator(name, { x: 80, y }), net.generator(`${name}, sink`, { x: 800, y })];
    net.link(from, west, OC3);
    net.link(to, east, OC3);
    const channel = net.cellChannel(from, to, own);
    const cells = { kind: 'periodic' as const, pduCells: LOAD_PDU_CELLS, intervalPs };
    net.flow({ id: net.flows.length + 1, kind: 'cells', from, ...channel, vpi: 0, category: own, source: cells });
    return channel;
  };
  if (form.load && form.abr)
    for (const index of [1, 2]) greedySource(net, `Load ${index}`, 200 + 80 * index, [west, east], ABR);
  else if (form.load) for (const index of [1, 2]) source(`Load ${index}`, 200 + 80 * index, 'ubr', CELL_PS);
  const taken = peakCps(CBR_INTERVAL_PS) + peakCps(VBR_INTERVAL_PS);
  const contractPs = Math.ceil(SECOND_PS / NEIGHBOUR_CPS);
  for (let index = 1; index <= admitted(form, taken); index += 1) {
    const pace = form.greedy ? Math.floor(contractPs / 2) : contractPs;
    source(`Neighbour ${index}`, 380 + 80 * index, category('cbr'), pace);
    const entry = net.links.at(-2);
    if (form.policing && entry !== undefined) police(net.node(west), entry.b.port, contractPs);
  }
  return net.build({
    durationPs: 4 * SECOND_PS,
    view: { title: form.title, question: say.english('question'), notes: NOTES },
  });
}

/** A source of ABR cells on the first switch and its sink on the last, both on OC-3c. */
export function greedySource(
  net: Topology,
  name: string,
  y: number,
  [west, east]: readonly [number, number],
  abr: Abr,
  lengthM: number = OC3.lengthM,
): void {
  const [from, to] = [net.generator(name, { x: 80, y }), net.generator(`${name}, sink`, { x: 800, y })];
  net.link(from, west, { ...OC3, lengthM });
  net.link(to, east, OC3);
  const channel = net.cellChannel(from, to, 'abr', true);
  const source = { kind: 'saturated' as const, pduCells: LOAD_PDU_CELLS };
  net.flow({ id: net.flows.length + 1, kind: 'cells', from, ...channel, category: 'abr', abr, source });
}

/** GCRA with the contract's peak rate on everything that comes in by a port, with a tolerance of one contract interval. */
function police(node: ReturnType<Topology['node']>, port: number, contractPs: number): void {
  if (node.kind !== 'switch') return;
  const policer = { buckets: [{ incrementPs: contractPs, limitPs: contractPs }], action: 'discard' as const };
  const routes: NonNullable<SwitchInput['routes']> = node.routes ?? [];
  node.routes = routes.map((row) => (row.in.port === port ? { ...row, policer } : row));
}
