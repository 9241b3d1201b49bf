/** What the wasm-pack package gives us: the one place where its shape is written down. */

export interface RustSimulation {
  timePs(): number;
  durationPs(): number;
  cellHops(): number;
  /** True once `tPs` is reached and every window is closed there; call again otherwise. */
  runUntil(tPs: number, workUnits: number): boolean;
  apply(changeJson: string): void;
  watch(requestJson: string): void;
  drain(): RustTrace[];
  counts(): Float64Array;
  /** JSON list of `Why`. */
  why(flow: number, depth: number): string;
  /** JSON of an `InspectQuery` in, JSON of its answer out. */
  inspect(queryJson: string): string;
  capture(requestJson: string): void;
  takeCapture(): Uint8Array;
  endCapture(): Uint8Array;
  /** JSON of `CaptureCounts`. */
  captureCounts(): string;
  /** `RunResult` without `wallMs`. */
  result(): string;
  stateHash(): string;
  free(): void;
}

/** What was recorded under one name; `take` hands a column over. */
export interface RustTrace {
  readonly name: string;
  readonly columns: string[];
  take(index: number): Float64Array;
  free(): void;
}

export interface RustModule {
  engineVersion(): string;
  scenarioVersion(): number;
  overhead(requestJson: string): string;
  readonly Simulation: new (scenarioJson: string) => RustSimulation;
}

/** A loaded module and its linear memory, which is the engine's whole state. */
export interface LoadedModule {
  readonly module: RustModule;
  readonly memory: WebAssembly.Memory;
}
