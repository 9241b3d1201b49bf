/** Series over the whole run. A stretch that is run again brings the same samples, which are here already. */
import { VCC_ROLES } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import { Column, firstAbove } from './columns.ts';
import type { Trace } from './run/types.ts';
import type { Series } from './types.ts';

/** Samples over a run, about. */
const SAMPLES = 1000;
const MOST_OF_AKIND = 64;

/** A round interval that yields about so many samples. */
export function intervalFor(durationPs: number): number {
  const least = durationPs / SAMPLES;
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return Math.max(1000, [1, 2, 5, 10].map((digit) => digit * decade).find((interval) => interval >= least) ?? least);
}

/** What is plotted: throughput of flows, queues and drops of switches' ports, CPUs of hosts, cells on links and of each role. */
export function seriesNames(model: Scenario['model'], queues: readonly string[]): readonly string[] {
  const some = (names: readonly string[]) => names.slice(0, MOST_OF_AKIND);
  const hosts = model.nodes.filter((node) => node.kind === 'host');
  return [
    ...some(model.flows.map((flow) => `throughput:${flow.id}`)),
    ...some(queues.map((queue) => `queue:${queue}`)),
    ...some(queues.map((queue) => `drops:${queue}`)),
    ...some(hosts.map((host) => `cpu:${host.id}`)),
    ...some(model.links.map((link) => `link:${link.id}:ab`)),
    ...some(model.links.map((link) => `link:${link.id}:ba`)),
    ...VCC_ROLES.map((role) => `role:${role}`),
  ];
}

/** Output queues of switches that a table sends to: `node:port:category`. */
export function queuesOf(model: Scenario['model']): readonly string[] {
  const queues = new Set<string>();
  for (const node of model.nodes) {
    if (node.kind !== 'switch') continue;
    for (const row of node.routes) queues.add(`${node.id}:${row.out.port}:${row.category}`);
  }
  return [...queues];
}

export class SeriesStore {
  readonly #times = new Column();
  readonly #values: ReadonlyMap<string, Column>;
  /** Always as far as has been taken. */
  readonly #series: readonly Series[];

  constructor(names: readonly string[]) {
    const times = this.#times;
    this.#values = new Map(names.map((name) => [name, new Column()]));
    this.#series = [...this.#values].map(([name, column]) => ({
      name,
      get timesPs() {
        return times.values;
      },
      get values() {
        return column.values;
      },
    }));
  }

  take(traces: readonly Trace[]): void {
    const latest = this.#times.values.at(-1) ?? 0;
    let times: Float64Array | null = null;
    for (const trace of traces) {
      if (trace.kind !== 'series') continue;
      const { timePs, value } = trace.columns;
      const from = firstAbove(timePs, latest);
      times ??= timePs.subarray(from);
      this.#values.get(trace.name)?.append(value.subarray(from));
    }
    if (times !== null) this.#times.append(times);
  }

  /** Adds samples of all series, by their places, at these instants. */
  add(timesPs: Float64Array, valuesOf: (index: number) => Float64Array): void {
    const from = firstAbove(timesPs, this.#times.values.at(-1) ?? 0);
    let index = 0;
    for (const column of this.#values.values()) {
      column.append(valuesOf(index).subarray(from));
      index += 1;
    }
    this.#times.append(timesPs.subarray(from));
  }

  all(): readonly Series[] {
    return this.#series;
  }
}
