/** What a card shows of an experiment: the figure as far as it is known in this browser. */
import { collect, type Experiment, type FigureData, plan } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useResults } from '../experiment/results.ts';

interface CardFigure {
  readonly figure: FigureData;
  /** What running it takes, in words. */
  readonly cost: string;
}

export function useCardFigure(experiment: Experiment): CardFigure {
  const runs = useResults();
  const planned = useMemo(() => plan(experiment, 'quick'), [experiment]);
  const figure = useMemo(() => collect(experiment, planned, { runs }), [experiment, planned, runs]);
  return { figure, cost: `${planned.runs.length} runs` };
}
