/** Stored scenarios: each one has an id, an edit key of which only the hash is kept, and all its revisions. */
import type { Kysely } from 'kysely';
import { keyMatches, newEditKey, newId, sha256 } from '../lib/secrets.ts';
import type { Tables } from './schema.ts';

export interface ScenarioContent {
  /** JSON text of the document. */
  readonly document: string;
  /** Content hash of the document. */
  readonly hash: string;
}

export interface StoredScenario extends ScenarioContent {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: string;
  /** When this revision was stored. */
  readonly updatedAt: string;
}

export type UpdateOutcome =
  | { readonly kind: 'stored'; readonly scenario: StoredScenario }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'wrong-key' }
  | { readonly kind: 'conflict'; readonly current: StoredScenario };

export interface ScenarioRepository {
  create(content: ScenarioContent): Promise<{ scenario: StoredScenario; editKey: string }>;
  /** The newest revision, or the one asked for. */
  find(id: string, revision?: number): Promise<StoredScenario | undefined>;
  /** Adds a revision if `key` is the edit key and `matches` holds for the revision that is the newest when it is written. */
  update(
    id: string,
    key: string,
    matches: (current: StoredScenario) => boolean,
    content: ScenarioContent,
  ): Promise<UpdateOutcome>;
}

/** The tag of a revision; the hash keeps it apart from the same revision number of another database. */
export function revisionTag(scenario: { readonly revision: number; readonly hash: string }): string {
  return `r${scenario.revision}-${scenario.hash.slice(0, 16)}`;
}

export function createScenarioRepository(db: Kysely<Tables>): ScenarioRepository {
  async function find(id: string, revision?: number): Promise<StoredScenario | undefined> {
    const row = await db
      .selectFrom('scenarios as s')
      .innerJoin('scenario_revisions as r', 'r.scenario_id', 's.id')
      .where('s.id', '=', id)
      .$call((query) =>
        revision === undefined
          ? query.whereRef('r.revision', '=', 's.revision')
          : query.where('r.revision', '=', revision),
      )
      .select(['s.created_at', 'r.revision', 'r.hash', 'r.document', 'r.created_at as updated_at'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { created_at: createdAt, updated_at: updatedAt, ...rest } = row;
    return { id, ...rest, createdAt, updatedAt };
  }

  async function create(content: ScenarioContent): Promise<{ scenario: StoredScenario; editKey: string }> {
    const now = new Date().toISOString();
    const editKey = newEditKey();
    const scenario = { id: newId(), revision: 1, ...content, createdAt: now, updatedAt: now };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('scenarios')
        .values({ id: scenario.id, edit_key_hash: sha256(editKey), revision: 1, created_at: now, updated_at: now })
        .execute();
      await insertRevision(transaction, scenario);
    });
    return { scenario, editKey };
  }

  async function update(
    id: string,
    key: string,
    matches: (current: StoredScenario) => boolean,
    content: ScenarioContent,
  ): Promise<UpdateOutcome> {
    const owner = await db.selectFrom('scenarios').where('id', '=', id).select('edit_key_hash').executeTakeFirst();
    const current = await find(id);
    if (owner === undefined || current === undefined) return { kind: 'not-found' };
    if (!keyMatches(key, owner.edit_key_hash)) return { kind: 'wrong-key' };
    if (!matches(current)) return { kind: 'conflict', current };

    const now = new Date().toISOString();
    const scenario = { ...current, ...content, revision: current.revision + 1, updatedAt: now };
    const won = await db.transaction().execute(async (transaction) => {
      // The newest revision may have moved since it was read: the condition and the write are one statement.
      const { numUpdatedRows } = await transaction
        .updateTable('scenarios')
        .set({ revision: scenario.revision, updated_at: now })
        .where('id', '=', id)
        .where('revision', '=', current.revision)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await insertRevision(transaction, scenario);
      return true;
    });
    if (won) return { kind: 'stored', scenario };
    const winner = await find(id);
    return winner === undefined ? { kind: 'not-found' } : { kind: 'conflict', current: winner };
  }

  return { create, find, update };
}

async function insertRevision(db: Kysely<Tables>, scenario: StoredScenario): Promise<void> {
  await db
    .insertInto('scenario_revisions')
    .values({
      scenario_id: scenario.id,
      revision: scenario.revision,
      hash: scenario.hash,
      document: scenario.document,
      created_at: scenario.updatedAt,
    })
    .execute();
}
