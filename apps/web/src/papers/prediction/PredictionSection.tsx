/** Covers the figure and asks what the reader expects, for who wants to predict first; afterwards says how near it was. */

import { say } from '@lanelab/messages/prediction';
import type { FigureData } from '@lanelab/papers';
import { Suspense } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { part } from '../../base/ui/part.tsx';
import { Section } from '../../base/ui/Section.tsx';
import styles from './PredictionSection.module.css';
import { missPercent, type Prediction } from './prompt.ts';
import type { PredictionControl } from './use-prediction.ts';

// Most readers come for the figure: the form is fetched for who asks for it.
const PredictionForm = part(async () => (await import('./PredictionForm.tsx')).PredictionForm);

interface PredictionSectionProps {
  readonly figure: FigureData;
  readonly control: PredictionControl;
}

export function PredictionSection({ figure, control }: PredictionSectionProps) {
  const { prompt, isAsked, prediction, sketch, predict, skip, ask } = control;
  if (prompt === null) return null;
  if (isAsked)
    return (
      <Suspense>
        <PredictionForm figure={figure} prompt={prompt} onSketch={sketch} onPredict={predict} onSkip={skip} />
      </Suspense>
    );
  return prediction === null ? (
    <div className={styles.offer}>
      <Button kind="quiet" onPress={ask} data-testid="prediction-ask">
        {say('prediction-section.predict-first')}
      </Button>
    </div>
  ) : (
    <Told figure={figure} prediction={prediction} onAgain={ask} />
  );
}

interface ToldProps {
  readonly figure: FigureData;
  readonly prediction: Prediction;
  readonly onAgain: () => void;
}

function Told({ figure, prediction, onAgain }: ToldProps) {
  const miss = missPercent(figure, prediction);
  const isWhole = figure.provenance.done === figure.provenance.total;
  return (
    <Section title={say('prediction-section.what-you-expected')} testId="prediction-told">
      <p className={styles.told}>
        {prediction.words === '' ? null : <q>{prediction.words}</q>}
        {prediction.points.length === 0
          ? ''
          : miss === null
            ? say('prediction-section.your-prediction-is-the-dashed', { form: figure.form })
            : say(isWhole ? 'prediction-section.off-by' : 'prediction-section.off-by-so-far', {
                form: figure.form,
                miss: formatDecimal(miss, 0),
              })}
        <Button kind="quiet" onPress={onAgain} data-testid="prediction-again">
          {say('prediction-section.predict-again')}
        </Button>
      </p>
    </Section>
  );
}
