/** What a card shows of an experiment: what was run in this browser, else what the server has computed. */
import { say } from '@lanelab/messages/papers';
import { collect, type Experiment, type FigureData } from '@lanelab/papers';
import { useMemo } from 'react';
import { formatWait } from '../../base/format/duration.ts';
import { laneCount } from '../../playback/run/engine-pool.ts';
import { costPerSecond, useResults } from '../../playback/run/results.ts';
import { useOverhead } from '../experiment/use-overhead.ts';
import { useServerFigure } from '../figure/server-figure.ts';
import { quickPlan } from './planned.ts';

interface CardFigure {
  readonly figure: FigureData;
  /** What running it takes, in words. */
  readonly cost: string;
}

const noMtus: readonly number[] = [];

export function useCardFigure(experiment: Experiment): CardFigure {
  const runs = useResults();
  const planned = quickPlan(experiment);
  const isCalculated = experiment.kind === 'overhead';
  const isDrawn = experiment.kind === 'drawing';
  const overhead = useOverhead(isCalculated ? (planned.overhead?.mtus ?? noMtus) : noMtus);
  const own = useMemo(
    () => collect(experiment, planned, { runs, overhead: overhead.rows.length === 0 ? undefined : overhead.rows }),
    [experiment, planned, runs, overhead.rows],
  );
  const isRunHere = own.provenance.done === own.provenance.total;
  const fromServer = useServerFigure(experiment.id, 'quick', !isRunHere && !isCalculated && !isDrawn);
  const devices = useMemo(() => experiment.base().model.nodes.length, [experiment]);
  const perSecond = costPerSecond(runs);
  const count = planned.runs.length;
  const wait =
    perSecond === null
      ? say('use-card-figure.quick-runs', { count })
      : formatWait((count * perSecond * planned.durationPs) / 1e12 / laneCount());
  const cost = isCalculated
    ? say('use-card-figure.calculated-at-once')
    : isDrawn
      ? say('use-card-figure.devices-devices-drawn-at-once', { devices })
      : say('use-card-figure.devices-devices-wait', { devices, wait });
  return { figure: fromServer ?? own, cost };
}
