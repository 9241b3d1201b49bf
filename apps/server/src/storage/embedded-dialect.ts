/**
 * The embedded database over several connections to its file (WAL, so that nobody who reads waits for who writes): what is small is read on the thread that
 * asks, whatever writes goes to another thread, one transaction or statement at a time, and what is large is read by a third one.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pLimit from 'p-limit';
import { executeOn } from './kept-statements.mjs';
import type { Life, StatementThread } from './statement-thread.ts';

function sqliteDialect(createDriver: () => Driver): Dialect {
  return {
    createDriver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** The turns of those who write: the next one begins when the one before has ended. */
export class WritingTurns {
  readonly #one = pLimit(1);

  /** Resolves when the turn has come; what it returns ends it. */
  take(): Promise<() => void> {
    return new Promise((come) => void this.#one(() => new Promise<void>((end) => come(end))));
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    return this.#one(work);
  }
}

interface Transaction {
  /** The thread that it began in, and must end in. */
  readonly life: Life;
  readonly end: () => void;
}

interface Parts {
  readonly reading: SqliteDatabase;
  readonly writing: StatementThread;
  readonly turns: WritingTurns;
}

/** What kysely takes for a connection: a SELECT outside of transactions is read at once, all else goes to the thread that writes. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #parts: Parts;
  #transaction: Transaction | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reading, writing, turns } = this.#parts;
    if (this.#transaction !== undefined) return writing.execute<R>(query, this.#transaction.life);
    if (SelectQueryNode.is(query.query)) return executeOn(reading, query.sql, query.parameters) as QueryResult<R>;
    return turns.during(() => writing.execute<R>(query));
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async begin(): Promise<void> {
    const { writing, turns } = this.#parts;
    const end = await turns.take();
    this.#transaction = { life: writing.life, end };
    await this.executeQuery(CompiledQuery.raw('begin'));
  }

  release(): void {
    this.#transaction?.end();
    this.#transaction = undefined;
  }
}

class EmbeddedDriver implements Driver {
  readonly #parts: Parts;
  readonly #free: EmbeddedConnection[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {
    // Whoever opens the file opens it before.
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    return this.#free.pop() ?? new EmbeddedConnection(this.#parts);
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.release();
    this.#free.push(connection);
  }

  async destroy(): Promise<void> {
    // Nor is it closed here: others read the same file.
  }
}

export function embeddedDialect(parts: Parts): Dialect {
  return sqliteDialect(() => new EmbeddedDriver(parts));
}

/** A dialect that reads alone, by a thread for it. */
export function readingDialect(thread: StatementThread): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: (query) => thread.execute(query),
    async *streamQuery(query) {
      yield await this.executeQuery(query);
    },
  };
  const refuse = async (): Promise<never> => {
    throw new Error('what reads alone has no transactions');
  };
  const nothing = async (): Promise<void> => undefined;
  return sqliteDialect(() => ({
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  }));
}
