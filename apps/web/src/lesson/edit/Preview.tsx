/** The step as a student sees it, beside its form. Nothing that is done here is kept. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { usePaced } from '../../base/ui/use-paced.ts';
import { GoalList } from '../panel/GoalList.tsx';
import { LessonText } from '../panel/LessonText.tsx';
import { TargetsProvider } from '../panel/link-targets.ts';
import { StepPanel } from '../panel/StepPanel.tsx';
import { judgeOf } from '../play/judge.ts';
import { noProgress, opened } from '../play/opened.ts';
import { LessonPlay } from '../play/play.ts';
import { PlayProvider } from '../play/use-play.ts';
import styles from './edit.module.css';
import { WRITING_SEED } from './model/use-networks.ts';

/** Opening a step’s network at every letter would take longer than typing. */
const EVERY_MS = 400;

/** The lesson played at a step, begun again whenever the lesson changes; null until it has begun. */
function usePreview(lesson: Lesson, index: number | null): LessonPlay | null {
  const [play, setPlay] = useState<LessonPlay | null>(null);
  useEffect(() => {
    const created = new LessonPlay({
      lesson,
      progress: noProgress(opened(lesson, null), WRITING_SEED),
      judge: judgeOf(lesson),
      keep: () => undefined,
    });
    setPlay(created);
    if (index !== null) void created.goTo(index);
    return () => created.dispose();
  }, [lesson, index]);
  return play;
}

/** `index`: the step that is shown; null for the head of the lesson. */
export function Preview({ lesson, index }: { readonly lesson: Lesson; readonly index: number | null }) {
  const paced = usePaced(lesson, EVERY_MS);
  const play = usePreview(paced, index);
  const step = play === null || index === null ? undefined : play.steps[index];
  return (
    <TargetsProvider value={() => announce(say('preview.no-links'))}>
      <aside className={styles.preview} aria-label={say('preview')} data-testid="lesson-preview">
        <p className={styles.previewNote}>{say('preview')}</p>
        {play === null ? null : (
          <PlayProvider value={play}>
            {index === null ? <Head lesson={play.lesson} /> : null}
            {step === undefined ? null : <StepPanel key={step.id} step={step} />}
          </PlayProvider>
        )}
      </aside>
    </TargetsProvider>
  );
}

function Head({ lesson: { title, question, goals } }: { readonly lesson: Lesson }) {
  return (
    <div className={styles.fields}>
      <h2>
        <LessonText isInline text={title} />
      </h2>
      <LessonText text={question} />
      <GoalList goals={goals} />
    </div>
  );
}
