/** Fields of a record by path: read, and set on a copy. */

import type { FieldPath } from '@lanelab/scenario';

export type { FieldPath };

export function getIn(record: unknown, path: FieldPath): unknown {
  let at = record;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}

/** A copy with the field set; undefined takes the key away. What is not on the path is shared. */
export function setIn<T>(record: T, path: FieldPath, value: unknown): T {
  return setAt(record, path, value) as T;
}

function setAt(at: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(at)) return at.map((item, index) => (index === step ? setAt(item, rest, value) : item));
  const owner: Record<string, unknown> = typeof at === 'object' && at !== null ? { ...at } : {};
  const next = setAt(owner[step], rest, value);
  if (next === undefined) delete owner[step];
  else owner[step] = next;
  return owner;
}
