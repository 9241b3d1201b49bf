/** What a student handed in: each submission with what the server found, as far as they may see it, and the teacher’s comment. */
import type { Lesson } from '@lanelab/lessons';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/join';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { formatDateTime } from '../../base/format/date.ts';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { Mark, Submission } from '../../share/assignments/answers.ts';
import { readOwnSubmission } from '../../share/assignments/server.ts';
import { attempted } from '../attempted.ts';
import { MarkList } from '../MarkList.tsx';
import styles from './join.module.css';
import type { StudentSession } from './session.ts';

interface HandedDialogProps {
  readonly session: StudentSession;
  readonly lesson: Lesson;
  readonly onClose: () => void;
}

export function HandedDialog({ session, lesson, onClose }: HandedDialogProps) {
  const submissions = useStore(session.store, (state) => state.me.submissions);
  return (
    <Dialog title={say('handed.title')} isOpen onClose={onClose} testId="handed-dialog">
      <div className={styles.ask}>
        {submissions.toReversed().map((submission) => (
          <Handed key={submission.number} session={session} lesson={lesson} submission={submission} />
        ))}
      </div>
    </Dialog>
  );
}

interface HandedProps {
  readonly session: StudentSession;
  readonly lesson: Lesson;
  readonly submission: Submission;
}

function Handed({ session, lesson, submission }: HandedProps) {
  const results = useStore(session.store, (state) => state.me.assignment.settings.results);
  const { number, atMs, isLate, state, summary, marks, comment, returned, problem } = submission;
  return (
    <section className={styles.handed} data-testid={`handed-${number}`}>
      <h3>
        {sayShared('submission.number', { number })}
        {isLate ? <span className={styles.late}>{sayShared('submission.late')}</span> : null}
        {returned ? <span className={styles.late}>{sayShared('submission.returned')}</span> : null}
      </h3>
      <p className="muted">{sayShared('submission.at', { when: formatDateTime(atMs) })}</p>
      {state === 'waiting' ? <p>{sayShared('submission.waiting')}</p> : null}
      {state === 'failed' ? (
        <p>
          {sayShared('submission.failed')} {problem}
        </p>
      ) : null}
      {summary === null ? null : <p data-testid="handed-summary">{sayShared('submission.summary', summary)}</p>}
      {state === 'marked' && marks === null && results !== 'at-once' ? (
        <p>{say('handed.later', { when: results === 'when-returned' ? 'returned' : 'due' })}</p>
      ) : null}
      {comment === '' ? null : (
        <p className={styles.comment} data-testid="handed-comment">
          <b>{sayShared('submission.comment')}:</b> {comment}
        </p>
      )}
      {marks === null ? null : (
        <Fold title={say('handed.checks')}>
          <Found session={session} lesson={lesson} number={number} marks={marks} />
        </Fold>
      )}
    </section>
  );
}

interface FoundProps {
  readonly session: StudentSession;
  readonly lesson: Lesson;
  readonly number: number;
  readonly marks: readonly Mark[];
}

function Found({ session, lesson, number, marks }: FoundProps) {
  const read = useCallback(
    (asked: number) => attempted(() => readOwnSubmission(session.code, session.key, asked)),
    [session],
  );
  const { value } = useFetched(number, read);
  const steps = lesson.steps.map(({ id, title }) => ({ id, title: plainText(title) }));
  return (
    <>
      {value?.ok === false ? <p role="alert">{value.error.message}</p> : null}
      <MarkList steps={steps} marks={marks} verdict={value?.ok === true ? (value.value.verdict ?? null) : null} />
    </>
  );
}
