/** How a parameter of an experiment is shown: as a number in a readable unit, a switch, or one of a few words. */
import type { Parameter } from '@lanelab/papers';
import type { Unit } from '../../base/format/quantity.ts';
import { profileWords } from '../format-names.ts';

const scales: Readonly<Record<string, { readonly unit: Unit; readonly factor: number }>> = {
  octets: { unit: 'octets', factor: 1 },
  s: { unit: 's', factor: 1 },
  ms: { unit: 'ms', factor: 1 },
  ps: { unit: 'µs', factor: 1e6 },
  'ps/octet': { unit: 'ns/octet', factor: 1e3 },
  'Mb/s': { unit: 'Mb/s', factor: 1 },
  m: { unit: 'm', factor: 1 },
  cells: { unit: 'cells', factor: 1 },
  '': { unit: '', factor: 1 },
};

/** The unit that people read, and how many of the scenario's units make one. */
export function scaleOf(unit: string): { readonly unit: Unit; readonly factor: number } {
  return scales[unit] ?? { unit: '', factor: 1 };
}

export function choicesOf(parameter: Parameter): readonly { readonly value: string; readonly label: string }[] | null {
  if (typeof parameter.value !== 'string') return null;
  return profileWords.some((profile) => profile.value === parameter.value) ? profileWords : null;
}
