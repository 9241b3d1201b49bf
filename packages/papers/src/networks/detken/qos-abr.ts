/** Four ABR sources on one trunk, and a constant stream that comes and goes: what the switch allows each of them. */

import { say } from '@lanelab/messages/papers-qos';
import { type Abr, type Scenario, Topology } from '@lanelab/scenario';
import { OC3, SECOND_PS } from '../common.ts';
import { greedySource, TRUNK_CPS } from './qos.ts';

const EXPLICIT_RATE = { targetPercent: 95, intervalPs: SECOND_PS / 200 } as const;
const ABR = { pcrCps: TRUNK_CPS, mcrCps: 0, icrCps: 10_000, rif: 16, rdf: 16 } as const;

interface AbrSource {
  readonly name: string;
  readonly abr: Abr;
  readonly lengthM?: number;
}

/** In order of their flows, from 1 on. */
export const SOURCES: readonly AbrSource[] = [
  { name: 'Near', abr: ABR },
  { name: 'Far', abr: ABR, lengthM: 1_000_000 },
  { name: 'Slow', abr: { ...ABR, pcrCps: 40_000 } },
  { name: 'Promised', abr: { ...ABR, mcrCps: 100_000, icrCps: 100_000 } },
];

/** Datagrams of 9 140 octets, 192 cells with their headers, every 1.2 ms: 160 000 cells/s. */
const STREAM_OCTETS = 9_140;
const STREAM_CELLS = 192;
const STREAM_INTERVAL_PS = 1_200_000_000;
export const STREAM_CPS = (STREAM_CELLS * SECOND_PS) / STREAM_INTERVAL_PS;
/** When the stream is there, in s, and how long the run is. */
export const STREAM_S = [0.4, 0.8] as const;
export const RUN_S = 1.2;
/** Name of the series of a source's allowed rate. */
export const rateSeries = (flow: number): string => `acr:${flow}`;

const NOTES =
  'Four ABR sources send as much as they may over one OC-3c trunk, whose port measures for 5 ms at a time and writes into their RM cells what each may have. One of them is a ' +
  'thousand kilometres away, one cannot send faster than 40\u2009000 cells/s, one was promised 100\u2009000. In the middle of the run a stream of a constant rate goes first.';

export function qosAbr(): Scenario {
  const net = new Topology();
  const west = net.switch('West', { x: 320, y: 240 });
  const east = net.switch('East', { x: 560, y: 240 });
  net.link(west, east, { phy: 'oc3c', lengthM: 1_000, explicitRate: EXPLICIT_RATE });
  SOURCES.forEach(({ name, abr, lengthM }, index) => {
    greedySource(net, name, 120 + 80 * index, [west, east], abr, lengthM);
  });
  const [from, to] = [net.host('Camera', { x: 80, y: 40 }), net.host('Screen', { x: 800, y: 40 })];
  net.link(from, west, OC3);
  net.link(to, east, OC3);
  net.address(from, '10.0.1.1', 9_180);
  net.address(to, '10.0.1.2', 9_180);
  net.pvc(from, to, 'cbr');
  const [startPs, stopPs] = STREAM_S.map((s) => s * SECOND_PS);
  net.flow({
    id: SOURCES.length + 1,
    kind: 'udp-stream',
    from,
    to,
    messageOctets: STREAM_OCTETS,
    intervalPs: STREAM_INTERVAL_PS,
    startPs,
    stopPs,
  });
  const scenario = net.build({
    durationPs: RUN_S * SECOND_PS,
    view: { title: 'ABR with explicit rate', question: say.english('abr.question'), notes: NOTES },
  });
  const names = SOURCES.map((_, index) => rateSeries(index + 1));
  const { measure } = scenario.model;
  return {
    ...scenario,
    model: { ...scenario.model, measure: { ...measure, series: { names, intervalPs: SECOND_PS / 500 } } },
  };
}

/** Max-min shares of a trunk: minimum rates first, the rest alike, no source more than its peak. */
export function shares(othersCps: number): readonly number[] {
  const target = (TRUNK_CPS * EXPLICIT_RATE.targetPercent) / 100 - othersCps;
  const extras = SOURCES.map(({ abr }) => abr.pcrCps - abr.mcrCps);
  let room = target - SOURCES.reduce((sum, { abr }) => sum + abr.mcrCps, 0);
  let open = extras.length;
  let level = 0;
  for (const extra of extras.toSorted((a, b) => a - b)) {
    level = room / open;
    if (extra > level) break;
    room -= extra;
    open -= 1;
  }
  return SOURCES.map(({ abr }, index) => abr.mcrCps + Math.min(extras[index] ?? 0, level));
}
