/** The bar above the lesson: what is saved, when it is due, how many tries are left; handing in, and what was handed in. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/join';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import type { WorkState } from '../../share/assignments/work-keeper.ts';
import { dueWords } from '../due.ts';
import { useNow } from '../use-now.ts';
import { ContinueDialog } from './ContinueDialog.tsx';
import { HandedDialog } from './HandedDialog.tsx';
import { HandInButton } from './HandInButton.tsx';
import styles from './join.module.css';
import { type StudentSession, triesLeft } from './session.ts';

/** As often as the words of a due time change. */
const EVERY_MS = 20_000;

interface WorkBarProps {
  readonly session: StudentSession;
  readonly lesson: Lesson;
}

export function WorkBar({ session, lesson }: WorkBarProps) {
  const { me, clockAheadMs } = useStore(session.store);
  const work = useStore(session.work.store);
  const now = useNow(EVERY_MS) + clockAheadMs;
  const [open, setOpen] = useState<'continue' | 'handed' | null>(null);
  const left = triesLeft(me);
  const close = () => setOpen(null);
  return (
    <section className={styles.bar} aria-label={say('bar.label')} data-testid="work-bar">
      <p className={styles.facts}>
        <b data-testid="student-name">{me.student.name}</b>
        <span role="status" className={styles.saved} data-status={work.status} data-testid="work-status">
          <span aria-hidden="true">{SIGNS[work.status]}</span> {savedWords(work)}
        </span>
        <span data-testid="work-due">{dueWords(me.assignment.settings, now)}</span>
        {left === null ? null : <span data-testid="work-tries">{say('tries', { left })}</span>}
      </p>
      <p className={styles.buttons}>
        <Button kind="quiet" onPress={() => setOpen('continue')} data-testid="work-continue">
          {say('more')}
        </Button>
        {me.submissions.length === 0 ? null : (
          <Button onPress={() => setOpen('handed')} data-testid="work-handed">
            {say('handed', { count: me.submissions.length })}
          </Button>
        )}
        <HandInButton session={session} lesson={lesson} testId="hand-in" />
      </p>
      {open === 'continue' ? <ContinueDialog code={session.code} studentKey={session.key} onClose={close} /> : null}
      {open === 'handed' ? <HandedDialog session={session} lesson={lesson} onClose={close} /> : null}
    </section>
  );
}

const SIGNS = { saved: '✓', saving: '…', waiting: '!', refused: '✗', conflict: '!' } as const;

function savedWords({ status, savedAtMs, problem, isKeptHere }: WorkState): string {
  switch (status) {
    case 'saved':
      return savedAtMs === null ? say('save.nothing') : say('save.saved', { time: formatTime(savedAtMs) });
    case 'saving':
      return say('save.saving');
    case 'waiting':
      return say(isKeptHere ? 'save.waiting' : 'save.waiting-lost');
    case 'refused':
      return say('save.refused', { problem: problem ?? '' });
    case 'conflict':
      return say('save.conflict');
  }
}
