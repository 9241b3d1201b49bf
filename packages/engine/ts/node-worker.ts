/** Engine worker in a Node worker thread. */

import { parentPort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { instantiate } from './wasm-engine.ts';
import { serveEngine } from './worker-host.ts';

if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;

serveEngine(
  {
    post: (message: FromWorker, transfer = []) => {
      port.postMessage(
        message,
        transfer.filter((item) => item instanceof ArrayBuffer),
      );
    },
    listen: (onMessage) => {
      port.on('message', (message: ToWorker) => onMessage(message));
    },
  },
  instantiate,
);
