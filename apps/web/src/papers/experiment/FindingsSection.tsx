/** What the paper says, whether our data agree, and why they do not where they do not. */

import { say } from '@lanelab/messages/experiment';
import { type FigureData, type FigureResidual, withStanding } from '@lanelab/papers';
import { memo } from 'react';
import { formatDecimal, keepNumbersWhole } from '../../base/format/number.ts';
import { Section } from '../../base/ui/Section.tsx';
import { comparedValue } from './calibration.ts';
import styles from './FindingsSection.module.css';

const answers = new Map<boolean | null, string>([
  [true, 'holds'],
  [false, 'differs'],
  [null, say('findings-section.not-run-yet')],
]);

/** More of them are better read in the chart and its table. */
const MOST_COMPARED = 4;

/** What is computed now, and what was predicted blind. */
const detailWords = (residual: FigureResidual, isWhole: boolean): string =>
  residual.blind === null
    ? simulatedWords(residual, isWhole)
    : say('findings-section.blind', {
        now: simulatedWords(residual, isWhole),
        blind: comparedValue(residual.blind.value),
        engine: residual.blind.engine,
      });

/** Grades that are a verdict; the others say that there is a difference, and no spread to judge it by. */
const HOLDS: Readonly<Partial<Record<FigureResidual['grade'], 'true' | 'false'>>> = {
  exact: 'true',
  inside: 'true',
  readable: 'true',
  differs: 'false',
};

function simulatedWords({ simulated, percent, unit }: FigureResidual, isWhole: boolean): string {
  if (simulated === null) return say('findings-section.no-value-of-ours-yet');
  const value = say(isWhole ? 'findings-section.simulated' : 'findings-section.simulated-so-far', {
    value: `${comparedValue(simulated)} ${unit}`.trim(),
  });
  return percent === null
    ? value
    : say('findings-section.off-by', { value, percent: `${percent > 0 ? '+' : ''}${formatDecimal(percent, 1)}` });
}

export const FindingsSection = memo(function FindingsSection({ figure }: { readonly figure: FigureData }) {
  const isWhole = figure.provenance.done === figure.provenance.total;
  const compared = figure.residuals.length > MOST_COMPARED ? [] : figure.residuals;
  if (figure.checks.length + figure.notes.length + compared.length === 0) return null;
  return (
    <Section title={say('findings-section.what-differs-and-why')} testId="findings">
      <div className={styles.columns}>
        <div>
          {figure.notes.map((note) => (
            <p key={note} className={styles.note}>
              {keepNumbersWhole(note)}
            </p>
          ))}
        </div>
        <ul className={styles.checks}>
          {figure.checks.map((check) => (
            <li key={check.statement}>
              <span>{keepNumbersWhole(check.statement)}</span>
              <b data-holds={String(check.holds)}>{answers.get(check.holds)}</b>
              <span className={styles.detail}>{keepNumbersWhole(check.detail)}</span>
            </li>
          ))}
          {compared.map((residual) => (
            <li key={residual.key}>
              <span>
                {say('findings-section.paper-value', {
                  label: residual.label,
                  value: `${comparedValue(residual.paper)} ${residual.unit}`.trim(),
                })}
              </span>
              <b data-holds={(isWhole ? HOLDS[residual.grade] : undefined) ?? 'null'}>
                {isWhole ? withStanding(residual.verdict, [residual]) : say('findings-section.runs-are-missing')}
              </b>
              <span className={styles.detail}>{detailWords(residual, isWhole)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
});
