/** The engine in this thread, on a loaded WASM module. */

import type {
  CaptureCounts,
  CaptureRequest,
  Engine,
  EngineInfo,
  LinkCounts,
  OverheadRequest,
  OverheadRow,
  Progress,
  Run,
  RunOptions,
  RunResult,
  ScenarioDocument,
  Snapshot,
  TraceColumns,
  WatchRequest,
  Why,
} from './engine.ts';
import { EngineCrash, fromRust } from './errors.ts';
import type { InspectAnswer, InspectQuery } from './inspect.ts';
import type { LoadedModule, RustSimulation } from './rust-module.ts';
import { runInSlices } from './slices.ts';

const PAGE_OCTETS = 65_536;

class WasmRun implements Run {
  readonly durationPs: number;
  readonly #meter = { wallMs: 0 };
  readonly #memory: WebAssembly.Memory;
  readonly #guard: <T>(work: () => T) => T;
  readonly #onFree: () => void;
  #simulation: RustSimulation | null;
  #busy = false;

  constructor(
    simulation: RustSimulation,
    memory: WebAssembly.Memory,
    guard: <T>(work: () => T) => T,
    onFree: () => void,
  ) {
    this.#simulation = simulation;
    this.#memory = memory;
    this.#guard = guard;
    this.#onFree = onFree;
    this.durationPs = guard(() => simulation.durationPs());
  }

  #live(): RustSimulation {
    if (this.#simulation === null) throw new Error('This run has been freed; open the scenario again.');
    if (this.#busy) throw new Error('The run is under way; wait for it or cancel it first.');
    return this.#simulation;
  }

  async runUntil(timePs: number, options: RunOptions = {}): Promise<Progress> {
    const simulation = this.#live();
    this.#busy = true;
    try {
      return await runInSlices(simulation, timePs, this.#meter, () => this.#memory.buffer.byteLength, options);
    } catch (error) {
      return this.#guard(() => {
        throw error;
      });
    } finally {
      this.#busy = false;
    }
  }

  async apply(change: unknown): Promise<void> {
    const simulation = this.#live();
    this.#guard(() => {
      simulation.apply(JSON.stringify(change));
    });
  }

  async watch(request: WatchRequest): Promise<void> {
    const simulation = this.#live();
    this.#guard(() => {
      simulation.watch(JSON.stringify(request));
    });
  }

  async drain(): Promise<readonly TraceColumns[]> {
    const simulation = this.#live();
    return this.#guard(() =>
      simulation.drain().map((trace) => {
        const { name, columns } = trace;
        const taken = Object.fromEntries(columns.map((column, index) => [column, trace.take(index)]));
        trace.free();
        return { name, columns: taken };
      }),
    );
  }

  async counts(): Promise<LinkCounts> {
    const simulation = this.#live();
    return this.#guard(() => ({ timePs: simulation.timePs(), counts: simulation.counts() }));
  }

  async why(flow: number, depth: number): Promise<readonly Why[]> {
    const simulation = this.#live();
    return JSON.parse(this.#guard(() => simulation.why(flow, depth)));
  }

  async inspect<Q extends InspectQuery>(query: Q): Promise<InspectAnswer<Q>> {
    const simulation = this.#live();
    return JSON.parse(this.#guard(() => simulation.inspect(JSON.stringify(query))));
  }

  async capture(request: CaptureRequest): Promise<void> {
    const simulation = this.#live();
    this.#guard(() => {
      simulation.capture(JSON.stringify(request));
    });
  }

  async takeCapture(): Promise<Uint8Array> {
    const simulation = this.#live();
    return this.#guard(() => simulation.takeCapture());
  }

  async endCapture(): Promise<Uint8Array> {
    const simulation = this.#live();
    return this.#guard(() => simulation.endCapture());
  }

  async captureCounts(): Promise<CaptureCounts> {
    const simulation = this.#live();
    return JSON.parse(this.#guard(() => simulation.captureCounts()));
  }

  async result(): Promise<RunResult> {
    const simulation = this.#live();
    const result: Omit<RunResult, 'wallMs'> = JSON.parse(this.#guard(() => simulation.result()));
    return { ...result, wallMs: Math.round(this.#meter.wallMs) };
  }

  async stateHash(): Promise<string> {
    const simulation = this.#live();
    return this.#guard(() => simulation.stateHash());
  }

  async snapshot(): Promise<Snapshot> {
    const timePs = this.#live().timePs();
    return { timePs, memory: new Uint8Array(this.#memory.buffer).slice() };
  }

  /** Memory never shrinks: pages grown since the snapshot stay, unused. */
  async restore(snapshot: Snapshot): Promise<void> {
    this.#live();
    const missing = snapshot.memory.byteLength - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_OCTETS));
    new Uint8Array(this.#memory.buffer).set(snapshot.memory);
  }

  async free(): Promise<void> {
    if (this.#simulation === null) return;
    const simulation = this.#live();
    this.#simulation = null;
    this.#onFree();
    this.#guard(() => {
      simulation.free();
    });
  }
}

/** An engine on a loaded module: one run at a time, for its memory is that run's state. */
export function createWasmEngine({ module, memory }: LoadedModule): Engine {
  let crash: EngineCrash | null = null;
  let open: Run | null = null;

  const guard = <T>(work: () => T): T => {
    if (crash !== null) throw crash;
    try {
      return work();
    } catch (thrown) {
      const error = fromRust(thrown);
      if (error instanceof EngineCrash) {
        crash = error;
        open = null;
      }
      throw error;
    }
  };

  return {
    async info(): Promise<EngineInfo> {
      return guard(() => ({ version: module.engineVersion(), scenarioVersion: module.scenarioVersion() }));
    },
    async open(scenario: ScenarioDocument): Promise<Run> {
      if (open !== null) throw new Error('An engine runs one scenario at a time; free the open run first.');
      const simulation = guard(() => new module.Simulation(JSON.stringify(scenario)));
      open = new WasmRun(simulation, memory, guard, () => {
        open = null;
      });
      return open;
    },
    async overhead(request: OverheadRequest): Promise<readonly OverheadRow[]> {
      const rows: readonly OverheadRow[] = JSON.parse(guard(() => module.overhead(JSON.stringify(request))));
      return rows;
    },
    async close(): Promise<void> {
      if (crash === null) await open?.free();
    },
  };
}
