/** Engines in Node: in this thread, in a worker thread, or a pool of those. */

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import type { FromWorker } from './messages.ts';
import { createPool, type EnginePool } from './pool.ts';
import { createWasmEngine, instantiate } from './wasm-engine.ts';
import { connectEngine, type WorkerEngine } from './worker-client.ts';

let compiled: WebAssembly.Module | null = null;

/** Compiled once and shared with every worker thread. */
function compiledModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('../pkg/lanelab_engine_bg.wasm', import.meta.url)));
  return compiled;
}

/** An engine in this thread; one a thread, for all of them share one memory. */
export function createEngine(): Engine {
  return createWasmEngine(instantiate(compiledModule()));
}

export interface WorkerEngineOptions {
  /** Added to the thread's priority number on Linux: a thread with 10 lets those of 0 go first. */
  readonly nice?: number;
}

/** An engine in a worker thread of its own. */
export function createWorkerEngine({ nice = 0 }: WorkerEngineOptions = {}): WorkerEngine {
  const worker = new Worker(new URL('./node-worker.mjs', import.meta.url), { workerData: { nice } });
  return connectEngine(
    {
      post: (message, transfer = []) => {
        worker.postMessage(
          message,
          transfer.filter((item) => item instanceof ArrayBuffer),
        );
      },
      listen: (onMessage) => {
        worker.on('message', (message: FromWorker) => onMessage(message));
      },
      onLost: (listener) => {
        worker.on('error', (error: Error) => listener(error.message));
        worker.on('exit', (code) => listener(`exit code ${code}`));
      },
      terminate: () => worker.terminate(),
    },
    compiledModule(),
  );
}

/** A pool of worker threads; one for each core unless said otherwise. */
export function createNodePool(size = availableParallelism()): EnginePool {
  return createPool(size, () => createWorkerEngine());
}
