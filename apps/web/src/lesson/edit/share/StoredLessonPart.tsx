/** The short link of a lesson: stored when asked to, never before, and then as one revision after the other. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { Button } from '../../../base/ui/Button.tsx';
import { LinkField } from '../../../share/dialog/LinkField.tsx';
import { storedLessonAddress } from '../../../share/lessons/links.ts';
import { wholeLink } from '../../../share/links/links.ts';
import styles from './ShareLesson.module.css';
import { useStoredLesson } from './use-stored-lesson.ts';

export function StoredLessonPart({ id, lesson }: { readonly id: string; readonly lesson: Lesson }) {
  const { state, copy, isSaved, create, save } = useStoredLesson(id, lesson);
  const isWorking = state.state === 'working';
  return (
    <>
      <p className="muted">{say('stored.says')}</p>
      {copy === null ? (
        <Button onPress={() => void create()} isDisabled={isWorking} data-testid="store-lesson">
          {say('stored.create')}
        </Button>
      ) : (
        <>
          <LinkField
            key={copy.etag}
            label={say('share.stored')}
            link={wholeLink(storedLessonAddress(copy.id))}
            testId="lesson-short-link"
          />
          {isSaved ? (
            <p data-testid="lesson-revision">{say('stored.as-it-is', { revision: copy.revision })}</p>
          ) : (
            <div className={styles.actions}>
              <Button kind="main" onPress={() => void save()} isDisabled={isWorking} data-testid="save-lesson-revision">
                {say('stored.save', { revision: copy.revision + 1 })}
              </Button>
              <Button onPress={() => void create()} isDisabled={isWorking}>
                {say('stored.as-copy')}
              </Button>
            </div>
          )}
        </>
      )}
      {state.state === 'failed' ? (
        <p role="alert" data-testid="store-lesson-failed">
          {state.problem}
        </p>
      ) : null}
      {state.state === 'conflict' ? (
        <div role="alert" data-testid="store-lesson-conflict">
          <p>{say('stored.conflict', { revision: state.revision })}</p>
          <Button onPress={() => void save(state.etag)}>{say('stored.save', { revision: state.revision + 1 })}</Button>
        </div>
      ) : null}
    </>
  );
}
