/** Times and jumps as the time bar prints them. */
import { formatInteger } from '../base/format/number.ts';

const units = [
  [1e12, 's'],
  [1e9, 'ms'],
  [1e6, 'µs'],
  [1e3, 'ns'],
] as const;
const thin = '\u202f';

/** “412.6 µs”: four digits that count. */
export function spanWords(ps: number): string {
  const size = Math.abs(ps);
  const [unit, name] = units.find(([least]) => size >= least) ?? ([1, 'ps'] as const);
  const value = size / unit;
  return `${value >= 1000 ? formatInteger(value) : Number(value.toPrecision(4))} ${name}`;
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

/** The same in one piece, for those who hear it. */
export function clockWords(ps: number): string {
  const [whole, ...groups] = clockGroups(ps, 1);
  return `${whole}.${groups.join(thin)} s`;
}
