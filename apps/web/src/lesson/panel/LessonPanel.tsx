/** The panel of a lesson beside the network: the steps, the one that is shown, and the buttons to the next and the previous. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { resultOf } from '../play/play.ts';
import { useLessonPlay, usePlayed } from '../play/use-play.ts';
import { EndPanel } from './EndPanel.tsx';
import styles from './panel.module.css';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';

interface LessonPanelProps {
  readonly lesson: Lesson;
  /** What stands at the end in place of the links to other lessons; null: those. */
  readonly end: ReactNode;
}

export function LessonPanel({ lesson, end }: LessonPanelProps) {
  const play = useLessonPlay();
  const index = usePlayed((state) => state.index);
  const step = play.steps[index];
  const state = usePlayed(({ progress }) => (step === undefined ? 'done' : resultOf(progress, step.id)?.state));
  const scroller = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // Another step begins at its title, for eyes, keys and screen readers alike.
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
    if (!isFirst.current) scroller.current?.querySelector('h2')?.focus();
    isFirst.current = false;
  }, [index]);
  const isOver = state === 'done' || state === 'shown' || step?.task.kind === 'read';
  return (
    <aside className={styles.panel} aria-label={say('panel.label')} data-testid="lesson-panel">
      <StepList lesson={lesson} />
      <div ref={scroller} className={styles.scroller}>
        {step === undefined ? <EndPanel lesson={lesson} end={end} /> : <StepPanel key={step.id} step={step} />}
      </div>
      <footer className={styles.footer}>
        <Button isDisabled={index === 0} onPress={() => void play.goTo(index - 1)} data-testid="lesson-back">
          {say('nav.back')}
        </Button>
        {step === undefined ? null : (
          <Button kind={isOver ? 'main' : 'plain'} onPress={() => void play.goTo(index + 1)} data-testid="lesson-next">
            {isOver ? say('nav.next') : say('nav.skip')}
          </Button>
        )}
      </footer>
    </aside>
  );
}
