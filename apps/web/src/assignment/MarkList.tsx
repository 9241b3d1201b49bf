/** What is known of a submission, step by step: what the run shows, what the teacher decided, and the checks where they are asked for. */

import { say } from '@lanelab/messages/assignments';
import { say as sayLesson } from '@lanelab/messages/lesson';
import { say as sayResult } from '@lanelab/messages/lesson-result';
import type { ReactNode } from 'react';
import { Fold } from '../base/ui/Fold.tsx';
import type { JudgedCheck, Mark, Verdict } from '../share/assignments/answers.ts';
import { checkSentence } from './check-sentence.ts';
import styles from './marks.module.css';

const SIGNS = { holds: '✓', fails: '✗', undecided: '?' } as const;

/** A sign for a step: it passes, it does not, or there is nothing to pass. */
export function markSign({ standing, override }: Pick<Mark, 'standing' | 'override'>): '✓' | '✗' | '–' | '·' {
  if (override !== null) return override.passes ? '✓' : '✗';
  if (standing === 'confirmed' || standing === 'predicted') return '✓';
  if (standing === 'not-confirmed') return '✗';
  return standing === null || standing === 'not-begun' ? '·' : '–';
}

/** The mark in a sentence; `problem` says why a step could not be computed. */
export function markWords({ standing, override }: Pick<Mark, 'standing' | 'override'>, problem: string | null): string {
  if (override !== null) return say(override.passes ? 'mark.passes' : 'mark.fails', { reason: override.reason });
  if (standing === null) return problem === null ? sayResult('standing.waiting') : say('mark.problem', { problem });
  return sayResult(`standing.${standing}`);
}

interface MarkListProps {
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  readonly marks: readonly Mark[];
  /** What the checks say; null where it is not at hand. */
  readonly verdict: Verdict | null;
  /** False for work that nobody has judged. */
  readonly hasMarks?: boolean;
  /** What else belongs to a step. */
  readonly below?: (step: string) => ReactNode;
}

export function MarkList({ steps, marks, verdict, hasMarks = true, below }: MarkListProps) {
  return (
    <ol className={styles.marks} data-testid="marks">
      {steps.map(({ id, title }, index) => {
        const mark = marks.find(({ step }) => step === id) ?? { standing: null, override: null };
        const judged = verdict?.steps.find((step) => step.id === id);
        const sign = markSign(mark);
        return (
          <li key={id} data-testid={`mark-${index + 1}`}>
            <h3 data-authored>{title}</h3>
            {hasMarks ? (
              <p className={styles.standing} data-sign={sign}>
                <span aria-hidden="true">{sign}</span> {markWords(mark, judged?.problem ?? null)}
              </p>
            ) : null}
            {judged === undefined || judged.checks.length === 0 ? null : <Checks checks={judged.checks} />}
            {below?.(id)}
          </li>
        );
      })}
    </ol>
  );
}

function Checks({ checks }: { readonly checks: readonly JudgedCheck[] }) {
  return (
    <Fold title={sayResult('verdict')}>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.check}>
            <span aria-hidden="true">{SIGNS[check.verdict]}</span>
            <div>
              <span className="visually-hidden">{sayLesson(`verdict.${check.verdict}`)}</span>
              <code>{check.check}</code>
              <span className="muted">{checkSentence(check)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
