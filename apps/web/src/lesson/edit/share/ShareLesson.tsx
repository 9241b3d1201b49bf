/** Takes a lesson elsewhere: a file, a link that holds all of it, a short link of the server. */
import type { Lesson } from '@lanelab/lessons';
import { say as sayAssign } from '@lanelab/messages/assign';
import { say } from '@lanelab/messages/lesson-edit';
import { useMemo } from 'react';
import { formatInteger } from '../../../base/format/number.ts';
import { Button } from '../../../base/ui/Button.tsx';
import { Dialog } from '../../../base/ui/Dialog.tsx';
import { downloadText } from '../../../base/ui/download.ts';
import { hasServer, withoutServer } from '../../../base/ui/edition.ts';
import { plainText } from '../../../papers/collection/lesson-language.ts';
import { GiveLesson } from '../../../share/assignments/GiveLesson.tsx';
import { LinkField } from '../../../share/dialog/LinkField.tsx';
import { slug } from '../../../share/drafts/names.ts';
import { linkToLesson } from '../../../share/lessons/links.ts';
import { wholeLink } from '../../../share/links/links.ts';
import { lessonText } from '../model/json-text.ts';
import styles from './ShareLesson.module.css';
import { StoredLessonPart } from './StoredLessonPart.tsx';

/** Browsers cut addresses that are longer. */
const MOST_LINK = 60_000;

interface ShareLessonProps {
  readonly id: string;
  readonly lesson: Lesson;
  /** A lesson with faults leaves as a file alone: nobody could open it otherwise. */
  readonly isSound: boolean;
  readonly onClose: () => void;
}

export function ShareLesson({ id, lesson, isSound, onClose }: ShareLessonProps) {
  const link = useMemo(() => (isSound ? wholeLink(linkToLesson(lesson)) : ''), [isSound, lesson]);
  const name = `${slug(plainText(lesson.title) || say('file'))}.lesson.json`;
  return (
    <Dialog title={say('share.title')} isOpen onClose={onClose} testId="share-lesson-dialog">
      <div className={styles.parts}>
        <section>
          <h3>{say('share.file')}</h3>
          <p className="muted">{say('share.file-says')}</p>
          <Button onPress={() => downloadText(name, lessonText(lesson), 'application/json')} data-testid="save-lesson">
            {name}
          </Button>
        </section>
        {isSound ? (
          <>
            <section>
              <h3>{say('share.link')}</h3>
              <p className="muted">{say('share.link-says')}</p>
              {link.length > MOST_LINK ? (
                <p role="alert" data-testid="lesson-link-problem">
                  {say('share.link-too-long', { length: formatInteger(link.length), most: formatInteger(MOST_LINK) })}
                </p>
              ) : (
                <LinkField label={say('share.link')} link={link} testId="lesson-link" />
              )}
            </section>
            <section>
              <h3>{say('share.stored')}</h3>
              {hasServer ? <StoredLessonPart id={id} lesson={lesson} /> : <p className="muted">{withoutServer}</p>}
            </section>
            {hasServer ? (
              <section>
                <h3>{sayAssign('title')}</h3>
                <p className="muted">{sayAssign('says')}</p>
                <GiveLesson title={plainText(lesson.title)} lesson={{ kind: 'kept', id }} />
              </section>
            ) : null}
          </>
        ) : (
          <p role="note" data-testid="share-faulty">
            {say('share.faulty')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
