/** `/learn`: the lessons that come with the lab, in their order, with what the student has done of each. */

import type { LessonProgress } from '@lanelab/lessons';
import { BUILT_IN, type BuiltInLesson } from '@lanelab/lessons/built-in';
import { say } from '@lanelab/messages/lesson';
import { say as sayList } from '@lanelab/messages/lesson-list';
import { useEffect, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { GiveLesson } from '../../share/assignments/GiveLesson.tsx';
import { emptyLesson } from '../../share/lessons/new-lesson.ts';
import { allProgress } from '../play/progress.ts';
import { writeLesson } from './CopyLesson.tsx';
import styles from './LearnPage.module.css';
import { OpenLesson } from './OpenLesson.tsx';
import { OwnLessons } from './OwnLessons.tsx';

function useProgress(): ReadonlyMap<string, LessonProgress> {
  const [progress, setProgress] = useState<ReadonlyMap<string, LessonProgress>>(new Map());
  useEffect(() => {
    allProgress().then(
      setProgress,
      // A browser that keeps nothing has no progress to show.
      () => undefined,
    );
  }, []);
  return progress;
}

export function LearnPage() {
  usePageTitle(say('learn'));
  const progress = useProgress();
  const [isBlocked, setBlocked] = useState(false);
  const write = async () => {
    try {
      await writeLesson(emptyLesson);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setBlocked(true);
    }
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('list.title')}</h1>
        <p className="muted">{say('list.says')}</p>
        <p>
          <Button onPress={() => void write()} data-testid="write-lesson">
            {sayList('write')}
          </Button>
        </p>
        {isBlocked ? <p role="alert">{sayList('cannot-be-kept')}</p> : null}
      </header>
      <ol className={styles.lessons}>
        {BUILT_IN.map((lesson, index) => (
          <Card key={lesson.id} lesson={lesson} number={index + 1} progress={progress.get(lesson.id) ?? null} />
        ))}
      </ol>
      <OwnLessons />
      <OpenLesson />
    </div>
  );
}

interface CardProps {
  readonly lesson: BuiltInLesson;
  readonly number: number;
  readonly progress: LessonProgress | null;
}

function Card({ lesson, number, progress }: CardProps) {
  const over = progress?.steps.filter(({ state }) => state !== 'begun').length ?? 0;
  return (
    <li className={styles.card}>
      <Link to={`/learn/${lesson.id}`} className={styles.link} data-testid={`lesson-${lesson.id}`}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.name} data-authored>
          {plainText(lesson.title)}
        </span>
        <span className={styles.question} data-authored>
          {plainText(lesson.question)}
        </span>
        <span className={styles.facts}>
          {say('list.minutes', { minutes: lesson.minutes })}
          {over === 0 ? null : (
            <span data-done={over >= lesson.steps || undefined}>
              {over >= lesson.steps ? say('list.done') : say('list.progress', { over, steps: lesson.steps })}
            </span>
          )}
        </span>
      </Link>
      <GiveLesson title={plainText(lesson.title)} lesson={{ kind: 'built-in', id: lesson.id }} />
    </li>
  );
}
