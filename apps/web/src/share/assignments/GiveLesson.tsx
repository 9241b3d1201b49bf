/** Leads to the page on which a lesson is given to a class. A lesson that only this page has is kept in this browser first. */
import type { Lesson } from '@lanelab/lessons';
import { say as sayAssign } from '@lanelab/messages/assign';
import { say } from '@lanelab/messages/lesson-list';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { hasServer } from '../../base/ui/edition.ts';
import { navigate } from '../../base/ui/location.ts';
import { assignAddress, type GivenSource } from './links.ts';

interface GiveLessonProps {
  /** Names the lesson for screen readers. */
  readonly title: string;
  /** Where the lesson is found again, or what makes it. */
  readonly lesson: GivenSource | (() => Promise<Lesson>);
}

async function sourceOf(lesson: GiveLessonProps['lesson']): Promise<GivenSource> {
  if (typeof lesson !== 'function') return lesson;
  const { keptLessons } = await import('../lessons/kept.ts');
  const id = crypto.randomUUID();
  await keptLessons.keep(id, await lesson());
  return { kind: 'kept', id };
}

export function GiveLesson({ title, lesson }: GiveLessonProps) {
  const [isBlocked, setBlocked] = useState(false);
  // The static edition has no server that a class could hand in to.
  if (!hasServer) return null;
  const give = async () => {
    try {
      navigate(assignAddress(await sourceOf(lesson)));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setBlocked(true);
    }
  };
  return (
    <>
      <Button kind="quiet" onPress={() => void give()} data-testid="give-lesson">
        {sayAssign('give')}{' '}
        <span className="visually-hidden" data-authored>
          {title}
        </span>
      </Button>
      {isBlocked ? <span role="alert">{say('cannot-be-kept')}</span> : null}
    </>
  );
}
