/**
 * The language of this page or process. It is fixed when the program starts, so that a sentence made while modules load is
 * in the same language as one made later; a page that changes it loads again.
 */
export const LANGUAGES = ['en', 'pseudo'] as const;

/** `pseudo` is English with accented letters: a test finds every text that does not come from the catalogue. */
export type Language = (typeof LANGUAGES)[number];

/** The key of the browser's storage, and the name of the address parameter, that hold the language. */
export const LANGUAGE_KEY = 'lanelab.language';

function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(LANGUAGE_KEY) ?? null;
  } catch {
    // A browser that refuses storage throws here; the page then speaks English.
    return null;
  }
}

export const language: Language = LANGUAGES.find((each) => each === chosen()) ?? 'en';
