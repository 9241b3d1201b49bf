/** From results of runs to the series of a figure. */

import type { RunResult } from '@lanelab/engine';
import { grouped, readMetric, readPath } from '@lanelab/scenario';
import type {
  ColumnReader,
  FigurePlan,
  Measure,
  PlacedRun,
  Results,
  SweepExperiment,
  TraceExperiment,
  Variant,
  VariantsExperiment,
} from '../experiment.ts';
import type { FigurePoint, FigureSeries } from '../figure-data.ts';
import { type Estimate, estimate, median } from './statistics.ts';

/** A metric of the runs that have it, what it is multiplied by, and what stands for several seeds. */
type Read = Pick<Measure, 'metric' | 'plus' | 'per' | 'factor' | 'reciprocal' | 'derive' | 'missing' | 'statistic'>;

/** The value of one result at a point; null where it has none. */
export function valueOf(
  result: RunResult | undefined,
  { metric, plus = [], per, factor = 1, reciprocal, derive = (drawn) => drawn, missing }: Read,
  coords: PlacedRun['coords'],
): number | null {
  const value = result === undefined ? null : (readMetric(result, metric) ?? missing ?? null);
  const others = [plus].flat().map((path) => readMetric(result, path) ?? 0);
  const divisor = per === undefined ? 1 : readMetric(result, per);
  if (value === null || divisor === null || divisor === 0) return null;
  const found = others.reduce((sum, other) => sum + other, value) / divisor;
  if (reciprocal !== undefined && found === 0) return null;
  return derive(reciprocal === undefined ? found * factor : factor / found, coords);
}

/** Values of a metric, one a run that has it. */
export const valuesOf = (specs: readonly PlacedRun[], results: Results, read: Read): readonly number[] =>
  specs.flatMap(({ key, coords }) => valueOf(results.runs.get(key), read, coords) ?? []);

const isShown = ({ fit, explains }: PlacedRun): boolean => fit === undefined && explains === undefined;

/** Mean and confidence of a metric over the seeds, or its median alone; what is run for a band or an explanation is no repetition. */
export function estimateOf(specs: readonly PlacedRun[], results: Results, read: Read): Estimate | null {
  const values = valuesOf(specs.filter(isShown), results, read);
  if (read.statistic !== 'median') return estimate(values);
  // The interval of a mean does not hold for a median.
  const middle = median(values);
  return middle === null ? null : { mean: middle, ci95: null, deviation: null };
}

/** Least and most over the fits and the value shown; null where there is one fit alone. */
function bandOf(
  specs: readonly PlacedRun[],
  results: Results,
  read: Read,
  shown: number,
): NonNullable<FigurePoint['band']> | null {
  const others = valuesOf(
    specs.filter(({ fit }) => fit !== undefined),
    results,
    read,
  );
  return others.length === 0 ? null : { low: Math.min(shown, ...others), high: Math.max(shown, ...others) };
}

function pointOf(x: number, specs: readonly PlacedRun[], results: Results, read: Read, note?: string): FigurePoint {
  const value = estimateOf(specs, results, read);
  const deviation = value?.deviation ?? null;
  const band = value === null ? null : bandOf(specs, results, read, value.mean);
  return {
    x,
    y: value?.mean ?? null,
    ci95: value?.ci95 ?? null,
    ...(deviation === null ? {} : { deviation }),
    ...(band === null ? {} : { band }),
    paper: null,
    runs: specs.map(({ key }) => key),
    ...(note === undefined ? {} : { note }),
  };
}

/** One series a value of the series axis. */
export function sweepSeries(experiment: SweepExperiment, plan: FigurePlan, results: Results): readonly FigureSeries[] {
  const { x: xAxis, series: axis } = experiment;
  const xs = plan.axes[xAxis.key] ?? [];
  const pointAt = (x: number, series: number | null): FigurePoint => {
    const specs = plan.runs.filter(
      ({ coords, explains }) =>
        explains === undefined && coords[xAxis.key] === x && (axis === null || coords[axis.key] === series),
    );
    const note = xAxis.marked?.[x] ?? (series === null ? undefined : axis?.marked?.[series]);
    return pointOf(x, specs, results, experiment.y, note);
  };
  // A value that refinement added is there for the lines that bend at it alone.
  const pointsOf = (series: number | null) => xs.map((x) => pointAt(x, series)).filter(({ runs }) => runs.length > 0);
  if (axis === null) {
    const points = pointsOf(null);
    return [{ key: 'all', name: experiment.y.label, value: null, points }];
  }
  return (plan.axes[axis.key] ?? []).map((value) => ({
    key: String(value),
    name: axis.names?.[value] ?? grouped(value),
    value,
    points: pointsOf(value),
  }));
}

/** One series a variant, or one a measure. */
export function variantSeries(
  experiment: VariantsExperiment,
  plan: FigurePlan,
  results: Results,
): readonly FigureSeries[] {
  const { variants, measures } = experiment;
  const specsOf = (variant: string) => plan.runs.filter((spec) => spec.variant === variant);
  if (experiment.series === 'variants') {
    const keyOf = ({ key, part }: Variant) => part?.series ?? key;
    return [...new Set(variants.map(keyOf))].map((key) => {
      const own = variants.filter((variant) => keyOf(variant) === key);
      const points = measures.flatMap((measure) => {
        const variant = own.find(({ part }) => part === undefined || part.x === measure.x);
        return variant === undefined ? [] : [pointOf(measure.x, specsOf(variant.key), results, measure)];
      });
      return { key, name: own[0]?.part?.name ?? own[0]?.name ?? key, value: null, points };
    });
  }
  const noteOf = ({ note }: Measure, [first]: readonly PlacedRun[]): string | undefined => {
    const result = first === undefined ? undefined : results.runs.get(first.key);
    return result === undefined ? undefined : (note?.(result) ?? undefined);
  };
  const series = measures.map((measure) => ({
    key: measure.key ?? String(measure.x),
    name: measure.label,
    value: null,
    points: variants.map(({ key }, index) => {
      const specs = specsOf(key);
      return pointOf(index + 1, specs, results, measure, noteOf(measure, specs));
    }),
  }));
  // A cause that took no time anywhere is none.
  return experiment.form === 'account' ? series.filter(({ points }) => points.some(({ y }) => y !== 0)) : series;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number');

/** Columns of the first seed's run of a variant; null while it is not run. */
export function recordedOf(variant: string, plan: FigurePlan, results: Results): ColumnReader | null {
  const spec = plan.runs.find(
    (candidate) => candidate.variant === variant && candidate.repetition === 0 && isShown(candidate),
  );
  const result = spec === undefined ? undefined : results.runs.get(spec.key);
  if (result === undefined) return null;
  return (path) => {
    const value = readPath(result, path);
    return isNumbers(value) ? value : null;
  };
}

/** The series of the first seed's run; those not run yet have an empty trace. */
export function traceSeries(experiment: TraceExperiment, plan: FigurePlan, results: Results): readonly FigureSeries[] {
  return experiment.extract.map(({ variant, key, name, panel, columns }) => {
    const read = recordedOf(variant, plan, results);
    const trace = read === null ? null : columns(read);
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
