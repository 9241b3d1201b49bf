/** What the paper says, whether our data agree, and why they do not where they do not. */

import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/experiment';
import type { FigureData, FigureResidual } from '@lanelab/papers';
import { memo } from 'react';
import { formatDecimal, keepNumbersWhole } from '../../base/format/number.ts';
import { Section } from '../../base/ui/Section.tsx';
import styles from './FindingsSection.module.css';

const answers = new Map<boolean | null, string>([
  [true, 'holds'],
  [false, 'differs'],
  [null, say('findings-section.not-run-yet')],
]);

/** More of them are better read in the chart and its table. */
const MOST_COMPARED = 4;

function simulatedWords({ simulated, percent, unit }: FigureResidual, isWhole: boolean): string {
  if (simulated === null) return say('findings-section.no-value-of-ours-yet');
  const value = say(isWhole ? 'findings-section.simulated' : 'findings-section.simulated-so-far', {
    value: `${formatDecimal(simulated, 3)} ${unit}`.trim(),
  });
  return percent === null
    ? value
    : say('findings-section.off-by', { value, percent: `${percent > 0 ? '+' : ''}${formatDecimal(percent, 1)}` });
}

/** What the value was to the model, where it was no prediction. */
function standingWords({ paperPoints }: FigureData, { key }: FigureResidual): readonly string[] {
  const standing = paperPoints.find((point) => point.key === key)?.standing;
  return standing === undefined ? [] : [say(`calibration-section.kind-${standing}`)];
}

export const FindingsSection = memo(function FindingsSection({ figure }: { readonly figure: FigureData }) {
  const isWhole = figure.provenance.done === figure.provenance.total;
  const published = figure.residuals.filter(({ paper }) => paper !== null);
  const compared = published.length > MOST_COMPARED ? [] : published;
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
                  value: `${formatDecimal(residual.paper ?? 0, 3)} ${residual.unit}`.trim(),
                })}
              </span>
              <b data-holds={isWhole ? String(residual.verdict !== 'differs') : 'null'}>
                {isWhole ? residual.verdict : say('findings-section.runs-are-missing')}
              </b>
              <span className={styles.detail}>
                {list([simulatedWords(residual, isWhole), ...standingWords(figure, residual)])}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
});
