/**
 * The language of this page or process. It is fixed when the program starts, so that a sentence made while modules load is
 * in the same language as one made later; a page that changes it loads again.
 */
export const LANGUAGES = ['en', 'pt-BR', 'pseudo'] as const;

/** `pseudo` is English with accented letters: a test finds every text that does not come from the catalogue. */
export type Language = (typeof LANGUAGES)[number];

/** Languages that a reader can choose, each by its own name. */
export const LANGUAGE_NAMES = { en: 'English', 'pt-BR': 'Português' } as const satisfies Partial<
  Record<Language, string>
>;

/** The key of the browser's storage that holds the language which the reader chose. */
export const LANGUAGE_KEY = 'lanelab.language';

function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(LANGUAGE_KEY) ?? null;
  } catch {
    // A browser that refuses storage throws here; the page then follows the browser's own languages.
    return null;
  }
}

/** The lab's language for the first part of a browser's language tag, whatever the region: `pt-PT` reads Brazilian Portuguese. */
const SPOKEN: ReadonlyMap<string | undefined, Language> = new Map([
  ['en', 'en'],
  ['pt', 'pt-BR'],
]);

/**
 * The first of the browser's languages that the lab speaks. Newer versions of Node name the language of the machine in the same
 * place, but server and command line speak English: where there is no document, nothing is taken from it.
 */
function ofBrowser(): Language | undefined {
  const tags = globalThis.document === undefined ? [] : (globalThis.navigator?.languages ?? []);
  const spoken = tags.map((tag) => SPOKEN.get(tag.toLowerCase().split('-')[0]));
  return spoken.find((each) => each !== undefined);
}

export const language: Language = LANGUAGES.find((each) => each === chosen()) ?? ofBrowser() ?? 'en';

/** The language as browsers and `Intl` name it. Plurals, numbers and dates of the pseudo-language follow English. */
export const localeOf = (name: Language): 'en' | 'pt-BR' => (name === 'pt-BR' ? name : 'en');

export const locale = localeOf(language);
