/** What Curitiba's TCP experiments share. */

import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
import { CURITIBA_COSTS, CURITIBA_SPEEDS, type CuritibaStation } from '../../calibration/costs.ts';
import type { Parameter, Quality, QualitySettings } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { cpuParameters, mtuParameter, profileParameter, speedParameter } from '../parameters.ts';

export const BUFFER_PATHS = ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'];
export const MESSAGE_PATHS = ['model.flows.1.messageOctets'];

/**
 * The paper's rule, 95 % confidence of ±1.5 %, from the fewest seeds on that it can judge by. What the seed draws in these streams are
 * the phases of the stations' timers: at most points they move a mean by less than 0.3 %, where a small buffer waits for them by 15 %.
 */
export const CONFIDENT = { repetitions: 2, stop: { share: 0.015, atMost: 10 } } as const;
/** The rule in words, for captions. */
export const CONFIDENT_NOTE = say('quality.confidence');

/** `left`: what quick quality leaves out. */
export const sweepQuality = (left: string): Readonly<Record<Quality, QualitySettings>> => ({
  quick: {
    durationPs: 5 * SECOND_PS,
    warmupPs: SECOND_PS,
    repetitions: 1,
    note: say('quality.quick', { left }),
  },
  full: {
    ...CONFIDENT,
    durationPs: 60 * SECOND_PS,
    warmupPs: 0,
    note: say('quality.full', { confidence: CONFIDENT_NOTE }),
  },
});

/** Speeds and costs, as any reader may see and change them. */
export const hostParameters = (stations: readonly CuritibaStation[]): readonly Parameter[] => [
  ...stations.map((name) =>
    speedParameter(`speed${name}`, name, `model.nodes.${name}.cpu.speed`, CURITIBA_SPEEDS[name]),
  ),
  ...cpuParameters(CURITIBA_COSTS),
];

export const mtu = (value: number): Parameter =>
  mtuParameter(value, { provenance: 'paper', note: sayCommon('parameter.note.of-every-interface') });

export const bsdProfile: Parameter = profileParameter('bsd-reno', sayCommon('parameter.note.no-system-named'));

export const streamParameters: readonly Parameter[] = [
  {
    key: 'fibre',
    label: say('parameter.trunk'),
    unit: 'm',
    paths: ['model.links.5.lengthM'],
    value: 6_200,
    min: 0,
    max: 100_000_000,
    provenance: 'paper',
    note: say('parameter.trunk.note'),
  },
  bsdProfile,
];
