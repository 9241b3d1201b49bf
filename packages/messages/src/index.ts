/** Every sentence a person reads, by area and language. Sentences are read through an area: `@lanelab/messages/<area>`. */
export { area, type Say } from './area.ts';
export { decimal, fixed } from './decimal.ts';
export { LANGUAGE_KEY, LANGUAGE_NAMES, LANGUAGES, type Language, language, locale } from './language.ts';
export { list } from './list.ts';
export type { MessageValues } from './parameters.ts';
export { number, quantity } from './quantity.ts';
export { isUntranslated } from './sentence.ts';
