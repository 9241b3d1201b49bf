/** What the plots show: groups of series with one unit, and sentences about them. */
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { formatDecimal, formatInteger } from '../base/format/number.ts';
import { categoryName } from '../document/format-names.ts';
import { namesOf } from './run/names.ts';
import type { Series } from './types.ts';

export type PlotKind = 'throughput' | 'queue' | 'cpu';

export interface PlotLine {
  readonly name: string;
  readonly words: string;
  readonly timesPs: Float64Array;
  readonly values: Float64Array;
}

export interface Plot {
  readonly kind: PlotKind;
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly PlotLine[];
  /** Series of this kind that are not drawn. */
  readonly left: number;
}

const PS_PER_S = 1e12;

/** More lines cannot be told apart without colours. */
const MOST_LINES = 6;

const titles: Readonly<Record<PlotKind, readonly [title: string, unit: string]>> = {
  throughput: [say('plots.throughput'), 'Mb/s'],
  queue: [say('plots.queues'), say('plots.cells')],
  cpu: [say('plots.cpu'), '%'],
};

export function plotsOf(series: readonly Series[], scenario: Scenario): readonly Plot[] {
  return (['throughput', 'queue', 'cpu'] as const).flatMap((kind) => {
    const ours = series.filter(({ name }) => name.startsWith(`${kind}:`));
    const lines = ours
      .map((one) => ({ name: one.name, words: wordsOf(one.name, scenario), timesPs: one.timesPs, values: one.values }))
      // Lines that are ever above zero come first; within them the order of the document holds.
      .toSorted((one, other) => Number(isFlat(one.values)) - Number(isFlat(other.values)));
    if (lines.length === 0) return [];
    const [title, unit] = titles[kind];
    return [{ kind, title, unit, lines: lines.slice(0, MOST_LINES), left: Math.max(0, lines.length - MOST_LINES) }];
  });
}

function isFlat(values: Float64Array): boolean {
  return values.every((value) => value === 0);
}

function wordsOf(name: string, scenario: Scenario): string {
  const { model } = scenario;
  const [kind, first = '', second = '', third = ''] = name.split(':');
  const node = (id: string | number) =>
    model.nodes.find((one) => one.id === Number(id))?.name ?? say('plots.node-id', { id });
  if (kind === 'cpu') return node(first);
  if (kind === 'queue') {
    const here = (end: { readonly node: number; readonly port: number }) =>
      end.node === Number(first) && end.port === Number(second);
    const link = model.links.find(({ a, b }) => here(a) || here(b));
    const to =
      link === undefined ? say('plots.port-second', { second }) : node(here(link.a) ? link.b.node : link.a.node);
    return say('plots.queue', { from: node(first), to, category: categoryName(third) });
  }
  const flow = model.flows.find((one) => one.id === Number(first));
  if (flow === undefined) return say('plots.traffic-first', { first });
  return flow.kind === 'cells'
    ? say('plots.from-cells-vpi-vci', { from: node(flow.from), vpi: flow.vpi, vci: flow.vci })
    : namesOf(scenario).flow(flow);
}

/** Several samples in a row. */
export interface PlotColumn {
  readonly untilPs: number;
  readonly low: number;
  readonly high: number;
}

/** At most so many columns, each with the least and the most of its samples, so that no peak is lost. */
export function columns({ timesPs, values }: PlotLine, most: number): readonly PlotColumn[] {
  const count = Math.min(timesPs.length, values.length);
  const size = Math.max(1, Math.ceil(count / most));
  const result: PlotColumn[] = [];
  for (let from = 0; from < count; from += size) {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = from; index < Math.min(count, from + size); index += 1) {
      const value = values[index] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    result.push({ untilPs: timesPs[Math.min(count, from + size) - 1] ?? 0, low, high });
  }
  return result;
}

export function shown(kind: PlotKind, value: number): string {
  if (kind === 'cpu') return `${formatDecimal(value * 100, 0)} %`;
  return kind === 'queue'
    ? say('plots.value-cells', { value: formatInteger(value) })
    : `${formatDecimal(value, 2)} Mb/s`;
}

/** “Throughput over 3.2 s: A to B 21.62 Mb/s on average, 40.10 Mb/s at most.” */
export function summary(plot: Plot): string {
  const until = (plot.lines[0]?.timesPs.at(-1) ?? 0) / PS_PER_S;
  if (until === 0) return say('plots.title-nothing-has-been-measured', { title: plot.title });
  const parts = plot.lines.map(({ words, values }) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    const most = values.reduce((one, other) => Math.max(one, other), 0);
    return say('plots.words-kind-on-average-kind2', {
      words,
      kind: shown(plot.kind, mean),
      kind2: shown(plot.kind, most),
    });
  });
  return say('plots.summary', {
    title: plot.title,
    seconds: formatDecimal(until, until < 1 ? 3 : 1),
    lines: parts.join('; '),
    left: plot.left,
  });
}
