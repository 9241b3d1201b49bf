/**
 * A dialect of kysely whose statements report how long they took and how they ended, and whose transactions fail with their first fault. SQLite
 * ends a transaction by itself when the disk is full, and a connection that broke cannot roll anything back: kysely would
 * then throw the fault of the rollback, and the cause would be lost.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Condition } from './condition.ts';

/** What a round trip to the database was for; `transaction` begins or ends one. */
export const STATEMENTS = ['select', 'insert', 'update', 'delete', 'transaction', 'other'] as const;
export type Statement = (typeof STATEMENTS)[number];

/** Called after every statement, those that begin and end transactions among them. */
export type StatementListener = (statement: Statement, seconds: number, outcome: 'done' | 'failed') => void;

interface State {
  inTransaction: boolean;
  /** Whether a row was inserted in this transaction. */
  inserted: boolean;
  /** What failed in this transaction. */
  fault: unknown;
}

const KINDS: Readonly<Record<string, Statement>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};
const OF_TRANSACTIONS = /^(?:begin|start transaction|commit|rollback)\b/i;

/**
 * Whether the statement stored a new row. Only that says that the disk has room: where it is full, an update may still
 * write in place, and the housekeeping of every few seconds deletes nothing.
 */
function hasInserted({ query }: CompiledQuery, { numAffectedRows, rows }: QueryResult<unknown>): boolean {
  return query.kind === 'InsertQueryNode' && ((numAffectedRows ?? 0n) > 0n || rows.length > 0);
}

function statementOf({ query, sql }: CompiledQuery): Statement {
  return KINDS[query.kind] ?? (OF_TRANSACTIONS.test(sql) ? 'transaction' : 'other');
}

export function watchedDialect(dialect: Dialect, condition: Condition, onStatement?: StatementListener): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => watchedDriver(dialect.createDriver(), condition, onStatement),
  };
}

function watchedDriver(driver: Driver, condition: Condition, onStatement?: StatementListener): Driver {
  const states = new WeakMap<DatabaseConnection, State>();

  /** The same connection object comes again as long as the connection lasts. */
  function stateOf(connection: DatabaseConnection): State {
    const known = states.get(connection);
    if (known !== undefined) return known;
    const state: State = { inTransaction: false, inserted: false, fault: undefined };
    states.set(connection, state);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      const started = performance.now();
      const report = (outcome: 'done' | 'failed'): void =>
        onStatement?.(statementOf(query), (performance.now() - started) / 1000, outcome);
      try {
        const result = await execute<R>(query);
        report('done');
        if (hasInserted(query, result)) {
          if (state.inTransaction) state.inserted = true;
          else condition.inserted();
        }
        return result;
      } catch (error) {
        report('failed');
        state.fault ??= error;
        condition.failed(error);
        throw error;
      }
    };
    return state;
  }

  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      Object.assign(stateOf(connection), { inTransaction: false, inserted: false, fault: undefined });
      return connection;
    },
    async beginTransaction(connection, settings) {
      Object.assign(stateOf(connection), { inTransaction: true, inserted: false, fault: undefined });
      await driver.beginTransaction(connection, settings);
    },
    async commitTransaction(connection) {
      await driver.commitTransaction(connection);
      const state = stateOf(connection);
      state.inTransaction = false;
      if (state.inserted) condition.inserted();
    },
    async rollbackTransaction(connection) {
      const { fault } = stateOf(connection);
      await driver.rollbackTransaction(connection).catch((error: unknown) => {
        throw fault ?? error;
      });
      stateOf(connection).inTransaction = false;
    },
  };
}
