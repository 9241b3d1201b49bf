/** What a card shows of an experiment: what was run in this browser, else what the server has computed. */
import { say } from '@lanelab/messages/papers';
import { collect, type Experiment, type FigureData, networkView } from '@lanelab/papers';
import { useMemo } from 'react';
import { formatWait } from '../../base/format/duration.ts';
import { laneCount } from '../../playback/run/engine-pool.ts';
import { useResults } from '../../playback/run/results.ts';
import { useOverhead } from '../experiment/use-overhead.ts';
import { useServerFigure } from '../figure/server-figure.ts';
import { quickPlan } from './planned.ts';
import runTimes from './run-times.json' with { type: 'json' };

interface CardFigure {
  readonly figure: FigureData;
  /** What running it takes, in words. */
  readonly cost: string;
  /** Where that is an estimate, what it is made from. */
  readonly costNote: string | undefined;
  /** Whether the network stands in for values that are yet to come. */
  readonly isAwaited: boolean;
}

/** CPU time of the quick runs of each experiment, ms, as `npm run run-times` measured it. */
const measuredMs: Readonly<Record<string, number>> = runTimes;

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
  const base = useMemo(() => experiment.base(), [experiment]);
  const devices = base.model.nodes.length;
  const costMs = measuredMs[experiment.id];
  const count = planned.runs.length;
  const wait =
    costMs === undefined
      ? say('use-card-figure.quick-runs', { count })
      : say('use-card-figure.about', { wait: formatWait(costMs / laneCount()) });
  const cost = isCalculated
    ? say('use-card-figure.calculated-at-once')
    : isDrawn
      ? say('use-card-figure.devices-devices-drawn-at-once', { devices })
      : say('use-card-figure.devices-devices-wait', { devices, wait });
  const isAwaited = !isCalculated && !isDrawn && fromServer === null && own.provenance.done === 0;
  const figure = useMemo((): FigureData => {
    if (fromServer !== null) return fromServer;
    return isAwaited ? { ...own, form: 'drawing', series: [], drawing: networkView(base, 'physical') } : own;
  }, [fromServer, isAwaited, own, base]);
  const costNote = costMs === undefined ? undefined : say('card.measured-on');
  return { figure, cost, costNote, isAwaited };
}
