/** Numbers and quantities as sentences show them. */
import type { Unit } from '@lanelab/scenario';
import { fittingUnit } from '@lanelab/scenario/time-units';
import { unitName } from './areas/units.ts';
import { decimal } from './decimal.ts';

/** Narrow, and lines never break at it. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';

/** `16 777 216`, `0.001`, `−5`: groups of three from five digits on, and the decimal mark of the page's language. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const text =
    Math.abs(value) < 1e21 && Number.isInteger(value) ? BigInt(Math.abs(value)).toString() : String(Math.abs(value));
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, THIN_SPACE);
  return `${value < 0 ? MINUS : ''}${grouped}${fraction === undefined ? '' : decimal(`.${fraction}`)}`;
}

/** Picoseconds in the unit that suits them: `1.5 ms`. */
function time(ps: number): string {
  if (ps === 0) return '0';
  const { unit, ps: size } = fittingUnit(ps);
  return `${number(Number((ps / size).toPrecision(6)))} ${unit}`;
}

/** A value with its unit; where it has none, such as an id, it stands as documents write it. */
export function quantity(value: number, unit?: Unit): string {
  if (unit === undefined) return String(value);
  return unit === 'ps' ? time(value) : `${number(value)} ${unitName(unit)}`;
}
