/**
 * The connections to PostgreSQL. While the database is away the pool refuses at once, so that no request waits for a network
 * that swallows its packets; kysely and graphile-worker share the pool, and so both learn of it.
 */
import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

export class LabPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>();
  #fault: Error | undefined;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
  }

  /** Breaks every connection, so that all statements under way fail: the next ones connect again. */
  breakAll(fault: Error): void {
    for (const client of this.#open) client.connection.stream.destroy(fault);
  }

  /** Breaks every connection, and refuses new ones. */
  refuse(fault: Error): void {
    this.#fault = fault;
    this.breakAll(fault);
  }

  admit(): void {
    this.#fault = undefined;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const fault = this.#fault;
    if (callback === undefined) return fault === undefined ? super.connect() : Promise.reject(fault);
    if (fault === undefined) super.connect(callback);
    else queueMicrotask(() => callback(fault, undefined, () => undefined));
    return undefined;
  }
}
