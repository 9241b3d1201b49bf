/** A client that writes all the time, and remembers which of its writes the server acknowledged. */
import { setTimeout } from 'node:timers/promises';
import { tinyScenario } from './scenarios.ts';
import type { ServerProcess } from './server-process.ts';

interface Stored {
  readonly id: string;
  readonly title: string;
}

/** Stores scenarios one after the other until it is stopped; `kept` are those that the server acknowledged. */
export function startWriter({ origin }: ServerProcess) {
  const kept: Stored[] = [];
  const refusals: number[] = [];
  const ending = new AbortController();
  async function write(): Promise<void> {
    for (let at = 0; !ending.signal.aborted; at += 1) {
      const title = `written ${at}`;
      const answer = await fetch(`${origin}/api/scenarios`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(tinyScenario(title)),
      });
      if (answer.status === 201) kept.push({ id: ((await answer.json()) as { id: string }).id, title });
      else refusals.push(answer.status);
      await setTimeout(20);
    }
  }
  const over = write();
  return {
    kept,
    refusals,
    async stop() {
      ending.abort();
      await over;
    },
  };
}
