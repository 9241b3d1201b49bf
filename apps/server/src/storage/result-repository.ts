/** A cache of results by the hash of what produced them: losing a row costs time, never an answer. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './schema.ts';

export type ResultKind = 'run' | 'overhead' | 'verdict';

export interface ResultRepository {
  /** The stored JSON text; with a kind only where it is of that kind. */
  find(key: string, kind?: ResultKind): Promise<string | undefined>;
  /** The keys among these that are stored, with their JSON texts. */
  findAll(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  store(kind: ResultKind, key: string, value: string): Promise<void>;
}

/** Time of last use is kept to the hour: most hits then write nothing. */
const TOUCH_MS = 3_600_000;
const PRUNE_ROWS = 50;
/** Share of the cache that is freed when it is full. */
const SLACK = 0.05;
const KEYS_A_QUERY = 500;
/** Other replicas store too: the sizes are added up again after so many stores. */
const STORES_A_COUNT = 500;

/**
 * Passes over rows that another transaction holds: servers that touch or prune the same rows at once, each in an order of
 * its own, would wait for each other for ever. What is passed over is touched or pruned another time.
 */
function unlocked<Query extends SelectQueryBuilder<Tables, 'results', object>>(
  db: Kysely<Tables>,
  query: Query,
): Query {
  return isPostgres(db) ? (query.forUpdate().skipLocked() as Query) : query;
}

export function createResultRepository(
  { db, large }: Pick<Database, 'db' | 'large'>,
  maxBytes: number,
): ResultRepository {
  let known: number | undefined;
  let sinceCounted = 0;

  async function findAll(keys: readonly string[], kind?: ResultKind): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const stale: string[] = [];
    const now = Date.now();
    for (let at = 0; at < keys.length; at += KEYS_A_QUERY) {
      const rows = await large
        .selectFrom('results')
        .where('key', 'in', keys.slice(at, at + KEYS_A_QUERY))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
        .select(['key', 'value', 'used_at'])
        .execute();
      for (const { key, value, used_at: usedAt } of rows) {
        found.set(key, value);
        if (now - Date.parse(usedAt) > TOUCH_MS) stale.push(key);
      }
    }
    for (let at = 0; at < stale.length; at += KEYS_A_QUERY) {
      const used_at = new Date(now).toISOString();
      const part = stale.slice(at, at + KEYS_A_QUERY);
      await db
        .updateTable('results')
        .set({ used_at })
        .where('key', 'in', (eb) => unlocked(db, eb.selectFrom('results').where('key', 'in', part)).select('key'))
        .execute();
    }
    return found;
  }

  async function store(kind: ResultKind, key: string, value: string): Promise<void> {
    const row = { kind, bytes: Buffer.byteLength(value), used_at: new Date().toISOString(), value };
    await db
      .insertInto('results')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    await account(row.bytes);
  }

  /** Counts what was stored since the sizes were last added up, and adds them up again when that could matter. */
  async function account(bytes: number): Promise<void> {
    known = known === undefined ? undefined : known + bytes;
    sinceCounted += 1;
    if (known !== undefined && known <= maxBytes && sinceCounted < STORES_A_COUNT) return;
    const total = await large
      .selectFrom('results')
      .select((expression) => expression.fn.sum('bytes').as('bytes'))
      .executeTakeFirst();
    const counted = Number(total?.bytes ?? 0);
    // A little more than must go, so that a full cache is not added up at every store.
    const freed = counted > maxBytes ? await drop(counted - maxBytes * (1 - SLACK)) : 0;
    known = counted - freed;
    sinceCounted = 0;
  }

  /** Drops what was used longest ago until `wanted` bytes are free; returns how many were freed. */
  async function drop(wanted: number): Promise<number> {
    let freed = 0;
    while (freed < wanted) {
      const oldest = await db
        .selectFrom('results')
        .select(['key', 'bytes'])
        .orderBy('used_at')
        .orderBy('key')
        .limit(PRUNE_ROWS)
        .execute();
      const chosen: string[] = [];
      let planned = freed;
      for (const row of oldest) {
        if (planned >= wanted) break;
        chosen.push(row.key);
        planned += row.bytes;
      }
      if (chosen.length === 0) break;
      // What another server has dropped in the meantime is not counted as freed by this one.
      const dropped = await db
        .deleteFrom('results')
        .where('key', 'in', (eb) => unlocked(db, eb.selectFrom('results').where('key', 'in', chosen)).select('key'))
        .returning('bytes')
        .execute();
      if (dropped.length === 0) break;
      freed += dropped.reduce((sum, { bytes }) => sum + bytes, 0);
    }
    return freed;
  }

  return { find: async (key, kind) => (await findAll([key], kind)).get(key), findAll: (keys) => findAll(keys), store };
}
