/** The engine in this thread, on a loaded WASM module. The only import of the generated package. */

import type * as pkg from '../pkg/lanelab_engine.js';
import { engineVersion, initSync, overhead, Simulation, scenarioVersion } from '../pkg/lanelab_engine.js';
import type { Caller, CallName } from './calls.ts';
import {
  type Engine,
  type EngineInfo,
  engineOver,
  type Progress,
  type RunOptions,
  type Snapshot,
  type Trace,
} from './engine.ts';
import { EngineCrash, fromRust } from './errors.ts';
import { inSlices } from './slices.ts';

const PAGE_OCTETS = 65_536;

/** A run as the Rust side has it; the bench alone turns the hashing of cells off. */
export type RustRun = Omit<pkg.Simulation, typeof Symbol.dispose | 'setCellHashing'>;
export type RustTrace = Omit<pkg.Trace, typeof Symbol.dispose>;

/** The module that wasm-pack makes. */
export interface RustModule extends Pick<typeof pkg, 'engineVersion' | 'scenarioVersion' | 'overhead'> {
  readonly Simulation: new (scenario: string) => Omit<RustRun, 'drain'> & { drain(): RustTrace[] };
}

/** A loaded module and its linear memory, which is the engine's whole state between two calls. */
export interface LoadedModule {
  readonly module: RustModule;
  readonly memory: WebAssembly.Memory;
  /** Where a call keeps the values of JavaScript that it works on; the memory knows how many places there are. */
  readonly references: WebAssembly.Table;
}

/** Starts the generated package in this thread. One instance a thread: the glue code keeps it. */
export function instantiate(compiled: WebAssembly.Module): LoadedModule {
  const { memory, __wbindgen_externrefs: references } = initSync({ module: compiled });
  return { module: { engineVersion, overhead, scenarioVersion, Simulation }, memory, references };
}

/** Calls that need more than one method of a run on the Rust side, or the module itself. */
export interface OwnCalls {
  info(): EngineInfo;
  overhead(request: string): string;
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

/** The one run that a module has open: the module's memory is that run's state. */
interface OpenRun {
  readonly simulation: InstanceType<RustModule['Simulation']>;
  readonly meter: { wallMs: number };
  isBusy: boolean;
}

type Perform<Args, Result> = (args: Args, options: RunOptions) => Result | Promise<Result>;
type OwnFunctions = {
  readonly [Name in keyof OwnCalls]: Perform<Parameters<OwnCalls[Name]>, ReturnType<OwnCalls[Name]>>;
};

/** Carries calls to a module in this thread. */
export function wasmCaller({ module, memory, references }: LoadedModule): Caller {
  let crash: EngineCrash | null = null;
  let open: OpenRun | null = null;

  function idle(): OpenRun {
    if (open === null) throw new Error('No run is open; open a scenario first.');
    if (open.isBusy) throw new Error('The run is under way; wait for it or cancel it first.');
    return open;
  }

  const own: OwnFunctions = {
    info: () => ({ version: module.engineVersion(), scenarioVersion: module.scenarioVersion() }),
    overhead: ([request]) => module.overhead(request),
    open([scenario]) {
      if (open !== null) throw new Error('An engine runs one scenario at a time; free the open run first.');
      const simulation = new module.Simulation(scenario);
      open = { simulation, meter: { wallMs: 0 }, isBusy: false };
      return simulation.durationPs();
    },
    async runUntil([timePs], options) {
      const run = idle();
      run.isBusy = true;
      try {
        return await inSlices(run.simulation, timePs, run.meter, () => memory.buffer.byteLength, options);
      } finally {
        run.isBusy = false;
      }
    },
    drain() {
      return idle()
        .simulation.drain()
        .map((trace) => {
          const { kind, name, columns } = trace;
          const taken = Object.fromEntries(columns.map((column, index) => [column, trace.take(index)]));
          trace.free();
          // Kinds and names of columns are those of `TRACE_COLUMNS`, which comes from the same list.
          return { kind, name, columns: taken } as unknown as Trace;
        });
    },
    wallMs: () => idle().meter.wallMs,
    snapshot: () => ({
      timePs: idle().simulation.timePs(),
      memory: new Uint8Array(memory.buffer).slice(),
      references: references.length,
    }),
    /** Memory never shrinks: pages grown since the snapshot stay, unused. */
    restore([snapshot]) {
      idle();
      const missing = snapshot.memory.byteLength - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_OCTETS));
      if (snapshot.references > references.length) references.grow(snapshot.references - references.length);
      new Uint8Array(memory.buffer).set(snapshot.memory);
    },
    free() {
      const { simulation } = idle();
      open = null;
      simulation.free();
    },
  };

  /** A call is one of our own, or a method of the Rust side by the same name. */
  function perform(name: CallName, args: readonly unknown[], options: RunOptions): unknown {
    if (name in own) return (own[name as keyof OwnCalls] as Perform<readonly unknown[], unknown>)(args, options);
    const { simulation } = idle();
    const method: unknown = Reflect.get(simulation, name);
    if (typeof method !== 'function') throw new Error(`The engine has no call "${name}".`);
    return Reflect.apply(method, simulation, args);
  }

  return {
    async call(name, args, options = {}) {
      if (crash !== null) throw crash;
      try {
        return (await perform(name, args, options)) as never;
      } catch (thrown) {
        const error = fromRust(thrown);
        if (error instanceof EngineCrash) {
          crash = error;
          open = null;
        }
        throw error;
      }
    },
    async close() {
      if (crash === null && open !== null) await own.free([], {});
    },
  };
}

/** An engine on a loaded module: one run at a time. */
export const createWasmEngine = (loaded: LoadedModule): Engine => engineOver(wasmCaller(loaded));
