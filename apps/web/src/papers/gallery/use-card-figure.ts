/** What a card shows of an experiment: the figure that comes with the lab, and what running it takes. */
import { say } from '@lanelab/messages/papers';
import { say as sayShipped } from '@lanelab/messages/shipped';
import { collect, type Experiment, type FigureData, networkView, plan, type ShippedFigure } from '@lanelab/papers';
import { useMemo } from 'react';
import { formatWait } from '../../base/format/duration.ts';
import { runCostMs } from '../shipped/run-cost.ts';
import { shippedData } from '../shipped/shown.ts';
import { useShipped } from '../shipped/use-shipped.ts';

interface CardFigure {
  readonly figure: FigureData;
  /** What running it takes, in words. */
  readonly cost: string;
  /** Where that is an estimate, what it is made from. */
  readonly costNote: string | undefined;
  /** Whether the network stands in for values that could not be fetched. */
  readonly isAwaited: boolean;
}

/** The network alone, where the figure's file could not be had. */
function networkOf(experiment: Experiment): FigureData {
  const figure = collect(experiment, plan(experiment, 'quick'), { runs: new Map() });
  return { ...figure, form: 'drawing', series: [], drawing: networkView(experiment.base(), 'physical') };
}

function waitWords(shipped: ShippedFigure): string | null {
  const [quick, full] = [runCostMs(shipped, 'quick'), runCostMs(shipped, 'full')].map((ms) =>
    ms === null ? null : formatWait(ms),
  );
  if (quick === undefined || quick === null || full === undefined || full === null) return null;
  return quick === full
    ? sayShipped('cost.one-quality', { wait: full })
    : sayShipped('cost.quick-and-full', { quick, full });
}

/** Null until the figure's file is there. */
export function useCardFigure(experiment: Experiment): CardFigure | null {
  const shipped = useShipped(experiment.id);
  return useMemo(() => {
    if (shipped === undefined) return null;
    const devices = experiment.base().model.nodes.length;
    const wait = shipped === null ? null : waitWords(shipped);
    const cost =
      experiment.kind === 'overhead'
        ? say('use-card-figure.calculated-at-once')
        : experiment.kind === 'drawing'
          ? say('use-card-figure.devices-devices-drawn-at-once', { devices })
          : wait === null
            ? say('use-card-figure.devices', { devices })
            : say('use-card-figure.devices-devices-wait', { devices, wait });
    return {
      figure: shipped === null ? networkOf(experiment) : shippedData(experiment, shipped),
      cost,
      costNote: wait === null ? undefined : sayShipped('cost.note'),
      isAwaited: shipped === null,
    };
  }, [experiment, shipped]);
}
