/** Width of text in Inter without a font engine: advances of the vendored font, in hundredths of the size. */

const FIRST = 32;
const REGULAR = (
  '28 29 47 63 64 98 64 30 36 36 50 66 29 46 29 36 65 65 65 65 65 65 65 65 65 65 29 30 66 66 66 51 97 69 65 73 72 60 59 ' +
  '75 74 27 57 67 57 90 75 76 64 76 64 64 65 74 69 99 68 68 63 36 36 36 47 46 32 56 61 57 61 58 37 61 59 24 24 55 24 88 ' +
  '59 60 61 61 38 53 33 59 56 82 55 56 55 43 33 43 66'
)
  .split(' ')
  .map(Number);
/** Thin spaces, and the wide marks that captions use. */
const OTHERS: Readonly<Record<string, number>> = {
  '\u00A0': 28,

  '\u2009': 18,
  '\u00B7': 29,
  '\u2019': 26,
  '\u2192': 95,
  '\u2026': 90,
  '\u202F': 18,
};
const UNKNOWN = 66;
/** Semi-bold and bold are about this much wider. */
const STRONG = 1.04;

/** Digits count as tabular, so the estimate never falls short. */
export function textWidth(text: string, size: number, weight: number): number {
  let hundredths = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    hundredths += OTHERS[character] ?? REGULAR[code - FIRST] ?? UNKNOWN;
  }
  return (hundredths * size * (weight >= 600 ? STRONG : 1)) / 100;
}

/** Breaks text at spaces into as few lines as fit `width`; a single longer word stays whole. */
export function wrap(text: string, width: number, size: number, weight: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size, weight) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** As `wrap`, with lines of about the same length: for titles. */
export function balance(text: string, width: number, size: number, weight: number): readonly string[] {
  const lines = wrap(text, width, size, weight);
  if (lines.length < 2) return lines;
  let [narrow, wide] = [width / lines.length, width];
  while (wide - narrow > size / 2) {
    const middle = (narrow + wide) / 2;
    if (wrap(text, middle, size, weight).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return wrap(text, wide, size, weight);
}
