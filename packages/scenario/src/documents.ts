/** What other kinds of documents (lessons, results of lessons) are written with: schemas that say what they expect, and sealed links. */

export { sealJson, unsealJson } from './link/json-link.ts';
export { seal } from './link/sealed.ts';
export { type Checked, checked, expecting } from './schema/expected.ts';
export { choice, decimal, flag, integer, list, picoseconds, text, withDefault } from './schema/primitives.ts';
