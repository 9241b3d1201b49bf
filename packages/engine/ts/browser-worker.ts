/** Engine worker in a browser. */

import type { AliveMessage, FromWorker, ToWorker } from './messages.ts';
import { instantiate } from './wasm-engine.ts';
import { serveEngine } from './worker-host.ts';

serveEngine(
  {
    post: (message: FromWorker, transfer = []) => {
      self.postMessage(message, { transfer: [...transfer] });
    },
    listen: (onMessage) => {
      self.addEventListener('message', (event: MessageEvent<ToWorker>) => onMessage(event.data));
    },
  },
  instantiate,
);

const alive: AliveMessage = { kind: 'alive' };
const untilTheEnd = new Promise<never>(() => undefined);

// No event tells a page that a worker has closed itself or was taken away; a lock is released with the thread that held it.
// A frame without an origin has no locks, nor has a page that came without encryption.
if (self.origin !== 'null' && self.isSecureContext)
  void navigator.locks.request(self.name, () => {
    self.postMessage(alive, { transfer: [] });
    return untilTheEnd;
  });
