/** What carries the engine's calls: the WASM module in this thread, or a worker that has one. */

import type { RunOptions } from './engine.ts';
import type { OwnCalls, RustRun } from './wasm-engine.ts';

/** Every call by its name. All but `OwnCalls` are methods of the Rust side, whose types wasm-bindgen writes. */
export type Calls = OwnCalls & Omit<RustRun, keyof OwnCalls>;
export type CallName = keyof Calls;

/** Carries calls to an engine, one run at a time. */
export interface Caller {
  /** `options` are of use to calls that take long. */
  call<Name extends CallName>(
    name: Name,
    args: Parameters<Calls[Name]>,
    options?: RunOptions,
  ): Promise<ReturnType<Calls[Name]>>;
  close(): Promise<void>;
}
