/** What the reader expected of the figure on this page; gone when the page is left. */
import { say } from '@lanelab/messages/prediction';
import type { FigureData } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import type { ShownFigure } from '../figure/overlay.ts';
import { type Prediction, type Prompt, promptOf } from './prompt.ts';

export interface PredictionControl {
  /** Null: there is nothing to ask. */
  readonly prompt: Prompt | null;
  /** Whether the figure waits for an answer. */
  readonly isAsked: boolean;
  readonly prediction: Prediction | null;
  /** Keeps the curve or the values so far: whoever runs the figure means them. */
  readonly sketch: (prediction: Prediction) => void;
  readonly predict: (prediction: Prediction) => void;
  /** Shows the figure without an answer. */
  readonly skip: () => void;
  /** Covers the figure and asks, from the start. */
  readonly ask: () => void;
}

type State = { readonly step: 'asked' } | { readonly step: 'answered'; readonly prediction: Prediction | null };

const isAnswer = ({ points, words }: Prediction): boolean => points.length > 0 || words !== '';

/** `isRunning`: whoever runs the figure takes the curve or the values so far for an answer. */
export function usePrediction(
  figure: FigureData,
  scenario: Scenario,
  chosen: number | null,
  isRunning: boolean,
): PredictionControl {
  const [state, setState] = useState<State>({ step: 'answered', prediction: null });
  const [sketched, sketch] = useState<Prediction | null>(null);
  const prompt = useMemo(() => promptOf(figure, scenario, chosen), [figure, scenario, chosen]);
  if (isRunning && state.step === 'asked')
    setState({ step: 'answered', prediction: sketched !== null && isAnswer(sketched) ? sketched : null });
  return {
    prompt,
    isAsked: state.step === 'asked' && prompt !== null,
    prediction: state.step === 'answered' ? state.prediction : null,
    sketch,
    predict: (prediction) => setState({ step: 'answered', prediction }),
    skip: () => setState({ step: 'answered', prediction: null }),
    ask: () => {
      sketch(null);
      setState({ step: 'asked' });
    },
  };
}

/** The figure with the prediction over it. */
export function withPrediction(figure: ShownFigure, prediction: Prediction | null): ShownFigure {
  if (prediction === null || prediction.points.length === 0) return figure;
  return { ...figure, prediction: { name: say('use-prediction.your-prediction'), points: prediction.points } };
}
