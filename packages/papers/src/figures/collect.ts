/** From the results there are so far to a figure. */

import type { ChartPaperPoint, ChartReference, ChartScale } from '@lanelab/charts';
import type { OverheadRow } from '@lanelab/engine';
import { say } from '@lanelab/messages/experiments';
import { unitName } from '@lanelab/messages/units';
import { grouped } from '@lanelab/scenario';
import { networkView } from '../drawings/network-view.ts';
import type {
  Axis,
  Collected,
  Experiment,
  FigurePlan,
  OverheadCell,
  OverheadExperiment,
  Results,
} from '../experiment.ts';
import type { FigureData, FigureSeries } from '../figure-data.ts';
import { baseScenario } from './base-scenario.ts';
import { estimateOf, recordedOf, sweepSeries, traceSeries, variantSeries } from './collect-runs.ts';
import { mtuOf } from './plan.ts';
import { compared, figureVerdict } from './verdict.ts';
import { whyLow } from './why.ts';

const findRow = (rows: readonly OverheadRow[], wanted: Omit<OverheadCell, 'x' | 'series'>): OverheadRow | undefined =>
  rows.find(
    (row) =>
      row.layer === wanted.layer &&
      row.phy === wanted.phy &&
      row.encapsulation === wanted.encapsulation &&
      (wanted.transport === null || row.transport === wanted.transport) &&
      (wanted.mtu === null || row.mtu === wanted.mtu),
  );

function references(experiment: Experiment, plan: FigurePlan, rows: readonly OverheadRow[]): readonly ChartReference[] {
  if (experiment.kind !== 'sweep') return [];
  const mtu = mtuOf(experiment, plan.overrides);
  return experiment.theory.flatMap(({ key, label, phy }) => {
    const row = findRow(rows, { layer: 'application', phy, encapsulation: 'clip', transport: 'tcp', mtu });
    return row === undefined ? [] : [{ key, label, y: row.mbps }];
  });
}

function overheadSeries(experiment: OverheadExperiment, rows: readonly OverheadRow[]): readonly FigureSeries[] {
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
function withPaper(series: readonly FigureSeries[], published: readonly ChartPaperPoint[]): readonly FigureSeries[] {
  return series.map((entry) => ({
    ...entry,
    points: entry.points.map((point) => ({
      ...point,
      paper: published.find((paper) => paper.series === entry.key && paper.x === point.x)?.y ?? null,
    })),
  }));
}

/** Our value at a paper point's own coordinates. */
function simulatedAt(point: ChartPaperPoint, series: readonly FigureSeries[]): number | null {
  const own = series.find((candidate) => candidate.key === point.series);
  return own?.points.find((candidate) => candidate.x === point.x)?.y ?? null;
}

function changedParameters(experiment: Experiment, plan: FigurePlan): readonly string[] {
  return Object.entries(plan.overrides.parameters ?? {}).flatMap(([key, value]) => {
    const parameter = experiment.parameters.find((candidate) => candidate.key === key);
    if (parameter === undefined || parameter.value === value) return [];
    const shown = typeof value === 'number' ? grouped(value) : value;
    return [`${parameter.label} ${shown}${parameter.unit === '' ? '' : ` ${unitName(parameter.unit)}`}`];
  });
}

function seriesAxis(axis: Axis | null): FigureData['seriesAxis'] {
  if (axis === null) return null;
  const { label, marked } = axis;
  const unit = unitName(axis.unit);
  return marked === undefined ? { label, unit } : { label, unit, marked };
}

function seriesOf(experiment: Experiment, plan: FigurePlan, results: Results): readonly FigureSeries[] {
  switch (experiment.kind) {
    case 'sweep':
      return sweepSeries(experiment, plan, results);
    case 'overhead':
      return overheadSeries(experiment, results.overhead ?? []);
    case 'variants':
      return variantSeries(experiment, plan, results);
    case 'trace':
      return traceSeries(experiment, plan, results);
    case 'drawing':
      return [];
  }
}

function axisOf(axis: Axis, values: readonly number[]): ChartScale {
  return {
    label: axis.label,
    unit: unitName(axis.unit),
    scale: axis.scale,
    values,
    ...(axis.names === undefined ? {} : { names: axis.names }),
    ...(axis.marked === undefined ? {} : { marked: axis.marked }),
  };
}

function xOf(experiment: Experiment, plan: FigurePlan): ChartScale {
  switch (experiment.kind) {
    case 'sweep':
      return axisOf(experiment.x, plan.axes[experiment.x.key] ?? []);
    case 'overhead':
      return axisOf(experiment.x, experiment.x.values[plan.quality]);
    case 'variants': {
      const entries: readonly (readonly [number, string])[] =
        experiment.series === 'variants'
          ? experiment.measures.map(({ x, label }) => [x, label])
          : experiment.variants.map(({ name }, index) => [index + 1, name]);
      const values = entries.map(([x]) => x);
      return {
        ...experiment.x,
        unit: unitName(experiment.x.unit),
        scale: 'category',
        values,
        names: Object.fromEntries(entries),
      };
    }
    case 'trace':
      return { ...experiment.x, unit: unitName(experiment.x.unit), values: [] };
    case 'drawing':
      return { label: '', unit: '', scale: 'linear', values: [] };
  }
}

/** How much of the plan there is; a calculation is one piece of work, a drawing none. */
function progressOf(experiment: Experiment, plan: FigurePlan, results: Results): { done: number; total: number } {
  if (experiment.kind === 'overhead') return { done: results.overhead === undefined ? 0 : 1, total: 1 };
  return { done: plan.runs.filter(({ key }) => results.runs.has(key)).length, total: plan.runs.length };
}

/** What bands are over, where the figure has some. */
function bandsOver({ alternatives = [] }: Experiment, series: readonly FigureSeries[]): Pick<FigureData, 'bandsOver'> {
  if (!series.some(({ points }) => points.some(({ band }) => band !== undefined))) return {};
  return { bandsOver: alternatives.length === 0 ? 'fits' : 'fits-and-models' };
}

/** A figure from whatever results there are; missing ones leave gaps. */
export function collect(experiment: Experiment, plan: FigurePlan, results: Results): FigureData {
  const paperPoints = [...experiment.paperPoints, ...(experiment.theoryPoints ?? [])];
  const series = withPaper(seriesOf(experiment, plan, results), paperPoints);
  const { done, total } = progressOf(experiment, plan, results);
  const overhead = results.overhead ?? [];
  const measured: Collected['measured'] = (path, variant) =>
    estimateOf(
      plan.runs.filter((spec) => variant === undefined || spec.variant === variant),
      results,
      { metric: path },
    );
  const recorded: Collected['recorded'] = (variant) => recordedOf(variant, plan, results);
  const findings = experiment.findings({ series, overhead, done, total, measured, recorded });
  const unit = unitName(experiment.y.unit);
  const residuals = paperPoints.map((point) =>
    compared(point, unit, findings.simulated?.[point.key] ?? simulatedAt(point, series)),
  );
  const why = experiment.kind === 'sweep' ? whyLow(experiment, plan, results, series) : [];
  const first = plan.runs.map(({ key }) => results.runs.get(key)).find((result) => result !== undefined);
  return {
    id: experiment.id,
    paper: say(`paper.${experiment.paper}`),
    label: experiment.label,
    title: findings.title === '' ? say('not-run') : findings.title,
    question: experiment.question,
    form: experiment.form,
    x: xOf(experiment, plan),
    y: { label: experiment.y.label, unit },
    seriesAxis: experiment.kind === 'sweep' ? seriesAxis(experiment.series) : null,
    series,
    ...(experiment.kind === 'drawing'
      ? { drawing: networkView(baseScenario(experiment, plan.quality, plan.overrides), experiment.view) }
      : {}),
    references: references(experiment, plan, overhead),
    paperPoints,
    ...(experiment.paperRanges === undefined ? {} : { paperRanges: experiment.paperRanges }),
    residuals,
    ...bandsOver(experiment, series),
    checks: findings.checks,
    verdict: figureVerdict(residuals, findings.checks, done, total),
    notes: [...why, ...findings.notes],
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
