/** What Tampere's experiments share. */

import { say } from '@lanelab/messages/papers-tut';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { fitsOf, parametersOf } from '../../calibration/fits.ts';
import { type FittedModel, TUT_FITTED_MODELS } from '../../calibration/tut-models.ts';
import type { Fit, Parameter, Quality, QualitySettings } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_CISCO_MBPS, TUT_COSTS, TUT_MPC_COSTS, TUT_SPEEDS } from '../../networks/tut/costs.ts';
import { TUT_HOST_MODEL, tutHostModel, withHostModel } from '../../networks/tut/host-models.ts';
import { TUT_START_S, type TutForm } from '../../networks/tut/table1.ts';
import { TUT_HOSTS } from '../../networks/tut/testbed.ts';
import { costParameter, cpuParameters, speedParameter } from '../parameters.ts';

/** Streams of netperf: 60 s and five repetitions as published. */
export const TUT_STREAMS: Readonly<Record<Quality, QualitySettings>> = {
  quick: {
    durationPs: (TUT_START_S + 4) * SECOND_PS,
    warmupPs: (TUT_START_S + 1) * SECOND_PS,
    repetitions: 1,
    note: say('streams.quick'),
  },
  full: {
    durationPs: (TUT_START_S + 60) * SECOND_PS,
    warmupPs: 0,
    repetitions: 5,
    note: say('streams.full'),
  },
};

/** Speeds and costs of the hosts, as any reader may see and change them. */
export const tutHostParameters: readonly Parameter[] = [
  ...TUT_HOSTS.map((host) => speedParameter(`speed-${host}`, host, `model.nodes.${host}.cpu.speed`, TUT_SPEEDS[host])),
  ...cpuParameters(TUT_COSTS, TUT_HOSTS),
  costParameter(
    {
      key: 'cisco',
      label: say('parameter.cisco'),
      unit: 'Mb/s',
      paths: ['model.nodes["Cisco 4700"].forwarding.mbps'],
      min: 0.001,
      max: 1_000_000_000,
    },
    TUT_CISCO_MBPS,
  ),
];

/** What the paper does not say of its hosts, and the model in use has. */
export const tutModelParameters: readonly Parameter[] = (['schedulers', 'buffers', 'calls'] as const).map((key) => ({
  key,
  label: say(`model.${key}`),
  unit: '',
  paths: [],
  value: say(`model.${key}.value`),
  provenance: 'assumed',
  note: say(`model.${key}.note`),
}));

const KEYS = {
  ...Object.fromEntries(TUT_HOSTS.map((host) => [`tut.speed.${host}`, `speed-${host}`])),
  'tut.egressPsPerOctet': 'egressPsPerOctet',
  'tut.ingressPs': 'ingressPs',
  'tut.ciscoMbps': 'cisco',
};

/** How far a row of table 1 may be off, as a share, for a model that meets it as well. */
const AS_GOOD = 0.06;

function meets({ rows }: FittedModel): boolean {
  return CALIBRATION.rows
    .filter(({ group, comparedOnly }) => group === 'tut' && comparedOnly === null)
    .every(({ key, paper }) => Math.abs((rows[key] ?? 0) / paper - 1) <= AS_GOOD);
}

/** Other schedulers with the sockets in use, and other sockets with the systems' own schedulers, where table 1 allows them. */
const isNear = ({ id }: FittedModel): boolean => {
  const [scheduler, sockets] = id.split('/');
  const [ownScheduler, ownSockets] = TUT_HOST_MODEL.id.split('/');
  return id !== TUT_HOST_MODEL.id && (scheduler === ownScheduler || sockets === ownSockets);
};

/** Where the costs of an experiment with shortcuts may be as good a fit of table 1. */
export const tutFits: readonly Fit[] = fitsOf(CALIBRATION, 'tut', KEYS);

/** Other schedulers, buffers and calls, each with the costs that were fitted for it. */
export const tutAlternatives: readonly Fit[] = TUT_FITTED_MODELS.filter(
  (fitted) => isNear(fitted) && meets(fitted),
).map(({ id, values }) => ({
  parameters: parametersOf(values, KEYS),
  adapt: (scenario) => withHostModel(scenario, tutHostModel(id)),
}));

/** Costs of the MPOA clients, which only the variants with shortcuts have. */
export const tutClientParameters = (variants: readonly string[]): readonly Parameter[] =>
  (['egressPsPerOctet', 'ingressPs', 'egressPs'] as const).map((key) => ({
    ...costParameter(
      {
        key,
        label: say(`parameter.${key}`),
        unit: key === 'egressPsPerOctet' ? 'ps/octet' : 'ps',
        paths: TUT_HOSTS.map((host) => `model.nodes.${host}.mpc.${key}`),
        min: 0,
        max: SECOND_PS,
      },
      TUT_MPC_COSTS[key],
    ),
    variants,
  }));

/** The name of a stream between two hosts. */
export const pairName = ([from, to]: readonly [from: string, to: string]): string => say('pair', { from, to });

/** The name of a stream in one of the forms: `MPOA: urku to jaarli`. */
export const formPairName = (form: TutForm, [from, to]: readonly [from: string, to: string]): string =>
  say('pair-of-form', { form: say(`form.${form}`), from, to });
