/** The caller's side: an `Engine` whose work happens in a worker. */

import type {
  CaptureCounts,
  Engine,
  EngineInfo,
  LinkCounts,
  OverheadRow,
  Progress,
  Run,
  RunOptions,
  RunResult,
  Snapshot,
  TraceColumns,
  Why,
} from './engine.ts';
import { abortError, EngineCrash, fromMessage } from './errors.ts';
import type { Call, FromWorker, Port, ToWorker } from './messages.ts';

/** An engine in a worker of its own. `close` ends the worker. */
export interface WorkerEngine extends Engine {
  /** Settles once the worker is gone by itself: it crashed. */
  readonly lost: Promise<EngineCrash>;
}

/** A worker as its maker hands it over. */
export interface WorkerHandle extends Port<ToWorker, FromWorker> {
  onLost(listener: (reason: string) => void): void;
  terminate(): void | Promise<unknown>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

class Caller {
  readonly lost: Promise<EngineCrash>;
  readonly #handle: WorkerHandle;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #gone: Error | null = null;

  constructor(handle: WorkerHandle) {
    this.#handle = handle;
    handle.listen((message) => {
      this.#receive(message);
    });
    this.lost = new Promise((resolve) => {
      handle.onLost((reason) => {
        const crash = new EngineCrash(`The engine's worker ended (${reason}); open the scenario again.`);
        this.#end(crash);
        resolve(crash);
      });
    });
  }

  #receive(message: FromWorker): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    if (message.kind === 'progress') {
      waiting.onProgress?.(message.progress);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting.resolve(message.value);
    else waiting.reject(fromMessage(message.error));
  }

  #end(reason: Error): void {
    this.#gone ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  /** The answer has the type that the method's signature promises; both ends are built from the same source. */
  call<T>(call: Call, options: RunOptions = {}, transfer: readonly Transferable[] = []): Promise<T> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    if (options.signal?.aborted) return Promise.reject(abortError());
    const id = this.#next;
    this.#next += 1;
    const cancel = () => {
      this.#handle.post({ kind: 'cancel', id });
    };
    options.signal?.addEventListener('abort', cancel);
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as T), reject, onProgress: options.onProgress });
      this.#handle.post({ kind: 'call', id, call }, transfer);
    }).finally(() => options.signal?.removeEventListener('abort', cancel));
  }

  load(module: WebAssembly.Module): void {
    this.#handle.post({ kind: 'load', module });
  }

  async close(): Promise<void> {
    this.#end(new Error('The engine is closed.'));
    await this.#handle.terminate();
  }
}

function remoteRun(caller: Caller, durationPs: number): Run {
  return {
    durationPs,
    runUntil: (timePs, options = {}) =>
      caller.call<Progress>(
        {
          method: 'runUntil',
          timePs,
          progress: options.onProgress !== undefined,
          ...(options.bounds === undefined ? {} : { bounds: options.bounds }),
        },
        options,
      ),
    apply: (change) => caller.call<void>({ method: 'apply', change }),
    watch: (request) => caller.call<void>({ method: 'watch', request }),
    drain: () => caller.call<readonly TraceColumns[]>({ method: 'drain' }),
    counts: () => caller.call<LinkCounts>({ method: 'counts' }),
    inspect: (query) => caller.call({ method: 'inspect', query }),
    why: (flow, depth) => caller.call<readonly Why[]>({ method: 'why', flow, depth }),
    capture: (request) => caller.call<void>({ method: 'capture', request }),
    takeCapture: () => caller.call<Uint8Array>({ method: 'takeCapture' }),
    endCapture: () => caller.call<Uint8Array>({ method: 'endCapture' }),
    captureCounts: () => caller.call<CaptureCounts>({ method: 'captureCounts' }),
    result: () => caller.call<RunResult>({ method: 'result' }),
    stateHash: () => caller.call<string>({ method: 'stateHash' }),
    snapshot: () => caller.call<Snapshot>({ method: 'snapshot' }),
    /** Copies: the caller keeps its snapshot. */
    restore: (snapshot) => caller.call<void>({ method: 'restore', snapshot }),
    free: () => caller.call<void>({ method: 'free' }),
  };
}

/** An engine over a worker that `serveEngine` runs in. */
export function connectEngine(handle: WorkerHandle, module: WebAssembly.Module): WorkerEngine {
  const caller = new Caller(handle);
  caller.load(module);
  return {
    lost: caller.lost,
    info: () => caller.call<EngineInfo>({ method: 'info' }),
    open: async (scenario) => remoteRun(caller, await caller.call<number>({ method: 'open', scenario })),
    overhead: (request) => caller.call<readonly OverheadRow[]>({ method: 'overhead', request }),
    close: () => caller.close(),
  };
}
