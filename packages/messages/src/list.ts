/** Lists as the language of the page writes them. */
import { language, locale } from './language.ts';
import { accented } from './pseudo.ts';

/** Lists in English are written without a comma before the last word. */
const REGION = locale === 'en' ? 'en-GB' : locale;

const FORMATS = {
  // Two entries without a word between them are joined by a comma; Portuguese of this kind would write “e”.
  plain: new Intl.ListFormat('en-GB', { type: 'unit', style: 'short' }),
  and: new Intl.ListFormat(REGION, { type: 'conjunction' }),
  or: new Intl.ListFormat(REGION, { type: 'disjunction' }),
};

/** `a, b, c`; with a word before the last entry: `a, b and c`, `a, b or c`. */
export function list(entries: Iterable<string>, word: keyof typeof FORMATS = 'plain'): string {
  const parts = FORMATS[word].formatToParts(entries);
  if (language !== 'pseudo') return parts.map(({ value }) => value).join('');
  return parts.map(({ type, value }) => (type === 'literal' ? accented(value) : value)).join('');
}
