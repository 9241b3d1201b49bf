/** What Cluj's experiments share. */

import type { ChartTrace } from '@lanelab/charts';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { CLUJ_COSTS, CLUJ_LOOP, CLUJ_SOCKETS, CLUJ_SPEEDS, type Cost, type CostKey } from '../../calibration/costs.ts';
import { fitsOf } from '../../calibration/fits.ts';
import type { ColumnReader, Parameter, Quality, QualitySettings, TraceExtract, Variant } from '../../experiment.ts';
import {
  CLUJ_NODES,
  type ClujNetwork,
  type ClujSchedule,
  type ClujService,
  cluj,
} from '../../networks/cluj/testbeds.ts';

const SECOND_PS = 1_000_000_000_000;
export const TRANSFER = 'flows.1.transfer';
/** Microseconds in a picosecond: results are in the one, Cluj's tables in the other. */
export const US_OF_PS = 1e-6;

/** Many seeds: phases of the machines' timers decide whether the last segment waits for an acknowledgement. */
export const clujQuality = (
  repetitions: Readonly<Record<Quality, number>>,
): Readonly<Record<Quality, QualitySettings>> => ({
  quick: {
    durationPs: 2 * SECOND_PS,
    warmupPs: 0,
    repetitions: repetitions.quick,
    note: 'the whole file, few seeds',
  },
  full: { durationPs: 3 * SECOND_PS, warmupPs: 0, repetitions: repetitions.full, note: 'the whole file' },
});

const FILE_WORDS: Readonly<Record<ClujSchedule, string>> = {
  none: 'no model',
  model1: 'Model 1',
  model2: 'Model 2',
  m1b: 'M1_B',
  m1c: 'M1_C',
  m2b: 'M2_B',
};
const NETWORK_WORDS: Readonly<Record<ClujNetwork, string>> = { atm: 'ATM', fe: 'Fast Ethernet' };

interface Form {
  readonly key: string;
  readonly name: string;
  readonly network: ClujNetwork;
  readonly service: ClujService;
  readonly schedule: ClujSchedule;
}

/** One form of an experiment, as a scenario of its own. */
export const form = (label: string, question: string, { key, name, ...rest }: Form): Variant => ({
  key,
  name,
  base: () => cluj({ ...rest, title: `Cluj, ${label}, ${name}`, question }),
});

export const forms = (
  label: string,
  question: string,
  service: ClujService,
  of: readonly (readonly [key: string, network: ClujNetwork, schedule: ClujSchedule])[],
): readonly Variant[] =>
  of.map(([key, network, schedule]) =>
    form(label, question, {
      key,
      name: `${FILE_WORDS[schedule]}, ${NETWORK_WORDS[network]}`,
      network,
      service,
      schedule,
    }),
  );

/** The form that an id alone runs. */
export function firstOf(variants: readonly Variant[]): Variant['base'] {
  const [first] = variants;
  if (first === undefined) throw new Error('an experiment has a form');
  return first.base;
}

/** Calls over time: microseconds, and octets up to then. */
export function cumulative(read: ColumnReader, calls: string): ChartTrace | null {
  const [ps, octets] = [read(`${TRANSFER}.${calls}.ps`), read(`${TRANSFER}.${calls}.octets`)];
  if (ps === null || octets === null) return null;
  let sum = 0;
  return { x: ps.map((at) => at * US_OF_PS), y: octets.map((count) => (sum += count)) };
}

/** Receive calls of one receiver over time. */
export function arrivalsAt(read: ColumnReader, node: number): ChartTrace | null {
  const nodes = read(`${TRANSFER}.arrivals.node`);
  const all = [read(`${TRANSFER}.arrivals.ps`), read(`${TRANSFER}.arrivals.octets`)] as const;
  const [ps, octets] = all;
  if (nodes === null || ps === null || octets === null) return null;
  const own = nodes.flatMap((candidate, index) => (candidate === node ? [index] : []));
  let sum = 0;
  return { x: own.map((index) => (ps[index] ?? 0) * US_OF_PS), y: own.map((index) => (sum += octets[index] ?? 0)) };
}

/** A schedule's series, taken from the columns of one variant's run. */
export const scheduled = (variant: string, key: string, name: string, calls: string, panel?: string): TraceExtract => ({
  variant,
  key,
  name,
  ...(panel === undefined ? {} : { panel }),
  columns: (read) => cumulative(read, calls),
});

/** By how much calls were later than planned in the mean, µs; null while there are none. */
export function lateness(planned: ChartTrace | undefined, actual: ChartTrace | undefined): number | null {
  if (planned === undefined || actual === undefined || actual.x.length === 0) return null;
  return actual.x.reduce((sum, at, index) => sum + at - (planned.x[index] ?? at), 0) / actual.x.length;
}

const cost = (key: string, label: string, unit: string, paths: readonly string[], of: Cost): Parameter => ({
  key,
  label,
  unit,
  paths,
  min: 0,
  max: unit === '' ? 1_000_000 : SECOND_PS,
  ...of,
});

/** Costs that meet table 1 as well. */
export const clujFits = fitsOf(CALIBRATION, 'cluj', {
  'cluj.packetPs': ['sendPacketPs', 'receivePacketPs'],
  'cluj.copyPsPerOctet': 'copyPsPerOctet',
  'cluj.cellPs': 'cellPs',
  'cluj.selectPs': 'selectPs',
});

const CPU_LABELS: readonly (readonly [CostKey, string, string])[] = [
  ['syscallPs', 'System call', 'ps'],
  ['sendPacketPs', 'Packet sent', 'ps'],
  ['receivePacketPs', 'Packet received', 'ps'],
  ['interruptPs', 'Interrupt', 'ps'],
  ['copyPsPerOctet', 'Copy', 'ps/octet'],
  ['checksumPsPerOctet', 'Checksum', 'ps/octet'],
  ['cellPs', 'Cell by the driver', 'ps'],
];

/** Costs, speeds, sockets and the loop, as any reader may see and change them. */
export const clujParameters = (network: ClujNetwork): readonly Parameter[] => [
  ...CPU_LABELS.map(([key, label, unit]) =>
    cost(key, label, unit, [`model.nodes[*].cpu.${key}`], CLUJ_COSTS[network][key]),
  ),
  ...Object.entries(CLUJ_SPEEDS).map(([name, speed]) => ({
    ...cost(`speed${name.replaceAll(' ', '')}`, `${name}, speed`, '', [`model.nodes["${name}"].cpu.speed`], speed),
    min: 0.001,
  })),
  { ...cost('loopPs', 'Loop, at least', 'ps', ['model.flows.1.loopPs'], CLUJ_LOOP.loopPs), min: 1 },
  cost('selectPs', 'Select call', 'ps', ['model.flows.1.selectPs'], CLUJ_LOOP.selectPs),
  ...(
    [
      ['sendBuffer', 'Send buffers', CLUJ_SOCKETS.sendBuffer],
      ['receiveBuffer', 'Receive buffers', CLUJ_SOCKETS.receiveBuffer[network]],
      ['receiveOctets', 'Receive call', CLUJ_SOCKETS.receiveOctets],
    ] as const
  ).map(([key, label, of]) => ({
    ...cost(key, label, 'octets', [`model.flows.1.${key}`], of),
    min: 1,
    max: 16_777_216,
  })),
  {
    key: 'mtu',
    label: 'MTU',
    unit: 'octets',
    paths: ['model.nodes[*].interfaces[*].mtu'],
    value: network === 'atm' ? 9_180 : 1_500,
    min: 68,
    max: network === 'atm' ? 65_527 : 1_500,
    provenance: 'standard',
    note: network === 'atm' ? 'RFC 2225; the paper is silent' : 'IEEE 802.3',
  },
];

/** Receivers of a broadcast, in the order of the result. */
export const RECEIVERS = (['Celeron 366', 'Pentium 233 MMX', 'Pentium 120'] as const).map((name) => ({
  name,
  node: CLUJ_NODES[name],
}));
