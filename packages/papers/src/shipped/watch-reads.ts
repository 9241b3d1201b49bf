/** Watches which values of an object are read, so that a copy can hold these and no more. */

export interface Watched<Value extends object> {
  /** Reads like the object itself. */
  readonly value: Value;
  /** The object with what has been read of it so far; entries of a list that were passed over are null. */
  readonly used: () => unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was read under one key. */
type Part = { readonly leaf: unknown } | { readonly inner: Watched<object> };

const usedOf = (part: Part | undefined): unknown =>
  part === undefined ? null : 'leaf' in part ? part.leaf : part.inner.used();

function usedParts(target: object, parts: ReadonlyMap<string, Part>): unknown {
  if (!Array.isArray(target))
    return Object.fromEntries(
      Object.keys(target)
        .filter((key) => parts.has(key))
        .map((key) => [key, usedOf(parts.get(key))]),
    );
  const last = Math.max(-1, ...[...parts.keys()].map(Number));
  return Array.from({ length: last + 1 }, (_, index) => usedOf(parts.get(String(index))));
}

export function watchReads<Value extends object>(target: Value): Watched<Value> {
  const parts = new Map<string, Part>();
  const value = new Proxy(target, {
    get(_, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      const isOwn = typeof key === 'string' && found !== undefined && typeof found !== 'function';
      if (!isOwn || (Array.isArray(target) && key === 'length')) return found;
      if (!isObject(found)) {
        parts.set(key, { leaf: found });
        return found;
      }
      const known = parts.get(key);
      const inner = known !== undefined && 'inner' in known ? known.inner : watchReads(found);
      parts.set(key, { inner });
      return inner.value;
    },
  });
  return { value, used: () => usedParts(target, parts) };
}
