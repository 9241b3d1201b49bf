/** Engines in a browser: in a worker, or a pool of workers. The page's own thread never runs one. */

import wasmUrl from '../pkg/lanelab_engine_bg.wasm?url';
// oxlint-disable-next-line import/default -- the build makes it
import workerUrl from './browser-worker.ts?worker&url';
import type { AliveMessage, FromWorker } from './messages.ts';
import { createPool, type EnginePool } from './pool.ts';
import { connectEngine, type WorkerEngine } from './worker-client.ts';

let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok)
    throw new Error(`The engine could not be loaded (${response.status} ${response.statusText}); reload the page.`);
  const streamed = response.headers.get('content-type')?.startsWith('application/wasm');
  return streamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Fetches and compiles the engine once; call early to have it ready. A failed fetch may be tried again. */
export function loadEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/**
 * A page in a sandboxed frame has no origin, and may start only workers of its own making: one that fetches the real one.
 * It is a classic script, since no module starts from a blob there, and keeps the messages that come before the real one listens.
 */
function foreignWorker(name: string): Worker {
  const script = `const early = [];
const hold = (event) => { event.stopImmediatePropagation(); early.push(event.data); };
addEventListener('message', hold);
import(${JSON.stringify(new URL(workerUrl, location.href).href)}).then(
  () => {
    removeEventListener('message', hold);
    for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
  },
  (error) => setTimeout(() => { throw error; }),
);`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Worker(url, { name });
}

function makeWorker(name: string): Worker {
  return self.origin === 'null' ? foreignWorker(name) : new Worker(workerUrl, { type: 'module', name });
}

/** Locks are those of all pages of an origin, so every worker has a name of its own. */
const workerName = (): string => `lanelab engine ${self.isSecureContext ? crypto.randomUUID() : ''}`.trim();

function startWorker(module: WebAssembly.Module): WorkerEngine {
  const name = workerName();
  const worker = makeWorker(name);
  const closed = new AbortController();
  /** Gets the worker's lock when the worker is gone. */
  const watch = async (onGone: () => void): Promise<void> => {
    try {
      await navigator.locks.request(name, { signal: closed.signal }, onGone);
    } catch (error) {
      if (!closed.signal.aborted) throw error;
    }
  };
  return connectEngine(
    {
      post: (message, transfer = []) => {
        worker.postMessage(message, { transfer: [...transfer] });
      },
      listen: (onMessage) => {
        worker.addEventListener('message', ({ data }: MessageEvent<FromWorker | AliveMessage>) => {
          if (data.kind !== 'alive') onMessage(data);
        });
      },
      onLost: (listener) => {
        worker.addEventListener('error', (event) => listener(event.message || 'it could not be started'));
        worker.addEventListener('messageerror', () => listener('its message could not be read'));
        worker.addEventListener('message', ({ data }: MessageEvent<FromWorker | AliveMessage>) => {
          if (data.kind === 'alive') void watch(() => listener(null));
        });
      },
      terminate: () => {
        closed.abort();
        worker.terminate();
      },
    },
    module,
  );
}

/** An engine in a worker of its own. */
export async function createWorkerEngine(): Promise<WorkerEngine> {
  return startWorker(await loadEngine());
}

/** A pool of workers: all cores but the one that draws, unless said otherwise. */
export async function createBrowserPool(
  size = Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
): Promise<EnginePool> {
  const module = await loadEngine();
  return createPool(size, () => startWorker(module));
}
