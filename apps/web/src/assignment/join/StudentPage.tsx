/** The lesson as a student of a class works on it, below a bar that says what is saved, when it is due, and hands it in. */

import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/join';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../base/ui/announce.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { LessonPlayer } from '../../lesson/LessonPlayer.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { usePolling } from '../use-polling.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { HandInButton } from './HandInButton.tsx';
import { HandInNotice } from './HandInNotice.tsx';
import styles from './join.module.css';
import type { OpenedWork } from './open-work.ts';
import { StudentSession } from './session.ts';
import { WorkBar } from './WorkBar.tsx';

interface StudentPageProps {
  readonly code: string;
  readonly studentKey: string;
  readonly opened: OpenedWork;
}

export function StudentPage({ code, studentKey, opened }: StudentPageProps) {
  usePageTitle(plainText(opened.lesson.lesson.title));
  const [session, setSession] = useState<StudentSession | null>(null);
  useEffect(() => {
    const created = new StudentSession(code, studentKey, opened);
    setSession(created);
    return () => created.dispose();
  }, [code, studentKey, opened]);
  return session === null ? null : <AtWork session={session} opened={opened} />;
}

/** While the server computes what was handed in, and otherwise. */
const POLL_MS = { waiting: 4_000, idle: 30_000 } as const;

function AtWork({ session, opened }: { readonly session: StudentSession; readonly opened: OpenedWork }) {
  const { lesson } = opened;
  const version = useStore(session.store, (state) => state.version);
  const settings = useStore(session.store, (state) => state.me.assignment.settings);
  const submissions = useStore(session.store, (state) => state.me.submissions);
  const isWaiting = submissions.some(({ state }) => state === 'waiting');
  usePolling(() => session.refresh(), isWaiting ? POLL_MS.waiting : POLL_MS.idle);
  useAnnouncedMarks(session);
  // A page that goes to the background may never come back.
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void session.work.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [session]);
  return (
    <div className={styles.work} data-testid="student-page">
      <WorkBar session={session} lesson={lesson.lesson} />
      <ConflictNotice session={session} />
      <HandInNotice session={session} />
      <LessonPlayer
        key={version}
        opened={lesson}
        progress={session.work.progress}
        given={{
          locks: settings.locks,
          keep: (progress) => session.work.change(progress),
          end: <HandInButton session={session} lesson={lesson.lesson} testId="hand-in-end" />,
        }}
      />
    </div>
  );
}

/** Says aloud what the server found of a submission that the student waited for. */
function useAnnouncedMarks(session: StudentSession): void {
  useEffect(
    () =>
      session.store.subscribe(({ me }, before) => {
        for (const { number, summary } of me.submissions) {
          const known = before.me.submissions.find((one) => one.number === number);
          if (summary === null || known === undefined || known.summary !== null) continue;
          announce(say('handed.marked', { number, summary: sayShared('submission.summary', summary) }));
        }
      }),
    [session],
  );
}
