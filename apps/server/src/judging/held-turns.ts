/**
 * The turns of a judging thread, which the main thread hands out together with those of runs. A turn is kept from one stretch of a run
 * to the next until its time is over: a judge stops its run every few milliseconds to look at it, and works, too, while it looks.
 */
import type { MessagePort } from 'node:worker_threads';
import type { Turn, Turns } from '../services/turns.ts';

/** What a judging thread tells the main thread. */
export type FromJudge =
  /** The thread wants a turn; the main thread answers with a message without content. */
  | { readonly kind: 'take' }
  | { readonly kind: 'end' }
  /** How far the thread is, 0 to 1. */
  | { readonly kind: 'share'; readonly share: number }
  /** The run broke a bound, or engine or judge broke down: the thread does no more, and waits to be ended with its memory. */
  | { readonly kind: 'bound' | 'broken'; readonly message: string };

/** `turnMs` is how long a turn lasts. */
export function heldTurns(port: MessagePort, turnMs: number): Pick<Turns, 'enter'> {
  let sinceMs: number | null = null;
  const tell = (message: FromJudge) => port.postMessage(message);
  const isOver = () => sinceMs === null || performance.now() - sinceMs >= turnMs;

  function end(): void {
    if (sinceMs !== null) tell({ kind: 'end' });
    sinceMs = null;
  }

  async function take(): Promise<Turn> {
    if (isOver()) {
      end();
      const granted = new Promise((resolve) => port.once('message', resolve));
      tell({ kind: 'take' });
      await granted;
      sinceMs = performance.now();
    }
    return turn;
  }

  const turn: Turn = {
    isOver,
    end: () => {
      if (isOver()) end();
    },
  };
  return { enter: () => ({ take, leave: end }) };
}
