/** A module of the shape that wasm-pack makes, whose whole state is in linear memory: time and cell-hops. */

import type { LoadedModule, RustModule, RustTrace } from '../wasm-engine.ts';

/** Simulated ps that one work unit does. */
const PS_PER_UNIT = 10;

export interface FakeOptions {
  /** Called with the time before each slice: to throw, or to look. */
  readonly onSlice?: (timePs: number, workUnits: number) => void;
}

const refuse = (code: string, path: string, value?: unknown): Error => new Error(JSON.stringify({ code, path, value }));

const trace = (name: string, values: readonly number[]): RustTrace => ({
  kind: 'series',
  name,
  columns: ['timePs', 'value'],
  take: () => Float64Array.from(values),
  free: () => undefined,
});

export function fakeModule(options: FakeOptions = {}): LoadedModule {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const state = () => new Float64Array(memory.buffer, 0, 2);

  class Simulation implements InstanceType<RustModule['Simulation']> {
    readonly #durationPs: number;

    constructor(scenarioJson: string) {
      const scenario = JSON.parse(scenarioJson) as { durationPs?: number };
      if (scenario.durationPs === undefined) throw refuse('missing', 'model.durationPs');
      this.#durationPs = scenario.durationPs;
      state().fill(0);
    }
    timePs = () => state()[0] ?? 0;
    cellHops = () => state()[1] ?? 0;
    durationPs = () => this.#durationPs;
    runUntil(tPs: number, workUnits: number): boolean {
      options.onSlice?.(this.timePs(), workUnits);
      const next = Math.min(tPs, this.timePs() + workUnits * PS_PER_UNIT);
      state().set([next, this.cellHops() + workUnits]);
      return next >= tPs;
    }
    apply(changeJson: string): void {
      const change = JSON.parse(changeJson) as { kind?: string };
      if (change.kind !== 'flow') throw refuse('unknown-choice', 'kind', change.kind);
    }
    watch = (): void => undefined;
    drain = () => [trace('queue', [1, 2, 3])];
    counts = () => Float64Array.of(this.cellHops(), 0, 0, 0, 0, 0);
    inspect = (query: string) => JSON.stringify([query]);
    why = (flow: number) => JSON.stringify([{ atPs: 1, node: flow, what: 'nagle' }]);
    capture(requestJson: string): void {
      const { at } = JSON.parse(requestJson) as { at: unknown[] };
      if (at.length === 0) throw refuse('out-of-range', 'at', 0);
    }
    takeCapture = () => Uint8Array.of(1, 2);
    endCapture = () => Uint8Array.of(3);
    captureCounts = () => JSON.stringify({ records: 2, damaged: 0, missed: 0 });
    result = () =>
      JSON.stringify({
        engine: 'fake',
        digest: 'd',
        stateHash: 's',
        seed: 1,
        simSeconds: this.timePs() / 1e12,
        cellHops: this.cellHops(),
        flows: [],
      });
    stateHash = () => this.timePs().toString(16);
    free = (): void => undefined;
  }

  return {
    memory,
    references: new WebAssembly.Table({ element: 'externref', initial: 4 }),
    reserve: () => undefined,
    module: {
      engineVersion: () => 'fake',
      scenarioVersion: () => 1,
      overhead: (request) => {
        const { mtus } = JSON.parse(request) as { mtus: number[] };
        if (mtus.includes(1)) throw refuse('out-of-range', 'mtus', 1);
        return JSON.stringify(mtus.map((mtu) => ({ mtu })));
      },
      Simulation,
    },
  };
}
