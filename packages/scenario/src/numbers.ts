/** Numbers as people read them. */

const THIN_SPACE = '\u2009';

/** Thin groups of three and a real minus sign: `65 536`, `-1.5`. */
export function grouped(value: number, digits?: number): string {
  const plain = digits === undefined ? String(value) : value.toFixed(digits);
  const [whole = '', fraction] = plain.split('.');
  const sign = whole.startsWith('-') ? '\u2212' : '';
  const groups = whole.replace('-', '').replace(/\B(?=(\d{3})+(?!\d))/g, THIN_SPACE);
  return `${sign}${groups}${fraction === undefined ? '' : `.${fraction}`}`;
}
