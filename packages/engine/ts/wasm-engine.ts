/** The engine in this thread, on a loaded WASM module. */

import type { Caller, CallName, LoadedModule, OwnCalls, RustModule } from './calls.ts';
import { type Engine, engineOver, type RunOptions, type Trace } from './engine.ts';
import { EngineCrash, fromRust } from './errors.ts';
import { runInSlices } from './slices.ts';

const PAGE_OCTETS = 65_536;

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
export function wasmCaller({ module, memory }: LoadedModule): Caller {
  let crash: EngineCrash | null = null;
  let open: OpenRun | null = null;

  function idle(): OpenRun {
    if (open === null) throw new Error('No run is open; open a scenario first.');
    if (open.isBusy) throw new Error('The run is under way; wait for it or cancel it first.');
    return open;
  }

  const own: OwnFunctions = {
    info: () => ({ version: module.engineVersion(), scenarioVersion: module.scenarioVersion() }),
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
        return await runInSlices(run.simulation, timePs, run.meter, () => memory.buffer.byteLength, options);
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
    snapshot: () => ({ timePs: idle().simulation.timePs(), memory: new Uint8Array(memory.buffer).slice() }),
    /** Memory never shrinks: pages grown since the snapshot stay, unused. */
    restore([snapshot]) {
      idle();
      const missing = snapshot.memory.byteLength - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_OCTETS));
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
    const target = name === 'overhead' ? module : idle().simulation;
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') throw new Error(`The engine has no call "${name}".`);
    return Reflect.apply(method, target, args);
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
