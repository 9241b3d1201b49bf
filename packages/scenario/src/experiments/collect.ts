/** From the results there are so far to a figure. */

import { grouped } from '../numbers.ts';
import { readMetric } from '../path.ts';
import type { FigureData, FigurePaperPoint, FigurePoint, FigureReference, FigureSeries } from './figure-data.ts';
import { mtuOf } from './plan.ts';
import { estimate } from './statistics.ts';
import type { Axis, Experiment, OverheadExperiment, OverheadRowLike, Plan, Results, SweepExperiment } from './types.ts';
import { residual, verdict } from './verdict.ts';

const PAPERS: Readonly<Record<Experiment['paper'], string>> = {
  curitiba: 'Curitiba',
  detken: 'Detken',
  tut: 'TUT',
  cluj: 'Cluj',
};

function pointAt(
  experiment: SweepExperiment,
  plan: Plan,
  results: Results,
  x: number,
  series: number | null,
): FigurePoint {
  const seriesKey = experiment.series?.key;
  const specs = plan.runs.filter(
    ({ coords }) => coords[experiment.x.key] === x && (seriesKey === undefined || coords[seriesKey] === series),
  );
  const values = specs.flatMap(({ key }) => {
    const result = results.runs.get(key);
    const value = result === undefined ? null : readMetric(result, experiment.y.metric);
    return value === null ? [] : [value];
  });
  const mean = estimate(values);
  const note = experiment.x.marked?.[x] ?? (series === null ? undefined : experiment.series?.marked?.[series]);
  return {
    x,
    y: mean?.mean ?? null,
    ci95: mean?.ci95 ?? null,
    paper: null,
    runs: specs.map(({ key }) => key),
    ...(note === undefined ? {} : { note }),
  };
}

function sweepSeries(experiment: SweepExperiment, plan: Plan, results: Results): readonly FigureSeries[] {
  const { x: xAxis, series: axis } = experiment;
  const xs = plan.axes[xAxis.key] ?? [];
  if (axis === null) {
    const points = xs.map((x) => pointAt(experiment, plan, results, x, null));
    return [{ key: 'all', name: experiment.y.label, value: null, points }];
  }
  return (plan.axes[axis.key] ?? []).map((value) => ({
    key: String(value),
    name: axis.names?.[value] ?? grouped(value),
    value,
    points: xs.map((x) => pointAt(experiment, plan, results, x, value)),
  }));
}

const findRow = (
  rows: readonly OverheadRowLike[],
  wanted: Omit<OverheadRowLike, 'label' | 'mbps'>,
): OverheadRowLike | undefined =>
  rows.find(
    (row) =>
      row.layer === wanted.layer &&
      row.phy === wanted.phy &&
      row.encapsulation === wanted.encapsulation &&
      (wanted.transport === null || row.transport === wanted.transport) &&
      (wanted.mtu === null || row.mtu === wanted.mtu),
  );

function references(experiment: Experiment, plan: Plan, rows: readonly OverheadRowLike[]): readonly FigureReference[] {
  if (experiment.kind === 'overhead') return [];
  const mtu = mtuOf(experiment, plan.overrides);
  return experiment.theory.flatMap(({ key, label, phy }) => {
    const row = findRow(rows, { layer: 'application', phy, encapsulation: 'clip', transport: 'tcp', mtu });
    return row === undefined ? [] : [{ key, label, y: row.mbps }];
  });
}

function overheadSeries(experiment: OverheadExperiment, rows: readonly OverheadRowLike[]): readonly FigureSeries[] {
  const keys = [...new Set(experiment.cells.map((cell) => cell.series))];
  return keys.map((key) => ({
    key,
    name: experiment.seriesOf[key]?.name ?? key,
    value: null,
    ...experiment.seriesOf[key],
    points: experiment.cells
      .filter((cell) => cell.series === key)
      .map((cell) => {
        const row = findRow(rows, cell);
        return { x: cell.x, y: row?.mbps ?? null, ci95: null, paper: null, runs: [] };
      }),
  }));
}

/** The same series with the paper's value beside each of ours. */
function withPaper(series: readonly FigureSeries[], published: readonly FigurePaperPoint[]): readonly FigureSeries[] {
  return series.map((entry) => ({
    ...entry,
    points: entry.points.map((point) => ({
      ...point,
      paper: published.find((paper) => paper.series === entry.key && paper.x === point.x)?.y ?? null,
    })),
  }));
}

/** Our value at a paper point's own coordinates. */
function simulatedAt(point: FigurePaperPoint, series: readonly FigureSeries[]): number | null {
  const own = series.find((candidate) => candidate.key === point.series);
  return own?.points.find((candidate) => candidate.x === point.x)?.y ?? null;
}

function changedParameters(experiment: Experiment, plan: Plan): readonly string[] {
  return Object.entries(plan.overrides.parameters ?? {}).flatMap(([key, value]) => {
    const parameter = experiment.parameters.find((candidate) => candidate.key === key);
    if (parameter === undefined || parameter.value === value) return [];
    const shown = typeof value === 'number' ? grouped(value) : value;
    return [`${parameter.label} ${shown}${parameter.unit === '' ? '' : ` ${parameter.unit}`}`];
  });
}

function seriesAxis(axis: Axis | null): FigureData['seriesAxis'] {
  if (axis === null) return null;
  const { label, unit, marked } = axis;
  return marked === undefined ? { label, unit } : { label, unit, marked };
}

/** A figure from whatever results there are; missing ones leave gaps. */
export function collect(experiment: Experiment, plan: Plan, results: Results): FigureData {
  const isSweep = experiment.kind === 'sweep';
  const computed = isSweep
    ? sweepSeries(experiment, plan, results)
    : overheadSeries(experiment, results.overhead ?? []);
  const series = withPaper(computed, experiment.paperPoints);
  const total = isSweep ? plan.runs.length : 1;
  const done = isSweep ? plan.runs.filter(({ key }) => results.runs.has(key)).length : results.overhead ? 1 : 0;
  const overhead = results.overhead ?? [];
  const findings = experiment.findings({ series, overhead, done, total });
  const residuals = experiment.paperPoints.map((point) =>
    residual(point, findings.simulated?.[point.key] ?? simulatedAt(point, series)),
  );
  const first = plan.runs.map(({ key }) => results.runs.get(key)).find((result) => result !== undefined);
  const axis = experiment.x;
  return {
    id: experiment.id,
    paper: PAPERS[experiment.paper],
    label: experiment.label,
    title: findings.title === '' ? 'Not run here yet' : findings.title,
    question: experiment.question,
    form: experiment.form,
    x: {
      label: axis.label,
      unit: axis.unit,
      scale: axis.scale,
      values: isSweep ? (plan.axes[axis.key] ?? []) : axis.values[plan.quality],
      ...(axis.names === undefined ? {} : { names: axis.names }),
      ...(axis.marked === undefined ? {} : { marked: axis.marked }),
    },
    y: { label: experiment.y.label, unit: experiment.y.unit },
    seriesAxis: isSweep ? seriesAxis(experiment.series) : null,
    series,
    references: references(experiment, plan, overhead),
    paperPoints: experiment.paperPoints,
    residuals,
    checks: findings.checks,
    verdict: verdict(residuals, findings.checks, done, total),
    notes: findings.notes,
    provenance: {
      experiment: experiment.id,
      engine: first?.engine ?? results.engine ?? '',
      seed: plan.overrides.seed ?? 1,
      repetitions: plan.repetitions,
      quality: plan.quality,
      qualityNote: experiment.quality[plan.quality].note,
      durationPs: plan.durationPs,
      scenarioHash: plan.baseHash,
      done,
      total,
      changed: changedParameters(experiment, plan),
    },
  };
}
