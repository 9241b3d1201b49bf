/** The lessons of this browser: written here, or opened from a file or a link. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-list';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { GiveLesson } from '../../share/assignments/GiveLesson.tsx';
import type { Kept } from '../../share/kept-documents.ts';
import { keptLessonAddress, lessonEditAddress } from '../../share/lessons/links.ts';
import { forgetEdited, listLessons } from '../../share/lessons/unfinished.ts';
import { CopyLesson } from './CopyLesson.tsx';
import styles from './OwnLessons.module.css';

const titleOf = ({ document }: Kept<Lesson>): string => plainText(document.title) || say('untitled');

export function OwnLessons() {
  const [kept, setKept] = useState<readonly Kept<Lesson>[]>([]);
  const [removed, setRemoved] = useState<{ readonly title: string; readonly bringBack: () => Promise<void> } | null>(
    null,
  );
  const [isBlocked, setBlocked] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setBlocked(true);
    }
  };
  useEffect(() => {
    // A browser that keeps nothing has no list; it says so when something should be kept.
    listLessons().then(setKept, () => setKept([]));
  }, []);
  const remove = (one: Kept<Lesson>) =>
    attempt(async () => {
      const title = titleOf(one);
      setRemoved({ title, bringBack: await forgetEdited(one.id) });
      announce(say('removed', { title }));
      setKept(await listLessons());
    });
  const undo = (bringBack: () => Promise<void>) =>
    attempt(async () => {
      await bringBack();
      setRemoved(null);
      setKept(await listLessons());
    });
  if (kept.length === 0 && removed === null) return null;
  return (
    <section className={styles.own} aria-label={say('own')} data-testid="own-lessons">
      <h2>{say('own')}</h2>
      {isBlocked ? <p role="alert">{say('cannot-be-kept')}</p> : null}
      <ul>
        {kept.map((one) => (
          <li key={one.id} data-testid="own-lesson">
            <Link to={keptLessonAddress(one.id)}>{titleOf(one)}</Link>
            <span className="muted">{say('steps', { count: one.document.steps.length })}</span>
            <Link to={lessonEditAddress(one.id)} aria-label={say('edit', { title: titleOf(one) })}>
              {say('edit-short')}
            </Link>
            <CopyLesson title={titleOf(one)} load={() => Promise.resolve(one.document)} />
            <GiveLesson title={titleOf(one)} lesson={{ kind: 'kept', id: one.id }} />
            <Button kind="quiet" onPress={() => void remove(one)} data-testid="delete-lesson">
              {say('remove', { title: titleOf(one) })}
            </Button>
          </li>
        ))}
      </ul>
      {removed === null ? null : (
        <p>
          {say('removed', { title: removed.title })}{' '}
          <Button onPress={() => void undo(removed.bringBack)} data-testid="undo-delete-lesson">
            {say('undo')}
          </Button>
        </p>
      )}
    </section>
  );
}
