/** What of a document differs from another of the same build, as paths and values. */

import { LinkFormatError } from './octets.ts';

/** Keys and positions, and the new value; undefined where it is gone. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of another length count as one difference. */
export function differences(
  from: unknown,
  to: unknown,
  path: readonly (string | number)[] = [],
): readonly Difference[] {
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return to.flatMap((value: unknown, index) => differences(from[index], value, [...path, index]));
  if (isObject(from) && isObject(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return keys.flatMap((key) => differences(from[key], to[key], [...path, key]));
  }
  return Object.is(from, to) || JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, value: to }];
}

/** Makes the differences; false where one leads nowhere. */
export function applyDifferences(document: unknown, list: readonly Difference[]): boolean {
  return list.every(({ path, value }) => {
    let at: unknown = document;
    for (const part of path.slice(0, -1)) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
      at = Reflect.get(at, part);
    }
    const last = path.at(-1);
    if (typeof at !== 'object' || at === null || last === undefined) return false;
    if (value === undefined) return Reflect.deleteProperty(at, last);
    return Reflect.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
  });
}

/** A path of something that is gone begins with this. */
const GONE = '-';

/** Path and value in turn; of what is gone the path alone. */
export const writeDifferences = (list: readonly Difference[]): readonly unknown[] =>
  list.flatMap(({ path, value }) => (value === undefined ? [`${GONE}${path.join('.')}`] : [path.join('.'), value]));

/** Reads what `writeDifferences` wrote. Throws a `LinkFormatError` where it is something else. */
export function readDifferences(fields: readonly unknown[]): readonly Difference[] {
  const list: Difference[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const path = fields[at];
    if (typeof path !== 'string') throw new LinkFormatError({ code: 'no-path' });
    if (path.startsWith(GONE)) {
      list.push({ path: path.slice(GONE.length).split('.'), value: undefined });
      continue;
    }
    at += 1;
    if (at >= fields.length) throw new LinkFormatError({ code: 'no-value' });
    list.push({ path: path.split('.'), value: fields[at] });
  }
  return list;
}

/** The list in JSON text. Throws a `LinkFormatError` where the text is something else. */
export function parseFields(json: string): readonly unknown[] {
  try {
    const fields: unknown = JSON.parse(json);
    if (Array.isArray(fields)) return fields;
  } catch (error) {
    throw new LinkFormatError({ code: 'no-differences' }, error);
  }
  throw new LinkFormatError({ code: 'no-differences' });
}
