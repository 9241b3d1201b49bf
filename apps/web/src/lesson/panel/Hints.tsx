/** Hints, one at a time. How many are left is not shown, and the next one takes a while: whoever sees a hint should try it first. */
import type { FilledValues, LessonStep } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { useLostFocus } from '../../base/ui/use-lost-focus.ts';
import { resultOf } from '../play/play.ts';
import { useLessonPlay, usePlayed } from '../play/use-play.ts';
import { LessonText } from './LessonText.tsx';
import styles from './panel.module.css';

const BETWEEN_MS = 10_000;

export function Hints({ step, values }: { readonly step: LessonStep; readonly values: FilledValues }) {
  const play = useLessonPlay();
  const result = usePlayed((state) => resultOf(state.progress, step.id));
  const opened = result?.hints ?? 0;
  const isOver = result?.state === 'done' || result?.state === 'shown';
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setWaiting(false), BETWEEN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  // The button waits, or is gone after the last hint: keys go on at the hint that it opened.
  const newest = useRef<HTMLLIElement>(null);
  useLostFocus(opened, () => newest.current);
  const isLeft = opened < step.hints.length && !isOver && !play.isLocked('hints');
  if (opened === 0 && !isLeft) return null;
  return (
    <section className={styles.hints} aria-label={say('hints.label')}>
      <ol className={styles.hintList} aria-live="polite">
        {step.hints.slice(0, opened).map((hint, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- hints have no ids, and never change their order
          <li key={index} ref={index === opened - 1 ? newest : null} tabIndex={-1} data-testid="lesson-hint">
            <LessonText text={hint} values={values} />
          </li>
        ))}
      </ol>
      {isLeft ? (
        <Button
          kind="quiet"
          isDisabled={isWaiting}
          onPress={() => {
            play.hint();
            setWaiting(true);
          }}
          data-testid="lesson-next-hint"
        >
          {isWaiting ? say('hints.try-first') : opened === 0 ? say('hints.first') : say('hints.next')}
        </Button>
      ) : null}
    </section>
  );
}
