/** Shelves: the documents that stand under one key. A shelf is nothing beyond them, so an unknown key has an empty one. */
import type { Kysely } from 'kysely';
import { sha256 } from '../lib/secrets.ts';
import { type DocumentKind, headOf, type StoredHead, selectHeads } from './document-head.ts';
import type { Tables } from './schema.ts';

/** Where a page of a shelf ends: the next one starts behind it. */
export interface ShelfPlace {
  readonly updatedAt: string;
  readonly id: string;
}

export interface ShelfPage {
  readonly kind: DocumentKind;
  readonly limit: number;
  readonly after: ShelfPlace | undefined;
}

export interface ShelfRepository {
  /** At most `limit` documents of the kind, each by its newest revision, changed last first, those behind `after` if given. */
  list(shelfKey: string, page: ShelfPage): Promise<readonly StoredHead[]>;
  /** Documents of every kind. */
  count(shelfKey: string): Promise<number>;
  /** Puts a document on the shelf if it stands on none; false where it stands on another or is gone. */
  put(shelfKey: string, id: string): Promise<boolean>;
  /** Takes a document off the shelf; false where it does not stand there. */
  take(shelfKey: string, id: string): Promise<boolean>;
}

export function createShelfRepository(db: Kysely<Tables>): ShelfRepository {
  async function list(shelfKey: string, { kind, limit, after }: ShelfPage): Promise<readonly StoredHead[]> {
    const rows = await selectHeads(db)
      .whereRef('r.revision', '=', 's.revision')
      .where('s.shelf_key_hash', '=', sha256(shelfKey))
      .where('s.kind', '=', kind)
      .$call((query) =>
        after === undefined
          ? query
          : query.where((row) =>
              row.or([
                row('s.updated_at', '<', after.updatedAt),
                row.and([row('s.updated_at', '=', after.updatedAt), row('s.id', '<', after.id)]),
              ]),
            ),
      )
      .orderBy('s.updated_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => headOf(row));
  }

  async function count(shelfKey: string): Promise<number> {
    const counted = await db
      .selectFrom('scenarios')
      .where('shelf_key_hash', '=', sha256(shelfKey))
      .select((expression) => expression.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  }

  async function put(shelfKey: string, id: string): Promise<boolean> {
    const hash = sha256(shelfKey);
    const { numUpdatedRows } = await db
      .updateTable('scenarios')
      .set({ shelf_key_hash: hash })
      .where('id', '=', id)
      .where((row) => row.or([row('shelf_key_hash', 'is', null), row('shelf_key_hash', '=', hash)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async function take(shelfKey: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('scenarios')
      .set({ shelf_key_hash: null })
      .where('id', '=', id)
      .where('shelf_key_hash', '=', sha256(shelfKey))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  return { list, count, put, take };
}
