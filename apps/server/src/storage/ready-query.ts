/**
 * A query that is put together once and asked again and again. The embedded database answers at once: kysely's own steps take longer
 * than the answer does, and a read of a scenario asks nothing else.
 */
import type { CompiledQuery, Kysely } from 'kysely';
import type Libsql from 'libsql';
import type { Condition } from './condition.ts';
import type { Tables } from './schema.ts';
import type { StatementListener } from './watched-dialect.ts';

/** Asks with these parameters; resolves to the first row. */
export type ReadyQuery<Row> = (...parameters: readonly string[]) => Row | undefined | Promise<Row | undefined>;

/** Makes a query ready whose statement reads and changes nothing. */
export type MakeReady = <Row>(query: CompiledQuery<Row>) => ReadyQuery<Row>;

export function readyOnPostgres(db: Kysely<Tables>): MakeReady {
  return <Row>(query: CompiledQuery<Row>): ReadyQuery<Row> =>
    async (...parameters) => {
      const { rows } = await db.executeQuery<Row>({ ...query, parameters });
      return rows[0];
    };
}

/** Statements are prepared when they are first asked: until then the tables may not be there. */
export function readyOnSqlite(file: Libsql.Database, condition: Condition, onStatement?: StatementListener): MakeReady {
  return <Row>({ sql }: CompiledQuery<Row>): ReadyQuery<Row> => {
    let statement: Libsql.Statement | undefined;
    return (...parameters) => {
      const started = performance.now();
      const report = (outcome: 'done' | 'failed'): void =>
        onStatement?.('select', (performance.now() - started) / 1000, outcome);
      try {
        statement ??= file.prepare(sql);
        const row = statement.get(...parameters) as Row | undefined;
        report('done');
        return row;
      } catch (error) {
        report('failed');
        condition.failed(error);
        throw error;
      }
    };
  };
}
