/**
 * Threads that judge: each has an engine and the judge beside it, so that the thread that answers requests reads nothing of a run. They
 * take turns with the threads of runs. One that broke a bound is ended and replaced, since memory of WebAssembly never shrinks.
 */
import { MessageChannel } from 'node:worker_threads';
import { BoundError } from '@lanelab/engine';
import { Piscina } from 'piscina';
import { fromRefusal } from '../documents/refusal.ts';
import type { SimulationOptions } from '../services/simulator.ts';
import type { Share, Turn, Turns } from '../services/turns.ts';
import type { FromJudge } from './held-turns.ts';
import type { JudgeOrder, JudgeOutcome } from './worker.ts';

export interface JudgePool {
  /**
   * Answers a `Question`, given and answered as JSON text. Throws what the judge refuses, a `BoundError`, and the reason of the signal.
   */
  judge(question: string, options: SimulationOptions): Promise<string>;
  close(): Promise<void>;
}

export interface JudgePoolOptions {
  /** Questions under way at the same time. */
  readonly threads: number;
  readonly turns: Turns;
  /** How long a turn lasts. */
  readonly turnMs: number;
  /** Added to the priority number of the threads. */
  readonly nice: number;
}

const IDLE_MS = 60_000;
/** Of the judge, beside the memory of its engine. */
const MEMORY_MB = 512;

/** The turns of one thread, counted: together they are no longer than the bound of computing time. */
class CountedTurns {
  readonly #share: Share;
  readonly #onOver: () => void;
  #leftMs: number;
  #turn: Turn | undefined;
  #sinceMs = 0;
  #hasLeft = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(turns: Turns, mostMs: number, onOver: () => void) {
    this.#share = turns.enter();
    this.#leftMs = mostMs;
    this.#onOver = onOver;
  }

  async take(signal: AbortSignal): Promise<void> {
    const turn = await this.#share.take(signal);
    // The thread may have been ended meanwhile.
    if (this.#hasLeft) {
      turn.end();
      return;
    }
    this.#turn = turn;
    this.#sinceMs = performance.now();
    // A thread that never ends its turn is stopped by this, too.
    if (Number.isFinite(this.#leftMs)) this.#timer = setTimeout(this.#onOver, Math.max(0, this.#leftMs));
  }

  end(): void {
    clearTimeout(this.#timer);
    if (this.#turn === undefined) return;
    this.#leftMs -= performance.now() - this.#sinceMs;
    this.#turn.end();
    this.#turn = undefined;
  }

  leave(): void {
    this.#hasLeft = true;
    this.end();
    this.#share.leave();
  }
}

export function createJudgePool({ threads, turns, turnMs, nice }: JudgePoolOptions): JudgePool {
  const pool = new Piscina<JudgeOrder, JudgeOutcome>({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: nice,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

  async function judge(question: string, { signal, bounds, onProgress }: SimulationOptions): Promise<string> {
    signal.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const stop = new AbortController();
    const until = AbortSignal.any([signal, stop.signal]);
    const { wallMs = Number.POSITIVE_INFINITY, ...ownBounds } = bounds;
    const overTime = () =>
      stop.abort(new BoundError(`It needs more than ${wallMs} ms of computing time; shorten it or make it smaller.`));
    const counted = new CountedTurns(turns, wallMs, overTime);
    port1.on('message', (message: FromJudge) => {
      switch (message.kind) {
        case 'take':
          counted.take(until).then(
            () => port1.postMessage(null),
            () => {
              // The question has been stopped, and its order ends below.
            },
          );
          break;
        case 'end':
          counted.end();
          break;
        case 'share':
          onProgress(message.share);
          break;
        case 'bound':
          stop.abort(new BoundError(message.message));
          break;
        case 'broken':
          stop.abort(new Error(`the judge broke down: ${message.message}`));
      }
    });
    try {
      const order = { question, bounds: ownBounds, turnMs, port: port2 };
      const outcome = await pool.run(order, { signal: until, transferList: [port2] });
      if ('refusal' in outcome) throw fromRefusal(outcome.refusal);
      return outcome.text;
    } catch (error) {
      throw until.aborted ? until.reason : error;
    } finally {
      counted.leave();
      port1.close();
    }
  }

  return { judge, close: () => pool.destroy() };
}
