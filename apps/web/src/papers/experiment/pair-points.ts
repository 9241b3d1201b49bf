/** The two points that a figure explains side by side, ready to be run and named. */
import type { ExplainedPair, FigureData, RunSpec, SweepExperiment } from '@lanelab/papers';
import { formatDecimal } from '../../base/format/number.ts';
import type { PairPoint } from './PairSection.tsx';
import { planPoint } from './planning.ts';
import type { Settings } from './settings.ts';

interface PairPoints {
  readonly flow: number;
  readonly at: PairPoint;
  readonly beside: PairPoint;
}

export function pairPoints(
  experiment: SweepExperiment,
  settings: Settings,
  figure: FigureData,
  { flow, at, beside }: ExplainedPair,
): PairPoints {
  const pointOf = (coords: RunSpec['coords']): PairPoint => {
    const x = coords[experiment.x.key] ?? 0;
    const value = experiment.series === null ? null : (coords[experiment.series.key] ?? null);
    const series = figure.series.find((entry) => entry.value === value);
    const y = series?.points.find((point) => point.x === x)?.y ?? 0;
    return {
      spec: planPoint(experiment, { ...settings, point: coords }),
      place: `${formatDecimal(x, 0)} ${figure.x.unit}`,
      rate: `${formatDecimal(y, 2)} ${figure.y.unit}`,
    };
  };
  return { flow, at: pointOf(at), beside: pointOf(beside) };
}
