/** Finds English sentences of the catalogue on a page that speaks Portuguese. */
import { translations } from '@lanelab/messages/translations';
import { authored } from './texts.ts';

type Tokens = readonly unknown[];

/** The parts of a message that stand between its parameters, in all of its branches. */
function literalsOf(tokens: Tokens): readonly string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [token];
    const branches = Array.isArray(token) && typeof token[2] === 'object' ? Object.values(token[2] ?? {}) : [];
    return branches.flatMap((branch) => (Array.isArray(branch) ? literalsOf(branch) : []));
  });
}

/** A page shows the words between tags, such as those of a link, as texts of their own. */
const shown = (tokens: Tokens): readonly string[] =>
  literalsOf(tokens)
    .flatMap((literal) => literal.split(/<[^<>]*>/))
    .map((text) => text.trim());

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const PORTUGUESE = new Set([...translations.values()].flatMap(shown));

/** Texts that the Portuguese catalogue has nowhere. */
const ENGLISH = [...translations.keys()]
  .flatMap((key) => shown(JSON.parse(key) as Tokens))
  .filter((text) => wordsIn(text) > 0 && !PORTUGUESE.has(text));

const WHOLE = new Set(ENGLISH);

/** Parts long enough to be no part of a Portuguese sentence by chance. */
const PARTS = ENGLISH.filter((text) => wordsIn(text) >= 3);

/** Documents are data and equal in every language. */
const AUTHORED = authored()
  .filter((text) => text !== '')
  .toSorted((one, other) => other.length - one.length);

/** The texts of a page that are English sentences of the catalogue, or have a part of one. */
export function leftInEnglish(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    if (AUTHORED.includes(text.trim()) || PORTUGUESE.has(text.trim())) return false;
    if (WHOLE.has(text.trim())) return true;
    const rest = AUTHORED.reduce((left, name) => (wordsIn(name) >= 3 ? left.replaceAll(name, ' ') : left), text);
    return PARTS.some((part) => rest.includes(part));
  });
}
