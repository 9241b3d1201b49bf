// A thread for documents that does what the text of a body says: "Held" waits for the test, "Crash" ends the thread.
import { BroadcastChannel } from 'node:worker_threads';
import perform from '../../src/documents/worker.mjs';

const text = ({ input }) => new TextDecoder().decode(input.octets ?? new Uint8Array());

export default async function gated(order) {
  const words = text(order);
  if (words.includes('Crash')) process.exit(1);
  const name = /Held \w+/.exec(words)?.[0];
  if (name !== undefined) {
    const gate = new BroadcastChannel('gate');
    await new Promise((resolve) => {
      gate.addEventListener('message', ({ data }) => data === 'open' && resolve());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between threads has no origin
      gate.postMessage(name);
    });
    gate.close();
  }
  return perform(order);
}
