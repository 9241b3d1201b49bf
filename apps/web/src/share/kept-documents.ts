/** Documents that were made or opened in this browser, in IndexedDB, by an id of their own. Nothing here is on any server. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

export interface Kept<Document> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly document: Document;
}

export interface KeptDocuments<Document> {
  /** Documents changed last come first. */
  readonly list: () => Promise<readonly Kept<Document>[]>;
  /** Null for an id that has no document, and for what another version of the lab wrote differently, which is left alone. */
  readonly read: (id: string) => Promise<Document | null>;
  readonly keep: (id: string, document: Document) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
}

/** A store of IndexedDB that is opened when it is first used. */
export function lazyStore(database: string, name: string): () => UseStore {
  let opened: UseStore | null = null;
  return () => {
    opened ??= createStore(database, name);
    return opened;
  };
}

/**
 * The documents of one kind. `key` names the document in its record; `parse` returns null for anything else.
 *
 * Everything here rejects with a `DOMException` where the browser keeps nothing.
 */
export function keptDocuments<Document>(
  store: () => UseStore,
  key: string,
  parse: (value: unknown) => Document | null,
): KeptDocuments<Document> {
  const keptOf = (id: string, value: unknown): Kept<Document> | null => {
    if (typeof value !== 'object' || value === null) return null;
    const changedAt: unknown = Reflect.get(value, 'changedAt');
    const document = parse(Reflect.get(value, key));
    return typeof changedAt === 'number' && document !== null ? { id, changedAt, document } : null;
  };
  return {
    list: async () => {
      const found = await entries<string, unknown>(store());
      return found.flatMap(([id, value]) => keptOf(id, value) ?? []).toSorted((a, b) => b.changedAt - a.changedAt);
    },
    read: async (id) => keptOf(id, await get<unknown>(id, store()))?.document ?? null,
    keep: (id, document) => set(id, { changedAt: Date.now(), [key]: document }, store()),
    forget: (id) => del(id, store()),
  };
}
