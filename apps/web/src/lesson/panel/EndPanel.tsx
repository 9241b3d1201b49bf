/** The end of a lesson: what the student can do now, a question to take along, and the result to hand in. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { downloadText } from '../../base/ui/download.ts';
import { Link } from '../../base/ui/Link.tsx';
import { useLostFocus } from '../../base/ui/use-lost-focus.ts';
import { addressOfId } from '../../papers/collection/find.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { GiveLesson } from '../../share/assignments/GiveLesson.tsx';
import { CopyLesson } from '../list/CopyLesson.tsx';
import { usePlayed } from '../play/use-play.ts';
import { GoalList } from './GoalList.tsx';
import { LessonText } from './LessonText.tsx';
import styles from './panel.module.css';

interface EndPanelProps {
  readonly lesson: Lesson;
  /** What a class does at the end, in place of what somebody does who plays for themselves. */
  readonly end: ReactNode;
}

export function EndPanel({ lesson, end }: EndPanelProps) {
  const progress = usePlayed((state) => state.progress);
  const [isAnswered, setAnswered] = useState(false);
  const done = progress.steps.filter(({ state }) => state === 'done').length;
  const shown = progress.steps.filter(({ state }) => state === 'shown').length;
  const { goals, transfer, figures } = lesson;
  const title = plainText(lesson.title);
  const given = progress.lesson;
  const answer = useRef<HTMLDivElement>(null);
  useLostFocus(isAnswered, () => answer.current);
  return (
    <div className={styles.step} data-testid="lesson-end">
      <h2 className={styles.title} tabIndex={-1}>
        {say('end.title')}
      </h2>
      <p>{say('end.steps', { done, shown, count: lesson.steps.length })}</p>
      {goals.length === 0 ? null : (
        <>
          <p>{say('end.goals')}</p>
          <GoalList goals={goals} />
        </>
      )}
      {transfer === undefined ? null : (
        <section className={styles.task} aria-label={say('end.transfer')}>
          <p className={styles.kind}>{say('end.transfer')}</p>
          <LessonText text={transfer.question} />
          {isAnswered ? (
            <div ref={answer} tabIndex={-1}>
              <LessonText text={transfer.answer} />
            </div>
          ) : (
            <p className={styles.buttons}>
              <Button onPress={() => setAnswered(true)} data-testid="lesson-transfer">
                {say('end.compare')}
              </Button>
            </p>
          )}
        </section>
      )}
      {figures.length === 0 ? null : (
        <p>
          {say('end.figures')}{' '}
          {figures.map((id) => (
            <span key={id}>
              <Link to={addressOfId(id)}>{id}</Link>{' '}
            </span>
          ))}
        </p>
      )}
      <p className={styles.buttons}>
        <Button
          onPress={() =>
            downloadText(`${say('end.file')}.lanelab-result.json`, JSON.stringify(progress), 'application/json')
          }
          data-testid="lesson-save-result"
        >
          {say('end.save-result')}
        </Button>
        {end ?? (
          <>
            <CopyLesson title={title} load={() => Promise.resolve(lesson)} />
            <GiveLesson title={title} lesson={given.kind === 'built-in' ? given : () => Promise.resolve(lesson)} />
            <Link to="/learn">{say('end.all-lessons')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
