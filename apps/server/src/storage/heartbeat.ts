/**
 * Asks PostgreSQL once a second, over a connection of its own, whether it is there. Who only waited for faults of statements
 * would never learn of a network that swallows packets, nor that the database is back.
 */
import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { nameSession } from './application-name.ts';
import { codesOf } from './faults.ts';

export interface HeartbeatOptions {
  readonly connectionString: string;
  /** The statement that answers with the time of the database, as `now`. */
  readonly clock: CompiledQuery;
  /** Called when a connection that was there no longer answers: others on the same network will not, either. */
  readonly onSilence: (cause: Error) => void;
  /** Called with every attempt to connect that failed. */
  readonly onLost: (cause: Error) => void;
  /** Called with every connection, before anything else; `seen` is when the last one answered, by the database's clock. */
  readonly onConnected: (client: pg.Client, seen: string | undefined) => Promise<void>;
}

const BEAT_MS = 1000;
const RETRY_MS = 500;
const TICK_MS = 400;
/** How long an answer may take. In ticks: a process that was busy for a while counts one, and then sees the answer. */
const PATIENCE_TICKS = 10;
/** PostgreSQL answers, and has no place for another connection. */
const TOO_MANY = '53300';

export interface Heartbeat {
  close(): Promise<void>;
}

export function startHeartbeat({
  connectionString,
  clock,
  onSilence,
  onLost,
  onConnected,
}: HeartbeatOptions): Heartbeat {
  const ending = new AbortController();
  const { signal } = ending;
  let current: pg.Client | undefined;
  let seen: string | undefined;

  /** Beats for as long as the connection lasts; true where there was one. */
  async function live(): Promise<boolean> {
    const client = new pg.Client({ connectionString });
    current = client;
    const broken = new Promise<never>((_, reject) => client.on('error', reject));
    const within = <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, broken, tooLate(answer)]);
    let isConnected = false;
    try {
      await within(client.connect());
      await within(nameSession(client));
      await within(onConnected(client, seen));
      isConnected = true;
      for (;;) {
        const { rows } = await within(client.query<{ now: string }>(clock.sql, [...clock.parameters]));
        seen = rows[0]?.now;
        await Promise.race([setTimeout(BEAT_MS, undefined, { signal }), broken]);
      }
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      if (isConnected && fault instanceof Silence) onSilence(fault);
      else if (!isConnected && !signal.aborted && !codesOf(fault).includes(TOO_MANY)) onLost(fault);
    } finally {
      client.connection.stream.destroy();
    }
    return isConnected;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // A connection that broke says little: the next one says whether the database is there.
      const wasConnected = await live();
      if (!wasConnected) await setTimeout(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const over = run();
  return {
    async close() {
      ending.abort();
      current?.connection.stream.destroy();
      await over;
    },
  };
}

class Silence extends Error {
  override readonly name = 'Silence';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('no answer has come over the network');
  }
}

/** Rejects when the answer has not come after a number of ticks, and never where it has. */
function tooLate(answer: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks < PATIENCE_TICKS) return;
      clearInterval(timer);
      reject(new Silence());
    }, TICK_MS);
    const stop = (): void => clearInterval(timer);
    answer.then(stop, stop);
  });
}
