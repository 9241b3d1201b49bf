/** A typed number, with a point or a comma before its decimals and spaces between thousands; null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[\s\u2009\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : null;
}
