/** What Tampere's experiments share. */

import { say } from '@lanelab/messages/papers-tut';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { fitsOf } from '../../calibration/fits.ts';
import type { Parameter, Quality, QualitySettings } from '../../experiment.ts';
import { BUFFER, MESSAGE, SECOND_PS } from '../../networks/common.ts';
import { TUT_CISCO_PACKETS, TUT_COSTS, TUT_MPC_COSTS, TUT_SPEEDS } from '../../networks/tut/costs.ts';
import { TUT_START_S, type TutForm } from '../../networks/tut/table1.ts';
import { TUT_HOSTS } from '../../networks/tut/testbed.ts';
import { costParameter, cpuParameter, speedParameter } from '../parameters.ts';

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

const COSTS = [
  'syscallPs',
  'sendPacketPs',
  'receivePacketPs',
  'interruptPs',
  'copyPsPerOctet',
  'checksumPsPerOctet',
] as const;

/** Speeds and costs of the hosts, as any reader may see and change them. */
export const tutHostParameters: readonly Parameter[] = [
  ...TUT_HOSTS.map((host) => speedParameter(`speed-${host}`, host, `model.nodes.${host}.cpu.speed`, TUT_SPEEDS[host])),
  ...COSTS.map((key) =>
    cpuParameter(
      key,
      TUT_COSTS[key],
      TUT_HOSTS.map((host) => `model.nodes.${host}.cpu.${key}`),
    ),
  ),
  {
    key: 'cisco',
    label: say('parameter.cisco'),
    unit: 'Mb/s',
    paths: ['model.nodes["Cisco 4700"].forwarding.mbps'],
    value: 35,
    min: 0.001,
    max: 1_000_000_000,
    provenance: 'paper',
    note: say('parameter.cisco.note'),
  },
  costParameter(
    {
      key: 'ciscoPackets',
      label: say('parameter.cisco-packets'),
      unit: 'packets/s',
      paths: ['model.nodes["Cisco 4700"].forwarding.packetsPerS'],
      min: 0.001,
      max: 1_000_000_000,
    },
    TUT_CISCO_PACKETS,
  ),
];

/** Calls of netperf, which the paper does not state: netperf itself asks for the sizes of the socket buffers. */
export const tutCallParameters: readonly Parameter[] = [
  {
    key: 'sendCall',
    label: say('parameter.send-call'),
    unit: 'octets',
    paths: ['model.flows[*].messageOctets'],
    value: MESSAGE,
    min: 1,
    max: 16_777_216,
    provenance: 'assumed',
    note: say('parameter.send-call.note'),
  },
  {
    key: 'receiveCall',
    label: say('parameter.receive-call'),
    unit: 'octets',
    paths: ['model.flows[*].receiveOctets'],
    value: BUFFER,
    min: 1,
    max: 16_777_216,
    provenance: 'assumed',
    note: say('parameter.receive-call.note'),
  },
];

/** Where the costs of an experiment with shortcuts may be as good a fit of table 1. */
export const tutFits = fitsOf(CALIBRATION, 'tut', {
  ...Object.fromEntries(TUT_HOSTS.map((host) => [`tut.speed.${host}`, `speed-${host}`])),
  'tut.egressPsPerOctet': 'egressPsPerOctet',
  'tut.ingressPs': 'ingressPs',
  'tut.ciscoPacketsPerS': 'ciscoPackets',
});

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
