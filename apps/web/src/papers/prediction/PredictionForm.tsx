/** Asks what the reader expects of a figure: a curve to draw, values to type, or a sentence. */

import { say } from '@lanelab/messages/prediction';
import type { FigureData } from '@lanelab/papers';
import { useState } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Section } from '../../base/ui/Section.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { CurvePad } from './CurvePad.tsx';
import styles from './PredictionSection.module.css';
import type { Prediction, Prompt } from './prompt.ts';

interface PredictionFormProps {
  readonly figure: FigureData;
  readonly prompt: Prompt;
  /** Called with every change. */
  readonly onSketch: (prediction: Prediction) => void;
  readonly onPredict: (prediction: Prediction) => void;
  readonly onSkip: () => void;
}

/** A typed value as a number; null while it is none. */
function numberOf(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[\s\u2009\u00a0]/g, '')
    .replace(',', '.');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

type Typed = Readonly<Record<string, string>>;

/** The values that were drawn, or typed as numbers. */
function pointsOf(prompt: Prompt, values: readonly (number | null)[], typed: Typed): Prediction['points'] {
  if (prompt.kind === 'curve')
    return prompt.xs.flatMap((x, index) => {
      const y = values[index] ?? null;
      return y === null ? [] : [{ series: prompt.series.key, x, y }];
    });
  if (prompt.kind === 'words') return [];
  return prompt.rows.flatMap(({ series, x }) => {
    const y = numberOf(typed[`${series} ${x}`] ?? '');
    return y === null ? [] : [{ series, x, y }];
  });
}

export function PredictionForm({ figure, prompt, onSketch, onPredict, onSkip }: PredictionFormProps) {
  const [curve, setCurve] = useState<readonly (number | null)[]>(() =>
    prompt.kind === 'curve' ? prompt.xs.map(() => null) : [],
  );
  const [typed, setTyped] = useState<Typed>({});
  const [words, setWords] = useState('');
  // A changed quality has other values on the axis.
  const xs = prompt.kind === 'curve' ? prompt.xs : [];
  const values = curve.length === xs.length ? curve : xs.map(() => null);

  const answer: Prediction = { points: pointsOf(prompt, values, typed), words: words.trim() };
  const isAnswered = answer.words !== '' || answer.points.length > 0;

  return (
    <Section title={say('prediction-section.first-what-do-you-expect')} testId="prediction">
      <p className="muted">{askWords(figure, prompt)}</p>
      {prompt.kind === 'curve' ? (
        <CurvePad
          axes={{
            xs: prompt.xs,
            top: prompt.top,
            nameOf: (x) => figure.x.names?.[x] ?? formatDecimal(x, 0),
            xUnit: figure.x.unit,
            yUnit: figure.y.unit,
            yLabel: figure.y.label,
          }}
          values={values}
          onChange={(next) => {
            setCurve(next);
            onSketch({ ...answer, points: pointsOf(prompt, next, typed) });
          }}
        />
      ) : prompt.kind === 'values' ? (
        <div className={styles.values}>
          {prompt.rows.map(({ series, x, label }) => {
            const key = `${series} ${x}`;
            const text = typed[key] ?? '';
            return (
              <TextInput
                key={key}
                label={label}
                unit={figure.y.unit}
                value={text}
                error={text === '' || numberOf(text) !== null ? null : say('prediction-section.this-must-be-a-number')}
                onChange={(entered) => {
                  const next = { ...typed, [key]: entered };
                  setTyped(next);
                  onSketch({ ...answer, points: pointsOf(prompt, values, next) });
                }}
                testId={`expect-${key.replace(' ', '-')}`}
              />
            );
          })}
        </div>
      ) : (
        <div className={styles.words}>
          <TextInput
            label={say('prediction-section.in-a-sentence')}
            isText
            value={words}
            onChange={(text) => {
              setWords(text);
              onSketch({ ...answer, words: text.trim() });
            }}
            testId="expect-words"
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button kind="main" isDisabled={!isAnswered} onPress={() => onPredict(answer)} data-testid="prediction-take">
          {say('prediction-section.that-is-what-i-expect')}
        </Button>
        <Button kind="quiet" onPress={onSkip} data-testid="prediction-skip">
          {say('prediction-section.show-the-figure-without')}
        </Button>
      </div>
    </Section>
  );
}

function askWords(figure: FigureData, prompt: Prompt): string {
  const over = figure.x.label;
  switch (prompt.kind) {
    case 'curve': {
      const axis = figure.seriesAxis;
      const curve = { label: figure.y.label, unit: figure.y.unit, over, form: figure.form };
      if (axis === null || figure.series.length < 2) return say('prediction-section.draw-curve', curve);
      const which = { axis: axis.label, series: prompt.series.name, axisUnit: axis.unit };
      return say('prediction-section.draw-curve-of-series', { ...curve, ...which });
    }
    case 'values':
      return say('prediction-section.type-label-as-many-values', { label: figure.y.label });
    case 'words':
      return say('prediction-section.say-what-the-figure-will');
  }
}
