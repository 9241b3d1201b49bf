/** `/lesson?edit=<id>`: a lesson of this browser in its editor, and with `&try=<number>` played at that step without being kept. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { useMemo } from 'react';
import { Link } from '../../base/ui/Link.tsx';
import type { Address } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { readForEditing } from '../../share/lessons/unfinished.ts';
import { LessonPlayer } from '../LessonPlayer.tsx';
import { noProgress, opened } from '../play/opened.ts';
import styles from './edit.module.css';
import { LessonEditor } from './LessonEditor.tsx';
import { WRITING_SEED } from './model/use-networks.ts';

interface Asked {
  readonly id: string;
  /** The step that is tried, from 0; null where the lesson is written. */
  readonly trial: number | null;
}

function askedBy(search: string): Asked {
  const query = new URLSearchParams(search);
  const number = Number(query.get('try') ?? Number.NaN);
  return { id: query.get('edit') ?? '', trial: Number.isSafeInteger(number) && number > 0 ? number - 1 : null };
}

/** A browser that keeps nothing has no lesson under any id. */
const read = async ({ id }: Asked) => ({ lesson: await readForEditing(id).catch(() => null) });

export function LessonEditPage({ address: { search } }: { readonly address: Address }) {
  const asked = useMemo(() => askedBy(search), [search]);
  const { value } = useFetched(asked, read);
  usePageTitle(say('title'), { isFetching: value === null });
  if (value === null) return <p role="status">{say('loading')}</p>;
  const { lesson } = value;
  if (lesson === null)
    return (
      <div className={styles.missing}>
        <Notice
          kind="error"
          title={say('cannot-be-opened')}
          actions={<Link to="/learn">{say('all-lessons')}</Link>}
          testId="lesson-missing"
        >
          {say('not-kept')}
        </Notice>
      </div>
    );
  if (asked.trial === null) return <LessonEditor key={asked.id} id={asked.id} first={lesson} />;
  return <Trial id={asked.id} lesson={lesson} index={asked.trial} />;
}

interface TrialProps {
  readonly id: string;
  readonly lesson: Lesson;
  readonly index: number;
}

function Trial({ id, lesson, index }: TrialProps) {
  const lessonToTry = useMemo(() => opened(lesson, null), [lesson]);
  return (
    <LessonPlayer
      key={index}
      opened={lessonToTry}
      progress={noProgress(lessonToTry, WRITING_SEED)}
      trial={{
        index,
        note: (
          <p className={styles.trial} data-testid="lesson-trial">
            {say('trial.says')}{' '}
            <Link to={`/lesson?edit=${encodeURIComponent(id)}&step=${index + 1}`}>{say('trial.back')}</Link>
          </p>
        ),
      }}
    />
  );
}
