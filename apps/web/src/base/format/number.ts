/** Numbers as the lab prints them: thin groups of three, a real minus sign, no jumping widths. */

import { decimal } from '@lanelab/messages';
import { say } from '@lanelab/messages/controls';

/** Narrow, and lines never break at it. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
}

/** 65536 -> "65 536" */
export function formatInteger(value: number): string {
  const rounded = Math.round(value);
  return (rounded < 0 ? MINUS : '') + group(String(Math.abs(rounded)));
}

/** A fixed number of decimals. */
export function formatDecimal(value: number, decimals: number): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = Number(whole) === 0 && (fraction === undefined || Number(fraction) === 0);
  return (value < 0 && !isZero ? MINUS : '') + group(whole) + (fraction === undefined ? '' : decimal(`.${fraction}`));
}

/** At least three significant digits, never an exponent: 21.617, 5.30, 118 204. */
export function formatQuantity(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size >= 1000 || Number.isInteger(value)) return formatInteger(value);
  if (size >= 100) return formatDecimal(value, 1);
  if (size >= 10) return formatDecimal(value, 2);
  return formatDecimal(value, size >= 1 ? 3 : 4);
}

/** 5242880 -> "5.0 MB", in units of 2^20 octets. */
export function formatMegabytes(octets: number): string {
  return `${formatDecimal(octets / (1 << 20), 1)} MB`;
}

export function formatShare(share: number): string {
  return `${formatDecimal(share * 100, share >= 0.1 || share === 0 ? 0 : 1)} %`;
}

/** 118204331 -> "118 million"; for counts that nobody reads to the last digit. */
export function formatCount(value: number): string {
  if (value >= 1e9) return say('number.format-decimal-billion', { formatDecimal: formatDecimal(value / 1e9, 1) });
  if (value >= 1e7) return say('number.format-integer-million', { formatInteger: formatInteger(value / 1e6) });
  if (value >= 1e6) return say('number.format-decimal-million', { formatDecimal: formatDecimal(value / 1e6, 1) });
  return formatInteger(value);
}

/** Keeps the groups of numbers in a text on one line: "8 192" as formatInteger writes it. */
export function keepNumbersWhole(text: string): string {
  return text.replace(/(\d)[ \u2009](?=\d{3}(?!\d))/g, `$1${THIN_SPACE}`);
}
