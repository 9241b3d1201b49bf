/** A worker in the same thread: both ends of the real protocol over a message channel. */

import type { FromWorker, ToWorker } from '../messages.ts';
import type { LoadedModule } from '../wasm-engine.ts';
import { connectEngine, type WorkerEngine } from '../worker-client.ts';
import { serveEngine } from '../worker-host.ts';

export interface FakeWorker {
  readonly engine: WorkerEngine;
  /** Kinds of the messages that it has sent. */
  readonly sent: readonly FromWorker['kind'][];
  /** As if the thread had died, without a word where `reason` is null. */
  crash(reason: string | null): void;
}

/** The smallest WASM module: what is sent to a worker as the engine's code. */
const EMPTY_MODULE = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

export function fakeWorker(load: () => LoadedModule): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  const sent: FromWorker['kind'][] = [];
  serveEngine(
    {
      post: (message, transfer = []) => {
        sent.push(message.kind);
        port2.postMessage(message, [...transfer]);
      },
      listen: (onMessage) => {
        port2.addEventListener('message', (event: MessageEvent<ToWorker>) => onMessage(event.data));
        port2.start();
      },
    },
    load,
  );
  let lose: (reason: string | null) => void = () => undefined;
  const stop = () => {
    port1.close();
    port2.close();
  };
  const engine = connectEngine(
    {
      post: (message, transfer = []) => port1.postMessage(message, [...transfer]),
      listen: (onMessage) => {
        port1.addEventListener('message', (event: MessageEvent<FromWorker>) => onMessage(event.data));
        port1.start();
      },
      onLost: (listener) => {
        lose = listener;
      },
      terminate: stop,
    },
    EMPTY_MODULE,
  );
  return {
    engine,
    sent,
    crash(reason) {
      stop();
      lose(reason);
    },
  };
}
