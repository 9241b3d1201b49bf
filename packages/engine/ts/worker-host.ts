/** The worker's side: takes calls from its port and answers them with an engine of its own. */

import type { Engine, Run } from './engine.ts';
import { toMessage } from './errors.ts';
import type { Call, FromWorker, Port, ToWorker } from './messages.ts';
import type { LoadedModule } from './rust-module.ts';
import { createWasmEngine } from './wasm-engine.ts';

interface Answer {
  readonly value: unknown;
  readonly transfer?: readonly Transferable[];
}

type RunCall = Exclude<Call, { method: 'info' | 'open' | 'overhead' | 'close' }>;

/** Octets whose memory goes to the caller. */
const octets = (value: Uint8Array): Answer => ({
  value,
  transfer: value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
});

/** Serves one engine over `port`; `load` makes the module of this thread. */
export function serveEngine(
  port: Port<FromWorker, ToWorker>,
  load: (module: WebAssembly.Module) => LoadedModule | Promise<LoadedModule>,
): void {
  let engine: Promise<() => Engine> | null = null;
  let open: Run | null = null;
  const cancels = new Map<number, AbortController>();

  /** A module that cannot be started fails every call, not the worker. */
  async function start(module: WebAssembly.Module): Promise<() => Engine> {
    try {
      const loaded = createWasmEngine(await load(module));
      return () => loaded;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }

  async function current(): Promise<Engine> {
    if (engine === null) throw new Error('The worker has no engine yet; load it first.');
    return (await engine)();
  }

  async function callRun(run: Run, id: number, call: RunCall): Promise<Answer> {
    switch (call.method) {
      case 'runUntil': {
        const cancel = new AbortController();
        cancels.set(id, cancel);
        const value = await run.runUntil(call.timePs, {
          signal: cancel.signal,
          ...(call.bounds === undefined ? {} : { bounds: call.bounds }),
          ...(call.progress ? { onProgress: (progress) => port.post({ kind: 'progress', id, progress }) } : {}),
        });
        return { value };
      }
      case 'apply':
        return { value: await run.apply(call.change) };
      case 'watch':
        return { value: await run.watch(call.request) };
      case 'drain': {
        const value = await run.drain();
        const buffers = value.flatMap(({ columns }) => Object.values(columns).map((column) => column.buffer));
        return { value, transfer: [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer) };
      }
      case 'counts': {
        const value = await run.counts();
        const { buffer } = value.counts;
        return { value, transfer: buffer instanceof ArrayBuffer ? [buffer] : [] };
      }
      case 'why':
        return { value: await run.why(call.flow, call.depth) };
      case 'inspect':
        return { value: await run.inspect(call.query) };
      case 'capture':
        return { value: await run.capture(call.request) };
      case 'takeCapture':
        return octets(await run.takeCapture());
      case 'endCapture':
        return octets(await run.endCapture());
      case 'captureCounts':
        return { value: await run.captureCounts() };
      case 'result':
        return { value: await run.result() };
      case 'stateHash':
        return { value: await run.stateHash() };
      case 'snapshot': {
        const value = await run.snapshot();
        const { buffer } = value.memory;
        return { value, transfer: buffer instanceof ArrayBuffer ? [buffer] : [] };
      }
      case 'restore':
        return { value: await run.restore(call.snapshot) };
      case 'free':
        open = null;
        return { value: await run.free() };
    }
  }

  async function perform(id: number, call: Call): Promise<Answer> {
    const ours = await current();
    switch (call.method) {
      case 'info':
        return { value: await ours.info() };
      case 'open':
        open = await ours.open(call.scenario);
        return { value: open.durationPs };
      case 'overhead':
        return { value: await ours.overhead(call.request) };
      case 'close':
        open = null;
        return { value: await ours.close() };
      case 'runUntil':
      case 'apply':
      case 'watch':
      case 'drain':
      case 'counts':
      case 'why':
      case 'inspect':
      case 'capture':
      case 'takeCapture':
      case 'endCapture':
      case 'captureCounts':
      case 'result':
      case 'stateHash':
      case 'snapshot':
      case 'restore':
      case 'free':
        if (open === null) throw new Error('No run is open; open a scenario first.');
        return callRun(open, id, call);
    }
  }

  async function answer(id: number, call: Call): Promise<void> {
    try {
      const { value, transfer } = await perform(id, call);
      port.post({ kind: 'answer', id, value }, transfer);
    } catch (error) {
      port.post({ kind: 'error', id, error: toMessage(error) });
    } finally {
      cancels.delete(id);
    }
  }

  port.listen((message) => {
    if (message.kind === 'load') engine = start(message.module);
    else if (message.kind === 'cancel') cancels.get(message.id)?.abort();
    else void answer(message.id, message.call);
  });
}
