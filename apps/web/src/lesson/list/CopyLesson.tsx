/** Makes a copy of a lesson in this browser, and opens it in the editor. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-list';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { navigate } from '../../base/ui/location.ts';
import { keptLessons } from '../../share/lessons/kept.ts';
import { lessonEditAddress } from '../../share/lessons/links.ts';

interface CopyLessonProps {
  /** Names the lesson for screen readers. */
  readonly title: string;
  readonly load: () => Promise<Lesson>;
}

/** Keeps a lesson under a new id, and opens it in the editor. Rejects with a `DOMException` where this browser keeps nothing. */
export async function writeLesson(lesson: Lesson): Promise<void> {
  const id = crypto.randomUUID();
  await keptLessons.keep(id, lesson);
  navigate(lessonEditAddress(id));
}

export function CopyLesson({ title, load }: CopyLessonProps) {
  const [isBlocked, setBlocked] = useState(false);
  const copy = async () => {
    const lesson = await load();
    try {
      await writeLesson(lesson);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setBlocked(true);
    }
  };
  return (
    <>
      <Button
        kind="quiet"
        onPress={() => void copy()}
        aria-label={say('copy-named', { title })}
        data-testid="copy-lesson"
      >
        {say('copy')}
      </Button>
      {isBlocked ? <span role="alert">{say('cannot-be-kept')}</span> : null}
    </>
  );
}
