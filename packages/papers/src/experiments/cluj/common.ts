/** What Cluj's experiments share. */

import type { ChartTrace } from '@lanelab/charts';
import { say } from '@lanelab/messages/papers-cluj';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { CLUJ_COSTS, CLUJ_LOOP, CLUJ_SOCKETS, CLUJ_SPEEDS } from '../../calibration/costs.ts';
import { alternativesOf, fitsOf } from '../../calibration/fits.ts';
import type { ColumnReader, Parameter, Quality, QualitySettings, TraceExtract, Variant } from '../../experiment.ts';
import {
  CLUJ_NODES,
  type ClujNetwork,
  type ClujSchedule,
  type ClujService,
  cluj,
} from '../../networks/cluj/testbeds.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { CLUJ_RULES } from '../../networks/other-rules.ts';
import { costParameter, cpuParameter, cpuParameters, mtuParameter, speedParameter } from '../parameters.ts';

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
    note: say('quality.quick'),
  },
  full: { durationPs: 3 * SECOND_PS, warmupPs: 0, repetitions: repetitions.full, note: say('quality.full') },
});

/** The catalogue's speaker: `say` for the page, `say.english` for documents. */
type Speak = typeof say.english;
/** A text of the catalogue in the language of whoever asks for it. */
export type Words = (speak: Speak) => string;

interface Form {
  readonly key: string;
  readonly name: Words;
  readonly network: ClujNetwork;
  readonly service: ClujService;
  readonly schedule: ClujSchedule;
}

/** One form of an experiment, as a scenario of its own; `figure` is what its document calls the experiment. */
export const form = (figure: string, question: Words, { key, name, ...rest }: Form): Variant => ({
  key,
  name: name(say),
  base: () => cluj({ ...rest, title: `Cluj, ${figure}, ${name(say.english)}`, question: question(say.english) }),
});

export const forms = (
  figure: string,
  question: Words,
  service: ClujService,
  of: readonly (readonly [key: string, network: ClujNetwork, schedule: ClujSchedule])[],
): readonly Variant[] =>
  of.map(([key, network, schedule]) =>
    form(figure, question, {
      key,
      name: (speak) =>
        speak('form.on-network', { file: speak(`file.${schedule}`), network: speak(`network.${network}`) }),
      network,
      service,
      schedule,
    }),
  );

/** The form that an id alone runs. */
export function firstOf(variants: readonly Variant[]): Variant['base'] {
  const [first] = variants;
  if (first === undefined) throw new Error('an experiment has no form');
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

/** Mean time by which calls were later than planned, µs; null while there are none. */
export function lateness(planned: ChartTrace | undefined, actual: ChartTrace | undefined): number | null {
  if (planned === undefined || actual === undefined || actual.x.length === 0) return null;
  return actual.x.reduce((sum, at, index) => sum + at - (planned.x[index] ?? at), 0) / actual.x.length;
}

/** Costs that meet table 1 as well. */
const KEYS = {
  'cluj.packetPs': ['sendPacketPs', 'receivePacketPs'],
  'cluj.copyPsPerOctet': 'copyPsPerOctet',
  'cluj.cellPs': 'cellPs',
  'cluj.selectPs': 'selectPs',
};
export const clujFits = fitsOf(CALIBRATION, 'cluj', KEYS);
/** Other schedulers that meet table 1 as well. */
export const clujAlternatives = alternativesOf(CALIBRATION, 'cluj', KEYS, CLUJ_RULES);

/** Costs, speeds, sockets and the loop, as any reader may see and change them. */
export const clujParameters = (network: ClujNetwork): readonly Parameter[] => [
  ...cpuParameters(CLUJ_COSTS[network]),
  cpuParameter('cellPs', CLUJ_COSTS[network].cellPs),
  ...Object.entries(CLUJ_SPEEDS).map(([name, speed]) =>
    speedParameter(`speed${name.replaceAll(' ', '')}`, name, `model.nodes["${name}"].cpu.speed`, speed),
  ),
  costParameter(
    {
      key: 'loopPs',
      label: say('parameter.loop'),
      unit: 'ps',
      paths: ['model.flows.1.loopPs'],
      min: 1,
      max: SECOND_PS,
    },
    CLUJ_LOOP.loopPs,
  ),
  costParameter(
    {
      key: 'selectPs',
      label: say('parameter.select'),
      unit: 'ps',
      paths: ['model.flows.1.selectPs'],
      min: 0,
      max: SECOND_PS,
    },
    CLUJ_LOOP.selectPs,
  ),
  ...(
    [
      ['sendBuffer', CLUJ_SOCKETS.sendBuffer],
      ['receiveBuffer', CLUJ_SOCKETS.receiveBuffer[network]],
      ['receiveOctets', CLUJ_SOCKETS.receiveOctets],
    ] as const
  ).map(([key, cost]) =>
    costParameter(
      {
        key,
        label: say(`parameter.${key}`),
        unit: 'octets',
        paths: [`model.flows.1.${key}`],
        min: 1,
        max: 16_777_216,
      },
      cost,
    ),
  ),
  mtuParameter(network === 'atm' ? 9_180 : 1_500, {
    max: network === 'atm' ? 65_527 : 1_500,
    provenance: 'standard',
    note: say(`parameter.mtu.${network}`),
  }),
];

/** Receivers of a broadcast, in the order of the result. */
export const RECEIVERS = (['Celeron 366', 'Pentium 233 MMX', 'Pentium 120'] as const).map((name) => ({
  name,
  node: CLUJ_NODES[name],
}));
