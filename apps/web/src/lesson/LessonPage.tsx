/** `/learn/<id>` and `/lesson…`: opens a lesson with what the student has done of it, or says why it cannot be opened. */
import { say } from '@lanelab/messages/lesson';
import { useMemo } from 'react';
import { Link } from '../base/ui/Link.tsx';
import type { Address } from '../base/ui/location.ts';
import { Notice } from '../base/ui/Notice.tsx';
import { useFetched } from '../base/ui/use-fetched.ts';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import { LessonPlayer } from './LessonPlayer.tsx';
import styles from './lesson.module.css';
import { type AskedLesson, openWithProgress } from './play/open-lesson.ts';
import { progressKey } from './play/opened.ts';

interface LessonPageProps {
  /** The name of a built-in lesson; null where the address has the lesson itself, or where it is kept. */
  readonly id: string | null;
  readonly address: Address;
}

function askedBy(id: string | null, { search, hash }: Address): AskedLesson {
  if (id !== null) return { kind: 'built-in', id };
  const query = new URLSearchParams(search);
  const stored = query.get('s');
  const revision = Number(query.get('revision') ?? Number.NaN);
  if (stored !== null)
    return { kind: 'stored', id: stored, revision: Number.isSafeInteger(revision) ? revision : null };
  const kept = query.get('id');
  return kept === null ? { kind: 'link', payload: hash.replace(/^#/, '') } : { kind: 'kept', id: kept };
}

export function LessonPage({ id, address }: LessonPageProps) {
  const { search, hash } = address;
  const asked = useMemo(() => askedBy(id, { path: '', search, hash }), [id, search, hash]);
  const { value } = useFetched(asked, openWithProgress);
  if (value === null) return <Opening />;
  if (value.ok) return <LessonPlayer key={progressKey(value.opened)} opened={value.opened} progress={value.progress} />;
  return <Refused reason={value.reason} />;
}

function Opening() {
  usePageTitle(say('open.loading'), { isFetching: true });
  return (
    <p className={styles.opening} role="status">
      {say('open.loading')}
    </p>
  );
}

function Refused({ reason }: { readonly reason: string }) {
  usePageTitle(say('open.refused'));
  return (
    <div className={styles.opening} data-testid="lesson-refused">
      <h1>{say('open.refused')}</h1>
      <Notice kind="error" title={say('open.why')} actions={<Link to="/learn">{say('end.all-lessons')}</Link>}>
        {reason}
      </Notice>
    </div>
  );
}
