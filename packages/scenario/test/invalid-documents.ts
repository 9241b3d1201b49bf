/**
 * Documents with one fault each, for the tests of both readers. `fixtures/invalid/*.json` states each as a difference from a valid
 * document: `{ base, set | remove, path, code }`, where `set` comes first and an index one past the end of a list appends.
 */

import { readdirSync, readFileSync } from 'node:fs';

interface Difference {
  /** A document in `valid/`. */
  readonly base: string;
  /** New values by path. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Paths to delete, in this order. */
  readonly remove?: readonly string[];
  /** Path at which the readers must report the fault. */
  readonly path: string;
  /** Code of the rule that they must report. */
  readonly code: string;
}

export interface InvalidDocument extends Difference {
  readonly name: string;
  readonly document: unknown;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8'));

/** `model.nodes[2].name` as its keys. */
const keysOf = (path: string): readonly string[] => path.replaceAll(']', '').split(/[.[]/);

/** The record or list that holds what a path names, and the key there. */
function locate(document: unknown, path: string): { readonly owner: object; readonly key: string } {
  const keys = keysOf(path);
  let owner = document;
  for (const key of keys.slice(0, -1))
    owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : null;
  if (typeof owner !== 'object' || owner === null) throw new Error(`${path} leads nowhere`);
  return { owner, key: keys.at(-1) ?? '' };
}

function apply({ base, set = {}, remove = [] }: Difference): unknown {
  const document = read(`valid/${base}.json`);
  for (const [path, value] of Object.entries(set)) {
    const { owner, key } = locate(document, path);
    Reflect.set(owner, key, structuredClone(value));
  }
  for (const path of remove) {
    const { owner, key } = locate(document, path);
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else Reflect.deleteProperty(owner, key);
  }
  return document;
}

/** Every invalid document, in the order of their files and names. */
export const invalidDocuments = (): readonly InvalidDocument[] =>
  readdirSync(new URL('../fixtures/invalid/', import.meta.url))
    .toSorted()
    .flatMap((file) => Object.entries(read(`invalid/${file}`) as Readonly<Record<string, Difference>>))
    .map(([name, difference]) => ({ ...difference, name, document: apply(difference) }));
