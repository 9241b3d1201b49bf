/** The worker's side: takes calls from its port and answers them with an engine of its own. */

import type { Caller } from './calls.ts';
import { toMessage } from './errors.ts';
import type { CallMessage, FromWorker, Port, ToWorker } from './messages.ts';
import { type LoadedModule, wasmCaller } from './wasm-engine.ts';

/** The memory of the typed arrays in an answer: it goes to the caller, and is not copied. */
function buffersOf(value: unknown): readonly ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersOf) : [];
}

/** Serves one engine over `port`; `load` makes the module of this thread. */
export function serveEngine(
  port: Port<FromWorker, ToWorker>,
  load: (module: WebAssembly.Module) => LoadedModule | Promise<LoadedModule>,
): void {
  let engine: Promise<() => Caller> | null = null;
  const cancels = new Map<number, AbortController>();

  /** A module that cannot be started fails every call, not the worker. */
  async function start(module: WebAssembly.Module): Promise<() => Caller> {
    try {
      const caller = wasmCaller(await load(module));
      return () => caller;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }

  async function answer({ id, name, args, bounds, reports }: CallMessage): Promise<void> {
    const cancel = new AbortController();
    cancels.set(id, cancel);
    try {
      if (engine === null) throw new Error('The worker has no engine yet; load it first.');
      const caller = (await engine)();
      const value = await caller.call(name, args as never, {
        signal: cancel.signal,
        ...(bounds === undefined ? {} : { bounds }),
        ...(reports ? { onProgress: (progress) => port.post({ kind: 'progress', id, progress }) } : {}),
      });
      port.post({ kind: 'answer', id, value }, buffersOf(value));
    } catch (error) {
      port.post({ kind: 'error', id, error: toMessage(error) });
    } finally {
      cancels.delete(id);
    }
  }

  port.listen((message) => {
    if (message.kind === 'load') engine = start(message.module);
    else if (message.kind === 'cancel') cancels.get(message.id)?.abort();
    else void answer(message);
  });
}
