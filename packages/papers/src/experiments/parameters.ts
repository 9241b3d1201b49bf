/** Parameters that experiments of several papers have. */

import { say as sayNote } from '@lanelab/messages/cost-notes';
import { say } from '@lanelab/messages/experiments';
import type { Cost, CostKey } from '../calibration/costs.ts';
import type { Parameter } from '../experiment.ts';
import { SECOND_PS } from '../networks/common.ts';

/** Costs of a processor that readers may see and change. */
type ShownCost = Exclude<CostKey, 'tickPs'>;

const isPerOctet = (key: ShownCost): boolean => key === 'copyPsPerOctet' || key === 'checksumPsPerOctet';

/** A cost with its note in words. */
const shownCost = ({ value, provenance, notes }: Cost): Pick<Parameter, 'value' | 'provenance' | 'note'> => ({
  value,
  provenance,
  note: notes.map((note) => sayNote(note)).join('; '),
});

/** A cost of hosts' processors; by default of all hosts. */
export const cpuParameter = (
  key: ShownCost,
  cost: Cost,
  paths: readonly string[] = [`model.nodes[*].cpu.${key}`],
): Parameter => ({
  key,
  label: say(`parameter.${key}`),
  unit: isPerOctet(key) ? 'ps/octet' : 'ps',
  paths,
  min: 0,
  max: SECOND_PS,
  ...shownCost(cost),
});

/** A host's own work, in the order in which pages show it; cells are the work of some drivers alone. */
const WORK = [
  'syscallPs',
  'sendPacketPs',
  'receivePacketPs',
  'interruptPs',
  'copyPsPerOctet',
  'checksumPsPerOctet',
] as const satisfies readonly ShownCost[];

/** What a host's own work costs; of these hosts, or of all where none are named. */
export const cpuParameters = (
  costs: Readonly<Record<(typeof WORK)[number], Cost>>,
  hosts?: readonly string[],
): readonly Parameter[] =>
  WORK.map((key) =>
    cpuParameter(
      key,
      costs[key],
      hosts?.map((host) => `model.nodes.${host}.cpu.${key}`),
    ),
  );

/** Another fitted or assumed cost, such as a speed or a rate. */
export const costParameter = (
  own: Pick<Parameter, 'key' | 'label' | 'unit' | 'paths'> & { readonly min: number; readonly max: number },
  cost: Cost,
): Parameter => ({ ...own, ...shownCost(cost) });

/** The speed of a host beside others. */
export const speedParameter = (key: string, name: string, path: string, speed: Cost): Parameter =>
  costParameter(
    { key, label: say('parameter.speed', { name }), unit: '', paths: [path], min: 0.001, max: 1_000_000 },
    speed,
  );

/** The system whose TCP the hosts have, where the paper does not name it. */
export const profileParameter = (value: string, note: string): Parameter => ({
  key: 'profile',
  label: say('parameter.tcp-profile'),
  unit: '',
  paths: ['model.nodes[*].profile'],
  value,
  provenance: 'assumed',
  note,
});

/** The MTU of every interface. */
export const mtuParameter = (
  value: number,
  { max = 65_527, ...origin }: Pick<Parameter, 'provenance' | 'note'> & { readonly max?: number },
): Parameter => ({
  key: 'mtu',
  label: say('parameter.mtu'),
  unit: 'octets',
  paths: ['model.nodes[*].interfaces[*].mtu'],
  value,
  min: 68,
  max,
  ...origin,
});
