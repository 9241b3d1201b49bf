/** Over the stage: which beat this is, and the time. */
import { say } from '@lanelab/messages/lecture';
import { Link } from '../base/ui/Link.tsx';
import type { Beat, PlayedLecture } from './beats.ts';
import styles from './Present.module.css';
import { Timer } from './Timer.tsx';

interface PresentHeadProps {
  readonly beat: Beat;
  readonly index: number;
  readonly lecture: PlayedLecture;
}

export function PresentHead({ beat, index, lecture }: PresentHeadProps) {
  return (
    <header className={styles.head}>
      <h1>
        <span className={styles.number}>{index + 1}</span> {beat.title}
      </h1>
      {index === 0 ? (
        <Link to="/ready" className={styles.room}>
          {say('present.is-this-room-ready')}
        </Link>
      ) : null}
      <p className={styles.count} data-testid="present-beat">
        {say('present.beat-of', { index: index + 1, count: lecture.beats.length })}
        {beat.minutes === null ? null : ` · ${say('present.minutes', { count: beat.minutes })}`}
      </p>
      <Timer lecture={lecture} />
    </header>
  );
}
