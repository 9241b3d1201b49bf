/** The explanation once the step is done, and until then the checkpoint: nobody is left behind. */
import type { FilledValues, LessonStep } from '@lanelab/lessons';
import { isMade } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { useEffect, useRef } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { resultOf } from '../play/play.ts';
import { useLessonPlay, usePlayed } from '../play/use-play.ts';
import { LessonText } from './LessonText.tsx';
import styles from './panel.module.css';

export function Explanation({ step, values }: { readonly step: LessonStep; readonly values: FilledValues }) {
  const play = useLessonPlay();
  const result = usePlayed((state) => resultOf(state.progress, step.id));
  const isChecking = usePlayed((state) => state.share !== null);
  const isOver = result?.state === 'done' || result?.state === 'shown';
  // The button that shows the solution is gone once it is pressed: keys go on at what it showed, not at the check that runs beside it.
  const explained = useRef<HTMLElement>(null);
  const isAskedFor = useRef(false);
  useEffect(() => {
    if (isOver && isAskedFor.current) explained.current?.focus({ preventScroll: true });
    isAskedFor.current = false;
  }, [isOver]);
  if (!isOver) {
    // A prediction has to be made: whatever it is, it leads on.
    if (step.task.kind === 'predict' || step.solution === undefined || play.isLocked('solutions')) return null;
    return (
      <p className={styles.buttons}>
        <Button
          kind="quiet"
          isDisabled={isChecking}
          onPress={() => {
            isAskedFor.current = true;
            void play.showSolution();
          }}
          data-testid="lesson-show"
        >
          {isMade(step.task) ? say('explanation.take-checkpoint') : say('explanation.show')}
        </Button>
      </p>
    );
  }
  return (
    <section
      ref={explained}
      className={styles.explanation}
      tabIndex={-1}
      aria-label={say('explanation.label')}
      data-testid="lesson-explanation"
    >
      {result.state === 'shown' ? <p className={styles.kind}>{say('explanation.was-shown')}</p> : null}
      <LessonText text={step.explanation} values={values} />
    </section>
  );
}
