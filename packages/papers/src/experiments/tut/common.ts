/** What Tampere's experiments share. */

import { CALIBRATION } from '../../calibration/calibrated.ts';
import type { Cost } from '../../calibration/costs.ts';
import { fitsOf } from '../../calibration/fits.ts';
import type { Parameter, Quality, QualitySettings } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_CISCO_PACKETS, TUT_COSTS, TUT_MPC_COSTS, TUT_SPEEDS } from '../../networks/tut/costs.ts';
import { TUT_START_S } from '../../networks/tut/table1.ts';
import { TUT_HOSTS } from '../../networks/tut/testbed.ts';

/** Streams of netperf: 60 s and five repetitions as published. */
export const TUT_STREAMS: Readonly<Record<Quality, QualitySettings>> = {
  quick: {
    durationPs: (TUT_START_S + 4) * SECOND_PS,
    warmupPs: (TUT_START_S + 1) * SECOND_PS,
    repetitions: 1,
    note: '3 s a stream after 1 s that is not counted, once',
  },
  full: {
    durationPs: (TUT_START_S + 60) * SECOND_PS,
    warmupPs: 0,
    repetitions: 5,
    note: '60 s a stream, five repetitions, as published',
  },
};

const cost = (key: string, label: string, unit: string, paths: readonly string[], entry: Cost): Parameter => ({
  key,
  label,
  unit,
  paths,
  min: 0,
  max: SECOND_PS,
  ...entry,
});

const cpu = (key: keyof typeof TUT_COSTS, label: string, unit: string): Parameter =>
  cost(
    key,
    label,
    unit,
    TUT_HOSTS.map((host) => `model.nodes.${host}.cpu.${key}`),
    TUT_COSTS[key],
  );

/** Speeds and costs of the hosts, as any reader may see and change them. */
export const tutHostParameters: readonly Parameter[] = [
  ...TUT_HOSTS.map((host) => ({
    key: `speed-${host}`,
    label: `${host}, speed`,
    unit: '',
    paths: [`model.nodes.${host}.cpu.speed`],
    min: 0.001,
    max: 1_000_000,
    ...TUT_SPEEDS[host],
  })),
  cpu('syscallPs', 'System call', 'ps'),
  cpu('sendPacketPs', 'Packet sent', 'ps'),
  cpu('receivePacketPs', 'Packet received', 'ps'),
  cpu('interruptPs', 'Interrupt', 'ps'),
  cpu('copyPsPerOctet', 'Copy', 'ps/octet'),
  cpu('checksumPsPerOctet', 'Checksum', 'ps/octet'),
  {
    key: 'cisco',
    label: 'Cisco 4700, forwarding',
    unit: 'Mb/s',
    paths: ['model.nodes["Cisco 4700"].forwarding.mbps'],
    value: 35,
    min: 0.001,
    max: 1_000_000_000,
    provenance: 'paper',
    note: 'about 35 Mb/s; taken as octets of IP packets',
  },
  {
    key: 'ciscoPackets',
    label: 'Cisco 4700, packets',
    unit: 'packets/s',
    paths: ['model.nodes["Cisco 4700"].forwarding.packetsPerS'],
    min: 0.001,
    max: 1_000_000_000,
    ...TUT_CISCO_PACKETS,
  },
];

/** Where the costs of an experiment with shortcuts may be as good a fit of table 1. */
export const tutFits = fitsOf(CALIBRATION, 'tut', {
  ...Object.fromEntries(TUT_HOSTS.map((host) => [`tut.speed.${host}`, `speed-${host}`])),
  'tut.egressPsPerOctet': 'egressPsPerOctet',
  'tut.ingressPs': 'ingressPs',
  'tut.ciscoPacketsPerS': 'ciscoPackets',
});

/** Of the MPOA clients, which only the variants with shortcuts have. */
export const tutClientParameters = (variants: readonly string[]): readonly Parameter[] =>
  (
    [
      ['egressPsPerOctet', 'Egress copy', 'ps/octet'],
      ['ingressPs', 'Ingress lookup', 'ps'],
      ['egressPs', 'Egress lookup', 'ps'],
    ] as const
  ).map(([key, label, unit]) => ({
    ...cost(
      key,
      label,
      unit,
      TUT_HOSTS.map((host) => `model.nodes.${host}.mpc.${key}`),
      TUT_MPC_COSTS[key],
    ),
    variants,
  }));
