/** Series over the whole run. A stretch that is run again brings the same samples, which are here already. */
import type { Scenario } from '@lanelab/scenario';
import type { TraceColumns } from './run/types.ts';
import type { Series } from './types.ts';

/** Samples over a run, about. */
const samples = 1000;
const mostOfAKind = 64;

/** A round interval that gives about so many samples. */
export function intervalFor(durationPs: number): number {
  const least = durationPs / samples;
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return Math.max(1000, [1, 2, 5, 10].map((digit) => digit * decade).find((interval) => interval >= least) ?? least);
}

/** What is plotted: throughput of flows, queues and drops of switches' ports, CPUs of hosts, cells on links. */
export function seriesNames(model: Scenario['model'], queues: readonly string[]): readonly string[] {
  const some = (names: readonly string[]) => names.slice(0, mostOfAKind);
  const hosts = model.nodes.filter((node) => node.kind === 'host');
  return [
    ...some(model.flows.map((flow) => `throughput:${flow.id}`)),
    ...some(queues.map((queue) => `queue:${queue}`)),
    ...some(queues.map((queue) => `drops:${queue}`)),
    ...some(hosts.map((host) => `cpu:${host.id}`)),
    ...some(model.links.map((link) => `link:${link.id}:ab`)),
    ...some(model.links.map((link) => `link:${link.id}:ba`)),
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
  readonly #timesS: number[] = [];
  readonly #series: readonly { readonly name: string; readonly timesS: number[]; readonly values: number[] }[];
  readonly #byName: ReadonlyMap<string, number[]>;

  constructor(names: readonly string[]) {
    this.#series = names.map((name) => ({ name, timesS: this.#timesS, values: [] }));
    this.#byName = new Map(this.#series.map(({ name, values }) => [name, values]));
  }

  take(traces: readonly TraceColumns[]): void {
    const latest = this.#timesS.at(-1) ?? 0;
    let times: Float64Array | null = null;
    for (const { name, columns } of traces) {
      const into = this.#byName.get(name);
      const { timeS, value } = columns;
      if (into === undefined || timeS === undefined || value === undefined) continue;
      times = timeS;
      for (let index = 0; index < value.length; index += 1)
        if ((timeS[index] ?? 0) > latest) into.push(value[index] ?? 0);
    }
    for (const time of times ?? []) if (time > latest) this.#timesS.push(time);
  }

  all(): readonly Series[] {
    return this.#series;
  }
}
