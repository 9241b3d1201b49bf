/** Over the stage: which beat this is, and the time. */
import { say } from '@lanelab/messages/lecture';
import type { Beat } from './beats.ts';
import styles from './Present.module.css';
import { Timer } from './Timer.tsx';

interface PresentHeadProps {
  readonly beat: Beat;
  readonly index: number;
  readonly count: number;
}

export function PresentHead({ beat, index, count }: PresentHeadProps) {
  return (
    <header className={styles.head}>
      <h1>
        <span className={styles.number}>{index + 1}</span> {beat.title}
      </h1>
      <p className={styles.count} data-testid="present-beat">
        {say('present.beat-of', { index: index + 1, count })} · {say('present.minutes', { count: beat.minutes })}
      </p>
      <Timer />
    </header>
  );
}
