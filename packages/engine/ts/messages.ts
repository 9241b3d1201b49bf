/** What crosses between a page and its engine worker. Never a message per cell. */

import type { CallName } from './calls.ts';
import type { Progress, RunOptions } from './engine.ts';
import type { ErrorMessage } from './errors.ts';

/** A call; its answer carries the same `id`. */
export interface CallMessage {
  readonly kind: 'call';
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
  readonly bounds: RunOptions['bounds'];
  /** Whether the caller wants reports of the progress. */
  readonly reports: boolean;
}

export type ToWorker =
  | { readonly kind: 'load'; readonly module: WebAssembly.Module }
  | CallMessage
  | { readonly kind: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: ErrorMessage }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress };

/** A worker of a browser holds the lock that has its name, from now until it is gone. */
export interface AliveMessage {
  readonly kind: 'alive';
}

/** One end of a channel, whatever kind of worker is at the other. */
export interface Port<Out, In> {
  post(message: Out, transfer?: readonly Transferable[]): void;
  listen(onMessage: (message: In) => void): void;
}
