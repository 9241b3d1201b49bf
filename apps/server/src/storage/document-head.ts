/** Revisions as rows of the database and as what the rest of the server reads. */
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './schema.ts';

/** What a stored document is. */
export type DocumentKind = 'scenario' | 'lesson';

export interface DocumentContent {
  /** One plain line. */
  readonly title: string;
  /** JSON text of the document. */
  readonly document: string;
  /** Content hash of the document. */
  readonly hash: string;
}

export interface RevisionOf {
  readonly id: string;
  readonly revision: number;
}

/** A revision without its document. */
export interface StoredHead extends RevisionOf {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly hash: string;
  /** Length of the document's JSON text in UTF-8. */
  readonly bytes: number;
  readonly createdAt: string;
  /** When this revision was stored. */
  readonly updatedAt: string;
  readonly forkedFrom: RevisionOf | null;
}

export interface StoredRevision extends StoredHead {
  readonly document: string;
}

/** The tag of a revision; the hash keeps it apart from the same revision number of another database. */
export function revisionTag({ revision, hash }: { readonly revision: number; readonly hash: string }): string {
  return `r${revision}-${hash.slice(0, 16)}`;
}

const HEAD_COLUMNS = [
  's.id',
  's.kind',
  's.created_at',
  's.forked_from_id',
  's.forked_from_revision',
  'r.revision',
  'r.title',
  'r.hash',
  'r.bytes',
  'r.created_at as updated_at',
] as const;

type HeadRow = Pick<Selectable<Tables['scenario_revisions']>, 'revision' | 'title' | 'hash' | 'bytes'> &
  Pick<
    Selectable<Tables['scenarios']>,
    'id' | 'kind' | 'created_at' | 'updated_at' | 'forked_from_id' | 'forked_from_revision'
  >;

export function headOf(row: HeadRow): StoredHead {
  const { id, kind, revision, title, hash, bytes, forked_from_id: from, forked_from_revision: at } = row;
  const forkedFrom = from === null || at === null ? null : { id: from, revision: at };
  return { id, kind, revision, title, hash, bytes, createdAt: row.created_at, updatedAt: row.updated_at, forkedFrom };
}

/** Every revision of every document, without the document itself. */
export function selectHeads(db: Kysely<Tables>) {
  return db
    .selectFrom('scenarios as s')
    .innerJoin('scenario_revisions as r', 'r.scenario_id', 's.id')
    .select(HEAD_COLUMNS);
}
