/** Reads what people type or paste into a field: "9180", "64 KiB", "1.5 ms", "65 536". */
import { say } from '@lanelab/messages/controls';
import { unitName } from '@lanelab/messages/units';
import { TIME_UNITS, unitPs } from '@lanelab/scenario/time-units';

type TimeUnit = (typeof TIME_UNITS)[number]['unit'];

export type Unit = TimeUnit | 'octets' | 'Mb/s' | 'ppm' | 'cells' | 'm' | 'ns/octet' | '';

/** Factors from a written unit to the unit of the field, where that is no unit of time. */
const FACTORS: Readonly<Record<Exclude<Unit, TimeUnit>, Readonly<Record<string, number>>>> = {
  octets: {
    '': 1,
    octets: 1,
    octet: 1,
    bytes: 1,
    byte: 1,
    b: 1,
    k: 1024,
    kb: 1024,
    kib: 1024,
    kbyte: 1024,
    m: 1048576,
    mb: 1048576,
    mib: 1048576,
  },
  'Mb/s': { '': 1, 'mb/s': 1, mbps: 1, 'kb/s': 1e-3, 'gb/s': 1e3 },
  ppm: { '': 1, ppm: 1, ppb: 1e-3 },
  m: { '': 1, m: 1, km: 1000 },
  cells: { '': 1, cells: 1, cell: 1 },
  'ns/octet': { '': 1, 'ns/octet': 1, ns: 1, 'ps/octet': 1e-3, ps: 1e-3 },
  '': { '': 1 },
};

const isTime = (unit: Unit): unit is TimeUnit => TIME_UNITS.some((entry) => entry.unit === unit);

/** How many of the field's unit one of the written unit is; undefined where they do not fit. */
function factorOf(written: string, unit: Unit): number | undefined {
  if (!isTime(unit)) return FACTORS[unit][written];
  const [one, field] = [unitPs(written), unitPs(unit)];
  if (written === '') return 1;
  return one === undefined || field === undefined ? undefined : one / field;
}

/** Why a text is not a quantity. */
export type QuantityFault =
  | { readonly code: 'empty' }
  | { readonly code: 'not-a-number'; readonly text: string }
  | { readonly code: 'no-unit'; readonly written: string }
  | { readonly code: 'wrong-unit'; readonly written: string; readonly unit: Unit };

export type Reading = { readonly value: number } | { readonly fault: QuantityFault };

/** The fault of a field as a sentence; without the field’s label it begins with “This value”. */
export function quantityFault(fault: QuantityFault, field = say('quantity.this-value')): string {
  switch (fault.code) {
    case 'empty':
      return say('quantity.empty', { field });
    case 'not-a-number':
      return say('quantity.not-a-number', { field, text: fault.text });
    case 'no-unit':
      return say('quantity.no-unit', { field, written: fault.written });
    case 'wrong-unit':
      return say('quantity.wrong-unit', { field, written: fault.written, unit: unitName(fault.unit) });
  }
}

export function readQuantity(text: string, unit: Unit): Reading {
  const tidy = text
    .trim()
    .replace(/\u03bc/g, 'µ')
    .replace(/\u2212/g, '-');
  if (tidy === '') return { fault: { code: 'empty' } };
  const match = /^([+-]?[\d\s\u2009\u00a0\u202f]*[.,]?\d*(?:e[+-]?\d+)?)\s*([a-zµ/]*)$/i.exec(tidy);
  const digits = match?.[1]?.replace(/[\s\u2009\u00a0\u202f]/g, '').replace(',', '.') ?? '';
  const number = Number(digits);
  if (match === null || digits === '' || !Number.isFinite(number))
    return { fault: { code: 'not-a-number', text: tidy } };
  const written = match[2] ?? '';
  const factor = factorOf(written.toLowerCase(), unit);
  if (factor === undefined)
    return { fault: unit === '' ? { code: 'no-unit', written } : { code: 'wrong-unit', written, unit } };
  return { value: round(number * factor) };
}

/** Takes away what binary fractions add, so that 0.1 ms is 100 µs to the last digit. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}
