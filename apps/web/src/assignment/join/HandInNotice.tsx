/** What becomes of handing in: it waits for a connection, it was refused, or it was given back. */
import { say } from '@lanelab/messages/join';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import styles from './join.module.css';
import type { StudentSession } from './session.ts';

export function HandInNotice({ session }: { readonly session: StudentSession }) {
  const { status, problem } = useStore(session.handIn.store);
  const submissions = useStore(session.store, (state) => state.me.submissions);
  const last = submissions.at(-1);
  useEffect(
    () =>
      session.store.subscribe(({ me }, before) => {
        const newest = me.submissions.at(-1);
        if (newest !== undefined && me.submissions.length > before.me.submissions.length)
          announceAnswer(say('hand-in.done', { number: newest.number }));
      }),
    [session],
  );
  return (
    <div className={styles.notices}>
      {status === 'waiting' ? (
        <Notice
          kind="note"
          title={say('hand-in.waiting')}
          actions={
            <Button onPress={() => session.handIn.takeBack()} data-testid="hand-in-take-back">
              {say('hand-in.take-back')}
            </Button>
          }
          testId="hand-in-waiting"
        >
          {problem}
        </Notice>
      ) : null}
      {status === 'idle' && problem !== null ? (
        <Notice kind="error" title={say('hand-in.refused')} testId="hand-in-refused">
          {problem}
        </Notice>
      ) : null}
      {last?.returned === true ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long comment scrolls, by key as well
        <section
          className={styles.returned}
          aria-label={say('handed.returned')}
          tabIndex={0}
          data-testid="work-returned"
        >
          <b>{say('handed.returned')}.</b> {say('handed.returned.says')} {last.comment}
        </section>
      ) : null}
    </div>
  );
}
