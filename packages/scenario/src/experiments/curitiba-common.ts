/** What Curitiba's TCP experiments share. */

import { CURITIBA_COSTS, CURITIBA_SPEEDS, type CuritibaStation } from '../presets/costs.ts';
import type { Parameter, Quality, QualitySettings } from './types.ts';

const SECOND_PS = 1_000_000_000_000;

export const BUFFER_PATHS = ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'];
export const MESSAGE_PATHS = ['model.flows.1.messageOctets'];

export const sweepQuality = (left: string): Readonly<Record<Quality, QualitySettings>> => ({
  quick: {
    durationPs: 5 * SECOND_PS,
    warmupPs: SECOND_PS,
    repetitions: 1,
    note: `5 s a point, its first second not counted, ${left}`,
  },
  full: { durationPs: 60 * SECOND_PS, warmupPs: 0, repetitions: 1, note: '60 s a point, every point of the paper' },
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
