/** What Curitiba's TCP experiments share. */

import { CURITIBA_COSTS, CURITIBA_SPEEDS, type CuritibaStation } from '../../calibration/costs.ts';
import type { Parameter, Quality, QualitySettings } from '../../experiment.ts';

const SECOND_PS = 1_000_000_000_000;

export const BUFFER_PATHS = ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'];
export const MESSAGE_PATHS = ['model.flows.1.messageOctets'];

/**
 * The paper's rule, 95 % confidence of ±1.5 %, from the fewest seeds on that it can judge by. What the seed draws in these streams are
 * the phases of the stations' timers: at most points they move a mean by less than 0.3 %, where a small buffer waits for them by 15 %.
 */
export const CONFIDENT = { repetitions: 2, stop: { share: 0.015, atMost: 10 } } as const;
/** The rule in words, for captions. */
export const CONFIDENT_NOTE =
  'two seeds each, and more up to ten until the mean is known to \u00b11.5\u00a0% (95\u00a0%)';

export const sweepQuality = (left: string): Readonly<Record<Quality, QualitySettings>> => ({
  quick: {
    durationPs: 5 * SECOND_PS,
    warmupPs: SECOND_PS,
    repetitions: 1,
    note: `5 s a point, its first second not counted, ${left}`,
  },
  full: {
    ...CONFIDENT,
    durationPs: 60 * SECOND_PS,
    warmupPs: 0,
    note: `60 s a point, every point of the paper, ${CONFIDENT_NOTE}`,
  },
});

/** Costs and speeds, as any reader may see and change them. */
export function hostParameters(stations: readonly CuritibaStation[]): readonly Parameter[] {
  const micro = (key: 'syscallPs' | 'sendPacketPs' | 'receivePacketPs' | 'interruptPs', label: string): Parameter => ({
    key,
    label,
    unit: 'ps',
    paths: [`model.nodes[*].cpu.${key}`],
    min: 0,
    max: SECOND_PS,
    ...CURITIBA_COSTS[key],
  });
  const octet = (key: 'copyPsPerOctet' | 'checksumPsPerOctet', label: string): Parameter => ({
    key,
    label,
    unit: 'ps/octet',
    paths: [`model.nodes[*].cpu.${key}`],
    min: 0,
    max: SECOND_PS,
    ...CURITIBA_COSTS[key],
  });
  return [
    ...stations.map((name) => ({
      key: `speed${name}`,
      label: `${name}, speed`,
      unit: '',
      paths: [`model.nodes.${name}.cpu.speed`],
      min: 0.001,
      max: 1_000_000,
      ...CURITIBA_SPEEDS[name],
    })),
    micro('syscallPs', 'System call'),
    micro('sendPacketPs', 'Packet sent'),
    micro('receivePacketPs', 'Packet received'),
    micro('interruptPs', 'Interrupt'),
    octet('copyPsPerOctet', 'Copy'),
    octet('checksumPsPerOctet', 'Checksum'),
  ];
}

export const mtuParameter = (value: number): Parameter => ({
  key: 'mtu',
  label: 'MTU',
  unit: 'octets',
  paths: ['model.nodes[*].interfaces[*].mtu'],
  value,
  min: 68,
  max: 65_527,
  provenance: 'paper',
  note: 'of every interface',
});

export const streamParameters: readonly Parameter[] = [
  {
    key: 'fibre',
    label: 'Trunk',
    unit: 'm',
    paths: ['model.links.5.lengthM'],
    value: 6_200,
    min: 0,
    max: 100_000_000,
    provenance: 'paper',
    note: 'single-mode fibre, 5 ns/m',
  },
  {
    key: 'profile',
    label: 'TCP profile',
    unit: '',
    paths: ['model.nodes[*].profile'],
    value: 'bsd-reno',
    provenance: 'assumed',
    note: 'the paper names no system',
  },
];
