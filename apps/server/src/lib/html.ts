/** Text of users inside HTML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/**
 * One short line: no control characters, no marks that turn the direction of what follows, at most `longest` characters
 * counted as people count them.
 */
export function plainLine(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 16)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)];
  if (characters.length <= longest) return line;
  return `${characters
    .slice(0, longest - 1)
    .map(({ segment }) => segment)
    .join('')}…`;
}
