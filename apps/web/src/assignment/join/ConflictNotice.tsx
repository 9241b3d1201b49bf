/** Another machine has saved a later version: both are offered, and neither is lost. */
import { say } from '@lanelab/messages/join';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { formatDateTime } from '../../base/format/date.ts';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import styles from './join.module.css';
import type { StudentSession } from './session.ts';

const doneIn = ({ steps }: { readonly steps: readonly { readonly state: string }[] }): number =>
  steps.filter(({ state }) => state === 'done').length;

export function ConflictNotice({ session }: { readonly session: StudentSession }) {
  const { theirs, setAside } = useStore(session.work.store);
  useEffect(() => {
    if (theirs !== null) announceAnswer(say('conflict.title'));
  }, [theirs]);
  if (theirs !== null)
    return (
      <div className={styles.notices}>
        <Notice
          kind="error"
          title={say('conflict.title')}
          actions={
            <>
              <Button kind="main" onPress={() => session.takeTheirs()} data-testid="conflict-take">
                {say('conflict.take')}
              </Button>
              <Button onPress={() => session.work.keepMine()} data-testid="conflict-keep">
                {say('conflict.keep')}
              </Button>
            </>
          }
          testId="work-conflict"
        >
          {say('conflict.theirs', {
            when: formatDateTime(theirs.savedAtMs ?? 0),
            done: doneIn(theirs.progress),
          })}{' '}
          {say('conflict.mine', { done: doneIn(session.work.progress) })} {say('conflict.nothing-lost')}
        </Notice>
      </div>
    );
  if (setAside === null) return null;
  return (
    <p className={styles.aside} data-testid="set-aside">
      {say('set-aside', { done: doneIn(setAside) })}{' '}
      <Button kind="quiet" onPress={() => session.bringBack()} data-testid="set-aside-back">
        {say('set-aside.back')}
      </Button>
    </p>
  );
}
