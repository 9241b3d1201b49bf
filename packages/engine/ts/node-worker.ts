/** Engine worker in a Node worker thread. */

import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { instantiate } from './wasm-engine.ts';
import { serveEngine } from './worker-host.ts';

if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;

// On Linux alone a priority belongs to a thread; elsewhere it would be the whole process's.
const { nice } = workerData as { nice: number };
if (nice > 0 && process.platform === 'linux') setPriority(Math.min(19, getPriority() + nice));

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
