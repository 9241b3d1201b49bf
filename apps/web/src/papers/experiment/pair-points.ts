/** The two points that a figure explains side by side, ready to be run and named. */
import {
  type ExplainedPair,
  explainedPair,
  type FigureData,
  type RunSpec,
  type ShippedFigure,
  type SweepExperiment,
} from '@lanelab/papers';
import { formatDecimal } from '../../base/format/number.ts';
import type { RunResult } from '../../playback/run/types.ts';
import { whyLines } from '../../playback/run/why-words.ts';
import type { Found, PairPoint } from './PairSection.tsx';
import { planPoint } from './planning.ts';
import type { Settings } from './settings.ts';

interface PairPoints {
  readonly flow: number;
  readonly at: PairPoint;
  readonly beside: PairPoint;
  readonly known: readonly Found[] | null;
}

/** What comes with a figure of the points that it explains; null where it lacks one of them. */
function shippedCauses({ full, causes }: ShippedFigure, { flow, at, beside }: ExplainedPair): readonly Found[] | null {
  const found = [at, beside].flatMap((coords): readonly Found[] => {
    const run = full.runs.find(
      ({ explains, coords: own }) =>
        explains === true && Object.entries(coords).every(([key, value]) => own[key] === value),
    );
    const chain = causes.find(({ key }) => key === run?.key);
    if (run === undefined || chain === undefined) return [];
    const { flows } = run.result as Pick<RunResult, 'flows'>;
    return [{ account: flows.find(({ id }) => id === flow)?.account, lines: whyLines(chain.why) }];
  });
  return found.length === 2 ? found : null;
}

/** `shipped`: the figure's own file, where it is the one that is shown. */
export function pairPoints(
  experiment: SweepExperiment,
  settings: Settings,
  figure: FigureData,
  shipped: ShippedFigure | null,
): PairPoints | null {
  const pair = explainedPair(experiment, figure.series);
  if (pair === null) return null;
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
  const known = shipped === null ? null : shippedCauses(shipped, pair);
  return { flow: pair.flow, at: pointOf(pair.at), beside: pointOf(pair.beside), known };
}
