/** What carries the engine's calls: the WASM module in this thread, or a worker that has one. */

import type * as pkg from '../pkg/lanelab_engine.js';
import type { EngineInfo, Progress, RunOptions, Snapshot, Trace } from './engine.ts';

/** A run as the Rust side has it; the bench alone turns the hashing of cells off. */
export type RustRun = Omit<pkg.Simulation, typeof Symbol.dispose | 'setCellHashing'>;
export type RustTrace = Omit<pkg.Trace, typeof Symbol.dispose>;

/** The module that wasm-pack makes. */
export interface RustModule extends Pick<typeof pkg, 'engineVersion' | 'scenarioVersion' | 'overhead'> {
  readonly Simulation: new (scenario: string) => Omit<RustRun, 'drain'> & { drain(): RustTrace[] };
}

/** A loaded module and its linear memory, which is the engine's whole state. */
export interface LoadedModule {
  readonly module: RustModule;
  readonly memory: WebAssembly.Memory;
}

/** Calls that need more than one method of the Rust side, or the module's memory. */
export interface OwnCalls {
  info(): EngineInfo;
  /** Opens the scenario that this JSON is; returns its length, ps. */
  open(scenario: string): number;
  runUntil(timePs: number): Progress;
  drain(): readonly Trace[];
  /** Time that the engine has computed for the open run, ms. */
  wallMs(): number;
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  free(): void;
}

/** Every call by its name. All but `OwnCalls` are methods of the Rust side, whose types wasm-bindgen writes. */
export type Calls = OwnCalls & Pick<RustModule, 'overhead'> & Omit<RustRun, keyof OwnCalls>;
export type CallName = keyof Calls;

/** Carries calls to an engine, one run at a time. */
export interface Caller {
  /** `options` are of use to `runUntil` alone. */
  call<Name extends CallName>(
    name: Name,
    args: Parameters<Calls[Name]>,
    options?: RunOptions,
  ): Promise<ReturnType<Calls[Name]>>;
  close(): Promise<void>;
}
