/** Times and jumps as the time bar prints them. */
import { decimal } from '@lanelab/messages';
import { fittingUnit } from '@lanelab/scenario/time-units';
import { formatInteger } from '../base/format/number.ts';

const THIN_SPACE = '\u202f';

/** “412.6 µs”: four digits that count. */
export function spanWords(ps: number): string {
  const { unit, ps: size } = fittingUnit(ps);
  const value = Math.abs(ps) / size;
  return `${value >= 1000 ? formatInteger(value) : decimal(Number(value.toPrecision(4)))} ${unit}`;
}

/** “+412.6 µs”, with a real minus sign. */
export function gapWords(fromPs: number, toPs: number): string {
  if (toPs === fromPs) return '±0';
  return `${toPs > fromPs ? '+' : '\u2212'}${spanWords(toPs - fromPs)}`;
}

/** The clock's digits: seconds, then groups of three down to 100 ns; `0.012 418 300`. */
export function clockGroups(ps: number, seconds: number): readonly [whole: string, ...groups: string[]] {
  const ns = Math.floor(ps / 1000);
  const whole = Math.floor(ns / 1e9);
  const rest = String(ns % 1e9).padStart(9, '0');
  return [String(whole).padStart(seconds, '\u2007'), rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)];
}

/** An instant as lists print it, to the nanosecond: “0.012 418 300”. */
export function instantWords(ps: number): string {
  const [whole, ...groups] = clockGroups(ps, 1);
  return `${decimal(`${whole}.`)}${groups.join(THIN_SPACE)}`;
}

/** The same with its unit, for readers who hear it. */
export const clockWords = (ps: number): string => `${instantWords(ps)} s`;
