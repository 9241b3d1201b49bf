/** Engine worker in a browser. */

import type { FromWorker, ToWorker } from './messages.ts';
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
