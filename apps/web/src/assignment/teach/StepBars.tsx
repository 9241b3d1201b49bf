/** How far the class is in each step, as bars with their counts in words, and the step that holds several students up. */
import { say } from '@lanelab/messages/teach';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { Overview } from '../../share/assignments/answers.ts';
import { hardestStep, joinedOf, stepCounts } from './step-counts.ts';
import styles from './teach.module.css';

/** Only counts of somebody: “3 done, 1 not begun”. */
const countsInWords = (counts: Readonly<Record<'done' | 'shown' | 'begun' | 'open', number>>): string =>
  (['done', 'shown', 'begun', 'open'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => say(`steps.count.${state}`, { count: counts[state] }))
    .join(', ');

export function StepBars({ overview }: { readonly overview: Overview }) {
  const counts = stepCounts(overview);
  const hardest = hardestStep(counts);
  const joined = joinedOf(overview).length;
  const width = (count: number) => `${joined === 0 ? 0 : (count / joined) * 100}%`;
  return (
    <section className={styles.steps} aria-label={say('steps')} data-testid="step-bars">
      <h2>{say('steps')}</h2>
      <p className={styles.held} data-testid="held-up">
        {joined === 0
          ? say('steps.none')
          : hardest === null
            ? say('steps.smooth')
            : say('steps.held', { count: hardest.held, number: hardest.number, title: plainText(hardest.title) })}
      </p>
      <ol className={styles.bars}>
        {counts.map(({ id, title, number, done, shown, begun, open }) => (
          <li key={id} data-testid={`step-bar-${number}`}>
            <span className={styles.stepName}>
              <b>{number}</b> <span data-authored>{plainText(title)}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.barDone} style={{ width: width(done) }} />
              <span className={styles.barShown} style={{ width: width(shown) }} />
              <span className={styles.barBegun} style={{ width: width(begun) }} />
            </span>
            <span className={styles.counts}>{countsInWords({ done, shown, begun, open })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
