/** Hands the work in, after a question that says what is handed in. */
import type { Lesson } from '@lanelab/lessons';
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/join';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatDateTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { useNow } from '../use-now.ts';
import styles from './join.module.css';
import { type StudentSession, triesLeft } from './session.ts';
import { workFacts } from './work-facts.ts';

interface HandInButtonProps {
  readonly session: StudentSession;
  readonly lesson: Lesson;
  readonly testId: string;
}

export function HandInButton({ session, lesson, testId }: HandInButtonProps) {
  const me = useStore(session.store, (state) => state.me);
  const status = useStore(session.handIn.store, (state) => state.status);
  const [isAsking, setAsking] = useState(false);
  const isOver = me.assignment.state === 'closed' || triesLeft(me) === 0;
  const words =
    status === 'idle' ? say(me.submissions.length === 0 ? 'hand-in' : 'hand-in.again') : say('hand-in.sending');
  return (
    <>
      <Button kind="main" isDisabled={isOver || status !== 'idle'} onPress={() => setAsking(true)} data-testid={testId}>
        {words}
      </Button>
      {isAsking ? <Question session={session} lesson={lesson} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** The due time may pass while the question stands. */
const EVERY_MS = 5_000;

interface QuestionProps {
  readonly session: StudentSession;
  readonly lesson: Lesson;
  readonly onClose: () => void;
}

function Question({ session, lesson, onClose }: QuestionProps) {
  const { me, clockAheadMs } = useStore(session.store);
  const { done, shown, open } = workFacts(lesson, session.work.progress);
  const now = useNow(EVERY_MS) + clockAheadMs;
  const { dueAtMs } = me.assignment.settings;
  const isLate = dueAtMs !== null && now > dueAtMs;
  return (
    <Dialog title={say('ask.title')} isOpen onClose={onClose} testId="hand-in-dialog">
      <div className={styles.ask}>
        <p data-testid="ask-done">
          {say('ask.done', { count: done, of: lesson.steps.length })}{' '}
          {shown === 0 ? null : say('ask.shown', { count: shown })}
        </p>
        {open.length === 0 ? null : (
          <p data-testid="ask-open">
            {say('ask.open', { count: open.length, titles: list(open.map(({ title }) => plainText(title))) })}
          </p>
        )}
        {isLate ? (
          <p className={styles.warning} data-testid="ask-late">
            {say('ask.late', { when: formatDateTime(dueAtMs) })}
          </p>
        ) : null}
        {triesLeft(me) === 1 ? <p className={styles.warning}>{say('ask.last')}</p> : null}
        <p>{say('ask.what')}</p>
        <p className={styles.buttons}>
          <Button
            kind="main"
            onPress={() => {
              onClose();
              void session.submit();
            }}
            data-testid="hand-in-yes"
          >
            {say('ask.yes')}
          </Button>
          <Button onPress={onClose}>{say('ask.no')}</Button>
        </p>
      </div>
    </Dialog>
  );
}
