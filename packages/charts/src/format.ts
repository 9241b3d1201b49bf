/** Numbers and times as captions and labels print them. */
import { decimal } from '@lanelab/messages';
import { fittingUnit } from '@lanelab/scenario/time-units';

const THIN_SPACE = '\u2009';
const MINUS = '\u2212';

/** Thin groups of three and a real minus sign. */
export function number(amount: number, digits?: number): string {
  const rounded = digits === undefined ? String(amount) : amount.toFixed(digits);
  const plain = Number(rounded) === 0 ? rounded.replace('-', '') : rounded;
  const [whole = '', fraction] = plain.split('.');
  const groups = whole.replace('-', '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, THIN_SPACE);
  return `${whole.startsWith('-') ? MINUS : ''}${groups}${fraction === undefined ? '' : decimal(`.${fraction}`)}`;
}

/** As many decimals as a value on a mark needs: three figures or so. */
export function value(amount: number): string {
  const size = Math.abs(amount);
  return number(amount, size >= 1_000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3);
}

/** A percentage with a sign where it is above 0. */
export function percent(amount: number, digits = 1): string {
  const text = number(amount, digits);
  return `${Number(amount.toFixed(digits)) > 0 ? '+' : ''}${text} %`;
}

/** Picoseconds in the unit that suits them: `60 s`, `31 µs`. */
export function duration(ps: number): string {
  const { unit, ps: size } = fittingUnit(ps);
  return unit === 'ps' ? `${ps} ps` : `${number(Math.round((1_000 * ps) / size) / 1_000)} ${unit}`;
}

/** The heading of an axis or column: `Socket buffers, octets`. */
export const withUnit = (label: string, unit: string): string => (unit === '' ? label : `${label}, ${unit}`);

/** A number with its unit: `21.6 Mb/s`. */
export const inUnit = (shown: string, unit: string): string => (unit === '' ? shown : `${shown} ${unit}`);

/** A hash as captions print it: `9f3c·a17e`. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}\u00B7${hash.slice(4, 8)}`;
