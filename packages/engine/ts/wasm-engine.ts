/** The engine in this thread, on a loaded WASM module. The only import of the generated package. */

import type * as pkg from '../pkg/lanelab_engine.js';
import { engineVersion, initSync, overhead, Simulation, scenarioVersion } from '../pkg/lanelab_engine.js';
import type { Caller, CallName } from './calls.ts';
import { type Engine, type EngineInfo, engineOver, type Progress, type RunOptions, type Trace } from './engine.ts';
import { EngineCrash, fromRust } from './errors.ts';
import { inSlices } from './slices.ts';
import { pagesOf, putPages, type Snapshot } from './snapshot.ts';

const PAGE_OCTETS = 65_536;
/** Memory of a run that can go back: so many times what it holds when it is opened, within these bounds. */
const ROOM_TIMES = 10;
const LEAST_ROOM = 12 * 2 ** 20;
const MOST_ROOM = 128 * 2 ** 20;

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
  /** Has so many octets belong to the module, unused. */
  readonly reserve: (octets: number) => void;
}

/** Starts the generated package in this thread. One instance a thread: the glue code keeps it. */
export function instantiate(compiled: WebAssembly.Module): LoadedModule {
  const exported = initSync({ module: compiled });
  return {
    module: { engineVersion, overhead, scenarioVersion, Simulation },
    memory: exported.memory,
    references: exported.__wbindgen_externrefs,
    reserve: (octets) => exported.__wbindgen_free(exported.__wbindgen_malloc(octets, 8), octets, 8),
  };
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
  /** Whether the WASM memory has room in reserve, so that snapshots need not add any. */
  hasRoom: boolean;
}

type Perform<Args, Result> = (args: Args, options: RunOptions) => Result | Promise<Result>;
type OwnFunctions = {
  readonly [Name in keyof OwnCalls]: Perform<Parameters<OwnCalls[Name]>, ReturnType<OwnCalls[Name]>>;
};

/** Carries calls to a module in this thread. */
export function wasmCaller({ module, memory, references, reserve }: LoadedModule): Caller {
  let crash: EngineCrash | null = null;
  let open: OpenRun | null = null;

  function idle(): OpenRun {
    if (open === null) throw new Error('No run is open; open a scenario first.');
    if (open.isBusy) throw new Error('The run is under way; wait for it or cancel it first.');
    return open;
  }

  /**
   * Memory never shrinks, and a state knows nothing of the memory that was added after it: whoever goes back to it and on adds the
   * same again. So there is memory in reserve before the first state is kept, and a run seldom adds any.
   */
  function makeRoom(run: OpenRun): void {
    if (run.hasRoom) return;
    run.hasRoom = true;
    const held = pagesOf(memory.buffer).blocks.length;
    const room = Math.min(MOST_ROOM, Math.max(LEAST_ROOM, ROOM_TIMES * held));
    if (room > memory.buffer.byteLength) reserve(room - held);
  }

  const own: OwnFunctions = {
    info: () => ({ version: module.engineVersion(), scenarioVersion: module.scenarioVersion() }),
    overhead: ([request]) => module.overhead(request),
    open([scenario]) {
      if (open !== null) throw new Error('An engine runs one scenario at a time; free the open run first.');
      const simulation = new module.Simulation(scenario);
      open = { simulation, meter: { wallMs: 0 }, isBusy: false, hasRoom: false };
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
    snapshot() {
      const run = idle();
      makeRoom(run);
      return { timePs: run.simulation.timePs(), ...pagesOf(memory.buffer), references: references.length };
    },
    restore([snapshot]) {
      idle();
      const missing = snapshot.octets - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_OCTETS));
      if (snapshot.references > references.length) references.grow(snapshot.references - references.length);
      putPages(memory.buffer, snapshot);
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
