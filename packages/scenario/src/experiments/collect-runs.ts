/** From results of runs to the series of a figure. */

import { grouped } from '../numbers.ts';
import { readMetric, readPath } from '../path.ts';
import type { FigurePoint, FigureSeries } from './figure-data.ts';
import { type Estimate, estimate } from './statistics.ts';
import type {
  ColumnReader,
  Plan,
  Results,
  RunSpec,
  SweepExperiment,
  TraceExperiment,
  VariantsExperiment,
} from './types.ts';

/** A metric over the runs that have it. */
export function estimateOf(specs: readonly RunSpec[], results: Results, metric: string, factor = 1): Estimate | null {
  return estimate(
    specs.flatMap(({ key }) => {
      const result = results.runs.get(key);
      const value = result === undefined ? null : readMetric(result, metric);
      return value === null ? [] : [value * factor];
    }),
  );
}

function pointOf(x: number, specs: readonly RunSpec[], value: Estimate | null, note?: string): FigurePoint {
  const deviation = value?.deviation ?? null;
  return {
    x,
    y: value?.mean ?? null,
    ci95: value?.ci95 ?? null,
    ...(deviation === null ? {} : { deviation }),
    paper: null,
    runs: specs.map(({ key }) => key),
    ...(note === undefined ? {} : { note }),
  };
}

/** One series a value of the series axis. */
export function sweepSeries(experiment: SweepExperiment, plan: Plan, results: Results): readonly FigureSeries[] {
  const { x: xAxis, series: axis } = experiment;
  const xs = plan.axes[xAxis.key] ?? [];
  const pointAt = (x: number, series: number | null): FigurePoint => {
    const specs = plan.runs.filter(
      ({ coords }) => coords[xAxis.key] === x && (axis === null || coords[axis.key] === series),
    );
    const note = xAxis.marked?.[x] ?? (series === null ? undefined : axis?.marked?.[series]);
    return pointOf(x, specs, estimateOf(specs, results, experiment.y.metric), note);
  };
  if (axis === null) {
    const points = xs.map((x) => pointAt(x, null));
    return [{ key: 'all', name: experiment.y.label, value: null, points }];
  }
  return (plan.axes[axis.key] ?? []).map((value) => ({
    key: String(value),
    name: axis.names?.[value] ?? grouped(value),
    value,
    points: xs.map((x) => pointAt(x, value)),
  }));
}

/** One series a variant, or one a measure. */
export function variantSeries(experiment: VariantsExperiment, plan: Plan, results: Results): readonly FigureSeries[] {
  const { variants, measures } = experiment;
  const specsOf = (variant: string) => plan.runs.filter((spec) => spec.variant === variant);
  if (experiment.series === 'variants')
    return variants.map(({ key, name }) => {
      const specs = specsOf(key);
      const points = measures.map(({ x, metric, factor }) =>
        pointOf(x, specs, estimateOf(specs, results, metric, factor)),
      );
      return { key, name, value: null, points };
    });
  return measures.map(({ x, label, metric, factor }) => ({
    key: String(x),
    name: label,
    value: null,
    points: variants.map(({ key }, index) => {
      const specs = specsOf(key);
      return pointOf(index + 1, specs, estimateOf(specs, results, metric, factor));
    }),
  }));
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number');

/** The series of the first seed's run; those not run yet have an empty trace. */
export function traceSeries(experiment: TraceExperiment, plan: Plan, results: Results): readonly FigureSeries[] {
  return experiment.extract.map(({ variant, key, name, panel, columns }) => {
    const spec = plan.runs.find((candidate) => candidate.variant === variant && candidate.repetition === 0);
    const result = spec === undefined ? undefined : results.runs.get(spec.key);
    const read: ColumnReader = (path) => {
      const value = readPath(result, path);
      return isNumbers(value) ? value : null;
    };
    const trace = result === undefined ? null : columns(read);
    return {
      key,
      name,
      value: null,
      ...(panel === undefined ? {} : { panel }),
      points: [],
      trace: trace ?? { x: [], y: [] },
    };
  });
}
