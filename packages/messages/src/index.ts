/** Every sentence a person reads, by area and language. Sentences are read through an area: `@lanelab/messages/<area>`. */
export { area, type Say } from './area.ts';
export { LANGUAGES, type Language, language } from './language.ts';
export { list } from './list.ts';
export type { MessageValues } from './parameters.ts';
