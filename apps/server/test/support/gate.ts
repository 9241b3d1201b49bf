/** Threads for documents that stop at a body whose text has "Held" and a name in it, until the test lets them go on. */
import { BroadcastChannel } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { createDocumentPool, type DocumentPool } from '../../src/documents/pool.ts';

export interface Gate {
  readonly pool: DocumentPool;
  /** Documents that have come to the pool so far. */
  readonly asked: () => number;
  /** Resolves once a thread waits with the body of this name. */
  readonly holds: (name: string) => Promise<void>;
  /** Lets go on whatever is held now. */
  readonly open: () => void;
}

export function testGate(queueOctets: number): Gate {
  const worker = new URL('./gated-worker.mjs', import.meta.url);
  const threads = createDocumentPool({ threads: 2, queueOctets, worker });
  let asked = 0;
  const pool: DocumentPool = {
    ...threads,
    run(...task) {
      asked += 1;
      return threads.run(...task);
    },
  };
  const channel = new BroadcastChannel('gate');
  const held = new Set<string>();
  const watchers = new Set<() => void>();
  channel.addEventListener('message', (message) => {
    if ('data' in message) held.add(String(message.data));
    for (const look of watchers) look();
  });
  onTestFinished(async () => {
    channel.close();
    await threads.close();
  });
  return {
    pool,
    asked: () => asked,
    holds: (name) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!held.has(`Held ${name}`)) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between threads has no origin
    open: () => channel.postMessage('open'),
  };
}
