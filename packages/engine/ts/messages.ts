/** What crosses between a page and its engine worker. Never a message per cell. */

import type { CaptureRequest, OverheadRequest, Progress, RunOptions, Snapshot, WatchRequest } from './engine.ts';
import type { ErrorMessage } from './errors.ts';
import type { InspectQuery } from './inspect.ts';

export type Bounds = NonNullable<RunOptions['bounds']>;

/** A call; its answer carries the same `id`. Calls of a run go to the one open run. */
export type Call =
  | { readonly method: 'info' }
  | { readonly method: 'open'; readonly scenario: unknown }
  | { readonly method: 'overhead'; readonly request: OverheadRequest }
  | { readonly method: 'close' }
  | { readonly method: 'runUntil'; readonly timePs: number; readonly bounds?: Bounds; readonly progress: boolean }
  | { readonly method: 'apply'; readonly change: unknown }
  | { readonly method: 'watch'; readonly request: WatchRequest }
  | { readonly method: 'drain' }
  | { readonly method: 'counts' }
  | { readonly method: 'why'; readonly flow: number; readonly depth: number }
  | { readonly method: 'inspect'; readonly query: InspectQuery }
  | { readonly method: 'capture'; readonly request: CaptureRequest }
  | { readonly method: 'takeCapture' }
  | { readonly method: 'endCapture' }
  | { readonly method: 'captureCounts' }
  | { readonly method: 'result' }
  | { readonly method: 'stateHash' }
  | { readonly method: 'snapshot' }
  | { readonly method: 'restore'; readonly snapshot: Snapshot }
  | { readonly method: 'free' };

export type ToWorker =
  | { readonly kind: 'load'; readonly module: WebAssembly.Module }
  | { readonly kind: 'call'; readonly id: number; readonly call: Call }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: ErrorMessage }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress };

/** One end of a channel, whatever kind of worker is at the other. */
export interface Port<Out, In> {
  post(message: Out, transfer?: readonly Transferable[]): void;
  listen(onMessage: (message: In) => void): void;
}
