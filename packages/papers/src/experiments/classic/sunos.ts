/** What figures of the two SunOS stations share: axes of the socket buffers, and what readers may change. */

import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-classic';
import type { Axis, Parameter } from '../../experiment.ts';
import { KBYTE, SUN4M_CPU, SUNOS_STACK } from '../../networks/classic/sunos.ts';
import { SECOND_PS } from '../../networks/common.ts';

export const kbytes = (...values: readonly number[]): readonly number[] => values.map((value) => value * KBYTE);

/** The receiver's buffer; what a receive call asks for goes with it. */
export const receiveBuffer = (values: readonly number[]): Axis => ({
  key: 'receive',
  label: say('sunos.receive-buffer'),
  unit: 'octets',
  scale: 'linear',
  values: { quick: values, full: values },
  paths: ['model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'],
});

export const sendBuffer = (values: readonly number[]): Axis => ({
  key: 'send',
  label: say('sunos.send-buffer'),
  unit: 'octets',
  scale: 'linear',
  values: { quick: values, full: values },
  paths: ['model.flows.1.sendBuffer'],
});

const COSTS = ['syscallPs', 'sendPacketPs', 'receivePacketPs', 'copyPsPerOctet', 'checksumPsPerOctet'] as const;

const isPerOctet = (key: (typeof COSTS)[number]): boolean => key.endsWith('PerOctet');

export const sunosParameters: readonly Parameter[] = [
  {
    key: 'update',
    label: say('sunos.update'),
    unit: '%',
    paths: ['model.nodes[*].stack.windowUpdatePercent'],
    value: SUNOS_STACK.windowUpdatePercent,
    min: 0,
    max: 100,
    provenance: 'standard',
    note: say('sunos.update.note'),
  },
  {
    key: 'lowWater',
    label: say('sunos.low-water'),
    unit: 'octets',
    paths: ['model.nodes[*].stack.writerLowWaterOctets'],
    value: SUNOS_STACK.writerLowWaterOctets,
    min: 1,
    max: 65_536,
    provenance: 'standard',
    note: say('sunos.low-water.note'),
  },
  ...COSTS.map(
    (key): Parameter => ({
      key,
      label: sayCommon(`parameter.${key}`),
      unit: isPerOctet(key) ? 'ps/octet' : 'ps',
      paths: [`model.nodes[*].cpu.${key}`],
      value: SUN4M_CPU[key],
      min: 0,
      max: SECOND_PS,
      provenance: 'assumed',
      note: say(`sunos.cost.${key}`),
    }),
  ),
];
