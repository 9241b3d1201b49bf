// @ts-check
// The embedded database with its statements prepared once: preparing one again takes longer than most of them. In plain JavaScript,
// since a thread reads it that begins without a compiler.
import { LRUCache } from 'lru-cache';

/** More than the server has; those with lists come in as many texts as the lists have lengths. */
const KEPT = 200;

/**
 * Every answer is read to its end before the next statement, so that none is under way when it comes again.
 * @param {import('libsql').Database} file
 * @returns {import('kysely').SqliteDatabase}
 */
export function withKeptStatements(file) {
  /** @type {LRUCache<string, import('kysely').SqliteStatement>} */
  const kept = new LRUCache({ max: KEPT });
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

/**
 * Executes one statement and reads its answer to the end.
 * @param {import('kysely').SqliteDatabase} file
 * @param {string} text
 * @param {readonly unknown[]} parameters
 * @returns {import('./statement-thread.ts').Answer}
 */
export function executeOn(file, text, parameters) {
  const statement = file.prepare(text);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
