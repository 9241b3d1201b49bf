/** What the checks say: value found, instant, value expected; and what the lesson says to this answer or network. */
import type { LessonStep } from '@lanelab/lessons';
import { verdictText } from '@lanelab/lessons/checks';
import type { StepVerdict } from '@lanelab/lessons/judge';
import { say } from '@lanelab/messages/lesson';
import { useEffect, useRef } from 'react';
import { announceAnswer } from '../../base/ui/announce.ts';
import { LessonText } from './LessonText.tsx';
import { useLinkTargets } from './link-targets.ts';
import styles from './panel.module.css';

const SIGNS = { holds: '✓', fails: '✗', undecided: '…' } as const;

interface VerdictListProps {
  readonly step: LessonStep;
  readonly verdict: StepVerdict;
}

export function VerdictList({ step, verdict }: VerdictListProps) {
  const headline = headlineOf(step, verdict);
  const open = useLinkTargets();
  const place = useRef<HTMLElement>(null);
  // Each verdict is said, also where it is the same as the one before.
  useEffect(() => {
    announceAnswer(headlineOf(step, verdict));
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [step, verdict]);
  return (
    <section
      ref={place}
      className={styles.verdict}
      data-passes={verdict.passes}
      data-testid="lesson-verdict"
      aria-label={say('verdict.label')}
    >
      <p className={styles.headline}>
        <span aria-hidden="true">{verdict.passes ? '✓' : step.task.kind === 'predict' ? '≠' : '✗'}</span> {headline}
      </p>
      {verdict.says.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sentences have no ids, and their order is that of the lesson
        <LessonText key={index} text={text} values={verdict.values} />
      ))}
      {verdict.checks.length === 0 ? null : (
        <ul className={styles.outcomes}>
          {verdict.checks.map(({ outcome, says }) => {
            const { timePs } = outcome.evidence;
            const sentence = verdictText(outcome);
            return (
              <li key={outcome.text} data-verdict={outcome.verdict} data-testid="lesson-outcome">
                <span aria-hidden="true">{SIGNS[outcome.verdict]}</span>
                <div>
                  <span className="visually-hidden">{say(`verdict.${outcome.verdict}`)}</span>
                  <code>{outcome.text}</code>
                  <span className={styles.sentence}>{sentence}.</span>{' '}
                  {says === null || outcome.verdict === 'holds' ? null : (
                    <LessonText isInline text={says} values={verdict.values} />
                  )}{' '}
                  {timePs === undefined || open === null ? null : (
                    <button type="button" className={styles.instant} onClick={() => open({ kind: 'instant', timePs })}>
                      {say('verdict.open-instant')}
                    </button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** A prediction is never called wrong: it is held beside what happened. */
function headlineOf({ task }: LessonStep, { passes }: StepVerdict): string {
  if (task.kind !== 'predict') return passes ? say('verdict.passes') : say('verdict.not-yet');
  if (!passes) return say('verdict.otherwise');
  // No check reads a curve: who drew one compares it with that of the run.
  return task.answer.kind === 'curve' ? say('verdict.drawn') : say('verdict.predicted');
}
