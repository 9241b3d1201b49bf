/**
 * Statements for the embedded database that another thread executes, over a connection of its own: what waits for the disk or for a lock, or reads much,
 * holds up no request. A thread that ends fails the statements that it had, and another one begins. No pool of threads does this, since a transaction
 * must not go on in the thread that follows its own.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, type QueryResult } from 'kysely';
import { DatabaseAway } from './faults.ts';

const ENTRY = new URL('./statement-thread.mjs', import.meta.url);

export interface Place {
  readonly file: string;
  /** What is set on the connection before its first statement. */
  readonly pragmas: readonly string[];
}

export type Answer = QueryResult<unknown>;

export interface Order {
  readonly number: number;
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export type Reply =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly fault: { readonly message: string; readonly code?: string } };

/** One thread, from its beginning to its end. */
export interface Life {
  readonly worker: Worker;
  hasAnswered: boolean;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export interface StatementThreadOptions extends Place {
  /** What the thread does, in the words of its faults: "the thread that ...". */
  readonly task: string;
  /** Called when a thread has ended that was not closed. */
  readonly onLost: (cause: Error) => void;
  /** Called when the thread that followed it answers. */
  readonly onBack: () => void;
}

/** How long to wait before the next thread is tried where the last one ended before it answered anything. */
const REVIVE_MS = 500;

export class StatementThread {
  readonly #options: StatementThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #life: Life | undefined;
  #last = 0;
  #isClosed = false;

  constructor(options: StatementThreadOptions) {
    this.#options = options;
  }

  /** The thread as it is now: it begins with the first statement. Statements that are given it fail once it has ended. */
  get life(): Life {
    this.#life ??= this.#begin();
    return this.#life;
  }

  /** Executes the statement after all that came before it. */
  execute<R>({ sql: text, parameters }: CompiledQuery, life?: Life): Promise<QueryResult<R>> {
    if (this.#isClosed) return Promise.reject(new Error('the database is closed'));
    if (life !== undefined && life !== this.#life) return Promise.reject(this.#away('and its transaction with it'));
    const { worker } = this.life;
    return new Promise<Answer>((resolve, reject) => {
      this.#last += 1;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ number: this.#last, text, parameters } satisfies Order);
      this.#waiting.set(this.#last, { resolve, reject });
      // Somebody waits: the process does not end meanwhile.
      if (this.#waiting.size === 1) worker.ref();
    }) as Promise<QueryResult<R>>;
  }

  /** Ends the thread once it has done what it was given. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const worker = this.#life?.worker;
    if (worker === undefined) return;
    const ended = once(worker, 'exit');
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('close');
    await ended;
  }

  #begin(): Life {
    const { file, pragmas } = this.#options;
    const worker = new Worker(ENTRY, { workerData: { file, pragmas } satisfies Place, execArgv: [] });
    const life: Life = { worker, hasAnswered: false };
    let fault: Error | undefined;
    worker.unref();
    worker.on('message', (reply: Reply) => this.#settle(life, reply));
    worker.on('error', (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) => this.#end(life, fault?.message ?? `with exit code ${code}`));
    return life;
  }

  #settle(life: Life, reply: Reply): void {
    life.hasAnswered = true;
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if (this.#waiting.size === 0) life.worker.unref();
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else waiting?.reject(Object.assign(new Error(reply.fault.message), reply.fault));
  }

  #end(life: Life, how: string): void {
    if (this.#life === life) this.#life = undefined;
    const away = this.#away(how);
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of all) waiting.reject(away);
    if (this.#isClosed) return;
    this.#options.onLost(away);
    setTimeout(() => this.#revive(), life.hasAnswered ? 0 : REVIVE_MS).unref();
  }

  #revive(): void {
    this.execute(CompiledQuery.raw('SELECT 1')).then(
      () => this.#options.onBack(),
      () => {
        // This thread has ended as well, and the next one follows it; or the database was closed.
      },
    );
  }

  #away(how: string): DatabaseAway {
    return new DatabaseAway(new Error(`the thread that ${this.#options.task} has ended, ${how}`));
  }
}
