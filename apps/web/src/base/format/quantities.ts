/** Numbers of the scenario in units for people: which unit a value is shown in, and what was meant by what was typed. */
import { decimal } from '@lanelab/messages';
import { unitName } from '@lanelab/messages/units';
import { TIME_UNITS } from '@lanelab/scenario/time-units';
import { formatInteger } from './number.ts';
import { type QuantityFault, readQuantity, type Unit } from './quantity.ts';

/** What a number is. Times are kept in ps and shown in the unit that suits the value. */
export type Quantity = 'time' | 'octets' | 'cells' | 'metres' | 's' | 'ms' | 'time/octet' | 'Mb/s' | 'ppm' | 'number';

/** The unit shown, and how many of the scenario's units make one. */
export interface Scale {
  readonly unit: Unit;
  readonly factor: number;
}

/** Fields show no picoseconds: what is shorter than a nanosecond is a fraction of it. */
const times: readonly Scale[] = TIME_UNITS.filter(({ unit }) => unit !== 'ps').map(({ unit, ps }) => ({
  unit,
  factor: ps,
}));

const scales: Readonly<Record<Exclude<Quantity, 'time'>, Scale>> = {
  octets: { unit: 'octets', factor: 1 },
  cells: { unit: 'cells', factor: 1 },
  metres: { unit: 'm', factor: 1 },
  s: { unit: 's', factor: 1 },
  ms: { unit: 'ms', factor: 1 },
  'time/octet': { unit: 'ns/octet', factor: 1e3 },
  'Mb/s': { unit: 'Mb/s', factor: 1 },
  ppm: { unit: 'ppm', factor: 1 },
  number: { unit: '', factor: 1 },
};

/** `usual` is the unit of a time that is zero or not set. */
export function scaleOf(quantity: Quantity, value: number | null, usual: Unit = 's'): Scale {
  if (quantity !== 'time') return scales[quantity];
  const size = Math.abs(value ?? 0);
  const fitting = size === 0 ? times.find(({ unit }) => unit === usual) : times.find(({ factor }) => size >= factor);
  return fitting ?? { unit: 'ns', factor: 1e3 };
}

/** The number in its field; empty where there is none. */
export function showNumber(value: number | null | undefined, scale: Scale): string {
  if (value === null || value === undefined) return '';
  const shown = Number((value / scale.factor).toPrecision(15));
  return Number.isInteger(shown) ? formatInteger(shown) : decimal(shown);
}

/** “10 µs”, for places that only tell. */
export function showQuantity(quantity: Quantity, value: number | null, usual?: Unit): string {
  const scale = scaleOf(quantity, value, usual);
  return `${showNumber(value, scale)} ${unitName(scale.unit)}`.trim();
}

export type NumberReading = { readonly value: number | null } | { readonly fault: QuantityFault };

/** What was typed, in the scenario's unit. Nothing typed, or the word for it, is null where that is allowed. */
export function readNumber(text: string, scale: Scale, nullWord?: string): NumberReading {
  const tidy = text.trim().toLowerCase();
  if (nullWord !== undefined && (tidy === '' || tidy === nullWord.toLowerCase() || tidy === 'none'))
    return { value: null };
  const reading = readQuantity(text, scale.unit);
  if ('fault' in reading) return reading;
  // Times are whole picoseconds; every other number is judged as it was typed.
  return { value: scale.factor === 1 ? reading.value : Math.round(reading.value * scale.factor) };
}
