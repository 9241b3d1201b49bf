/** Stored documents of one kind: each one has an id, keys of which only hashes are kept, and all its revisions. */
import type { Kysely } from 'kysely';
import { newEditKey, newId, sha256 } from '../lib/secrets.ts';
import type { Database } from './database.ts';
import {
  type DocumentContent,
  type DocumentKind,
  headOf,
  type RevisionOf,
  type StoredHead,
  type StoredRevision,
  selectHeads,
} from './document-head.ts';
import { type KeyHashes, type Keys, type Right, rightOf } from './key-rights.ts';
import type { Tables } from './schema.ts';
import { allStoredBytes } from './stored-bytes.ts';

export interface CreateOptions {
  /** The document stands on the shelf of this key. */
  readonly shelfKey?: string | undefined;
  readonly forkedFrom?: RevisionOf;
}

/** Looks at the newest revision before a change: false is a conflict, and what it throws is thrown. */
export type Condition = (current: StoredHead) => boolean;

export type UpdateOutcome =
  | { readonly kind: 'stored'; readonly head: StoredHead }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'wrong-key' }
  | { readonly kind: 'conflict'; readonly current: StoredHead };

export type RemoveOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'wrong-key' }
  /** The key allows changes only: the document stands on a shelf. */
  | { readonly kind: 'not-owner' }
  | { readonly kind: 'conflict'; readonly current: StoredHead };

/** What tells one revision of a document from all others. */
export interface Newest {
  readonly revision: number;
  readonly hash: string;
}

export interface DocumentRepository {
  create(content: DocumentContent, options?: CreateOptions): Promise<{ head: StoredHead; editKey: string }>;
  /** The newest revision, or the one asked for. */
  find(id: string, revision?: number): Promise<StoredRevision | undefined>;
  /** Which revision is the newest; the embedded database answers at once. */
  newest(id: string): Newest | undefined | Promise<Newest | undefined>;
  /** The newest revision, or the one asked for, without its document. */
  findHead(id: string, revision?: number): Promise<StoredHead | undefined>;
  /** The newest revision, and what the keys allow on it. */
  look(id: string, keys: Keys): Promise<{ head: StoredHead; right: Right; isShelved: boolean } | undefined>;
  /** Adds a revision if a key allows it and the condition holds for the revision that is the newest when it is written. */
  update(id: string, keys: Keys, condition: Condition, content: DocumentContent): Promise<UpdateOutcome>;
  /** Deletes all revisions by the owner's key, under a condition if there is one. */
  remove(id: string, keys: Keys, condition: Condition | undefined): Promise<RemoveOutcome>;
  /** Makes a new edit key; the old one ends. Undefined where nothing is stored. */
  replaceEditKey(id: string): Promise<string | undefined>;
  /** At most `limit` revisions, newest first, those below `before` if given. None where nothing is stored. */
  revisions(id: string, limit: number, before: number | undefined): Promise<readonly StoredHead[]>;
  /** Octets of all documents, of the other kinds, too, and of assignments. */
  totalBytes(): Promise<number>;
}

/** An id of another kind counts as one under which nothing is stored. */
export function createDocumentRepository(
  { db, large, makeReady }: Pick<Database, 'db' | 'large' | 'makeReady'>,
  kind: DocumentKind,
): DocumentRepository {
  const heads = (from = db) => selectHeads(from).where('s.kind', '=', kind);

  function one(id: string, revision: number | undefined, from = db) {
    const all = heads(from).where('s.id', '=', id);
    return revision === undefined
      ? all.whereRef('r.revision', '=', 's.revision')
      : all.where('r.revision', '=', revision);
  }

  async function find(id: string, revision?: number): Promise<StoredRevision | undefined> {
    const row = await one(id, revision, large).select('r.document').executeTakeFirst();
    return row === undefined ? undefined : { ...headOf(row), document: row.document };
  }

  async function findHead(id: string, revision?: number): Promise<StoredHead | undefined> {
    const row = await one(id, revision).executeTakeFirst();
    return row === undefined ? undefined : headOf(row);
  }

  /** Put together once: every read asks this, and needs nothing more where the answer is at hand. */
  const readNewest = makeReady<Newest>(
    db
      .selectFrom('scenarios as s')
      .innerJoin('scenario_revisions as r', (join) =>
        join.onRef('r.scenario_id', '=', 's.id').onRef('r.revision', '=', 's.revision'),
      )
      .where('s.id', '=', '')
      .where('s.kind', '=', kind)
      .select(['r.revision', 'r.hash'])
      .compile(),
  );
  const newest = (id: string) => readNewest(id, kind);

  async function newestWithKeys(id: string): Promise<{ head: StoredHead; hashes: KeyHashes } | undefined> {
    const row = await one(id, undefined).select(['s.edit_key_hash', 's.shelf_key_hash']).executeTakeFirst();
    return row === undefined ? undefined : { head: headOf(row), hashes: row };
  }

  async function look(id: string, keys: Keys) {
    const found = await newestWithKeys(id);
    if (found === undefined) return undefined;
    const { head, hashes } = found;
    return { head, right: rightOf(keys, hashes), isShelved: hashes.shelf_key_hash !== null };
  }

  async function create(
    content: DocumentContent,
    { shelfKey, forkedFrom }: CreateOptions = {},
  ): Promise<{ head: StoredHead; editKey: string }> {
    const now = new Date().toISOString();
    const editKey = newEditKey();
    const id = newId();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('scenarios')
        .values({
          id,
          kind,
          edit_key_hash: sha256(editKey),
          shelf_key_hash: shelfKey === undefined ? null : sha256(shelfKey),
          revision: 1,
          created_at: now,
          updated_at: now,
          forked_from_id: forkedFrom?.id ?? null,
          forked_from_revision: forkedFrom?.revision ?? null,
        })
        .execute();
      await insertRevision(transaction, id, 1, now, content);
    });
    const { title, hash } = content;
    const bytes = Buffer.byteLength(content.document);
    const from = forkedFrom === undefined ? null : { id: forkedFrom.id, revision: forkedFrom.revision };
    return {
      head: { id, kind, revision: 1, title, hash, bytes, createdAt: now, updatedAt: now, forkedFrom: from },
      editKey,
    };
  }

  async function update(
    id: string,
    keys: Keys,
    condition: Condition,
    content: DocumentContent,
  ): Promise<UpdateOutcome> {
    const found = await look(id, keys);
    if (found === undefined) return { kind: 'not-found' };
    const { head: current, right } = found;
    if (right === 'none') return { kind: 'wrong-key' };
    if (!condition(current)) return { kind: 'conflict', current };

    // The machine's clock may have been set back since: a later revision is never older than the one before.
    const clock = new Date().toISOString();
    const now = clock < current.updatedAt ? current.updatedAt : clock;
    const revision = current.revision + 1;
    const won = await db.transaction().execute(async (transaction) => {
      // The newest revision may have moved since it was read: the condition and the write are one statement.
      const { numUpdatedRows } = await transaction
        .updateTable('scenarios')
        .set({ revision, updated_at: now })
        .where('id', '=', id)
        .where('revision', '=', current.revision)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await insertRevision(transaction, id, revision, now, content);
      return true;
    });
    if (!won) return overtaken(id);
    const { title, hash } = content;
    const bytes = Buffer.byteLength(content.document);
    return { kind: 'stored', head: { ...current, revision, title, hash, bytes, updatedAt: now } };
  }

  async function remove(id: string, keys: Keys, condition: Condition | undefined): Promise<RemoveOutcome> {
    const found = await look(id, keys);
    if (found === undefined) return { kind: 'not-found' };
    const { head: current, right } = found;
    if (right === 'none') return { kind: 'wrong-key' };
    if (right === 'edit') return { kind: 'not-owner' };
    if (condition?.(current) === false) return { kind: 'conflict', current };
    const { numDeletedRows } = await db
      .deleteFrom('scenarios')
      .where('id', '=', id)
      .$if(condition !== undefined, (query) => query.where('revision', '=', current.revision))
      .executeTakeFirstOrThrow();
    return numDeletedRows === 0n ? overtaken(id) : { kind: 'removed' };
  }

  /** Somebody else was faster. */
  async function overtaken(id: string) {
    const winner = await newestWithKeys(id);
    return winner === undefined
      ? ({ kind: 'not-found' } as const)
      : ({ kind: 'conflict', current: winner.head } as const);
  }

  async function replaceEditKey(id: string): Promise<string | undefined> {
    const editKey = newEditKey();
    const { numUpdatedRows } = await db
      .updateTable('scenarios')
      .set({ edit_key_hash: sha256(editKey) })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? undefined : editKey;
  }

  async function revisions(id: string, limit: number, before: number | undefined): Promise<readonly StoredHead[]> {
    const rows = await heads()
      .where('s.id', '=', id)
      .$if(before !== undefined, (query) => query.where('r.revision', '<', before ?? 0))
      .orderBy('r.revision', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => headOf(row));
  }

  return {
    create,
    find,
    newest,
    findHead,
    look,
    update,
    remove,
    replaceEditKey,
    revisions,
    totalBytes: () => allStoredBytes(large),
  };
}

async function insertRevision(
  db: Kysely<Tables>,
  id: string,
  revision: number,
  now: string,
  { title, hash, document }: DocumentContent,
): Promise<void> {
  const bytes = Buffer.byteLength(document);
  await db
    .insertInto('scenario_revisions')
    .values({ scenario_id: id, revision, title, hash, bytes, created_at: now, document })
    .execute();
}
