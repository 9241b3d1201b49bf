/** Lists as the language of the page writes them. */
import { language } from './language.ts';
import { accented } from './pseudo.ts';

const FORMATS = {
  plain: new Intl.ListFormat('en-GB', { type: 'unit', style: 'short' }),
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** `a, b, c`; with a word before the last entry: `a, b and c`, `a, b or c`. */
export function list(entries: Iterable<string>, word: keyof typeof FORMATS = 'plain'): string {
  const parts = FORMATS[word].formatToParts(entries);
  if (language !== 'pseudo') return parts.map(({ value }) => value).join('');
  return parts.map(({ type, value }) => (type === 'literal' ? accented(value) : value)).join('');
}
