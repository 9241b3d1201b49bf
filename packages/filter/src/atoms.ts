/** Values of the engine and words of a filter in a form in which they compare. */
import type { Value } from '@lanelab/engine';
import { type FieldType, numberOf, type Reading } from './fields/field.ts';

/** Texts compare without regard to case and punctuation: `LE_ARP_REQUEST` is `le-arp request`. */
export const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_');

/** Octets compare as hexadecimal digits, however they are grouped; null where the text is none. */
export function octetsOf(text: string): string | null {
  const digits = text.toLowerCase().replaceAll(/[.:-]/g, '');
  return /^(?:[0-9a-f]{2})+$/.test(digits) ? digits : null;
}

/** A dotted address as a number; null where the text is none. */
export function addressOf(text: string): number | null {
  const parts = text.split('.');
  const numbers = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256));
  if (parts.length !== 4 || numbers.some((part) => part > 255)) return null;
  return numbers.reduce((address, part) => address * 256 + part, 0);
}

const UNITS: Readonly<Record<string, number>> = { s: 1e12, ms: 1e9, us: 1e6, µs: 1e6, ns: 1e3, ps: 1 };

/** A time in picoseconds: seconds unless a unit says otherwise; null where the text is none. */
export function timeOf(text: string): number | null {
  const [, digits, unit = 's'] = /^(\d+(?:\.\d+)?)(s|ms|us|µs|ns|ps)?$/.exec(text) ?? [];
  return digits === undefined ? null : Math.round(Number(digits) * (UNITS[unit] ?? 1));
}

/** Decimal, with a fraction or a sign, or hexadecimal; null where the text is no number. */
export function plainNumber(text: string): number | null {
  return /^(?:-?\d+(?:\.\d+)?|0x[0-9a-f]+)$/i.test(text) ? Number(text) : null;
}

/** A value of a type without a text of its own, in words: `0/38`, a list. */
function wordsOf(value: Value): string {
  switch (value.type) {
    case 'none':
      return '';
    case 'list':
      return value.value.map(wordsOf).join(' ');
    case 'hex':
      return `0x${value.value.number.toString(16).padStart(value.value.digits, '0')}`;
    case 'channel':
      return `${value.value.vpi}/${value.value.vci}`;
    default:
      return typeof value.value === 'object' ? Object.values(value.value).join(' ') : String(value.value);
  }
}

/** The numbers that a reading compares by. */
export function numbersOf({ value }: Reading): readonly number[] {
  const number = value.type === 'cause' ? value.value : numberOf(value);
  if (typeof number === 'number') return [number];
  return value.type === 'ip' ? [addressOf(value.value) ?? Number.NaN] : [];
}

/** The texts that a reading compares by: what it is, and what it means. */
export function textsOf({ value, meaning }: Reading): readonly string[] {
  const names = meaning.type === 'list' ? meaning.value.map(wordsOf) : [wordsOf(meaning)];
  return [wordsOf(value), ...names].filter((text) => text !== '');
}

/** The text of a reading as a field of a type has it. */
export function plainText(type: FieldType, reading: Reading): string {
  const [text = ''] = textsOf(reading);
  return type === 'octets' ? (octetsOf(text) ?? text) : text;
}
