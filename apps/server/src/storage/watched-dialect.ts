/**
 * A dialect of kysely whose statements report how they ended, and whose transactions fail with their first fault. SQLite
 * ends a transaction by itself when the disk is full, and a connection that broke cannot roll anything back: kysely would
 * then throw the fault of the rollback, and the cause would be lost.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import type { Condition } from './condition.ts';

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

interface State {
  inTransaction: boolean;
  /** What failed in this transaction. */
  fault: unknown;
}

export function watchedDialect(dialect: Dialect, condition: Condition): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => watchedDriver(dialect.createDriver(), condition),
  };
}

function watchedDriver(driver: Driver, condition: Condition): Driver {
  const states = new WeakMap<DatabaseConnection, State>();

  /** The same connection object comes again as long as the connection lasts. */
  function stateOf(connection: DatabaseConnection): State {
    const known = states.get(connection);
    if (known !== undefined) return known;
    const state: State = { inTransaction: false, fault: undefined };
    states.set(connection, state);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      try {
        const result = await execute<R>(query);
        if (!state.inTransaction && WRITES.has(query.query.kind)) condition.wrote();
        return result;
      } catch (error) {
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
      Object.assign(stateOf(connection), { inTransaction: false, fault: undefined });
      return connection;
    },
    async beginTransaction(connection, settings) {
      Object.assign(stateOf(connection), { inTransaction: true, fault: undefined });
      await driver.beginTransaction(connection, settings);
    },
    async commitTransaction(connection) {
      await driver.commitTransaction(connection);
      stateOf(connection).inTransaction = false;
      condition.wrote();
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
