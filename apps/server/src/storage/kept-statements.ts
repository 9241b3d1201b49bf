/** The embedded database with its statements prepared once: kysely prepares each one again, which takes longer than most of them. */
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** More than the server has; those with lists come in as many texts as the lists have lengths. */
const KEPT = 200;

/** kysely reads every answer to its end before it hands the connection on, so that no statement is under way when it comes again. */
export function withKeptStatements(file: Libsql.Database): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: KEPT });
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const statement = file.prepare(text);
      // Statements that make or change tables come once.
      if (/^(?:select|insert|update|delete|with)\b/i.test(text)) kept.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  };
}
