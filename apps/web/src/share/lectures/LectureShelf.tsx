/** The lectures of this browser on the page of its scenarios; nothing at all where there is none. */
import { say } from '@lanelab/messages/lectures';
import type { Lecture } from '@lanelab/scenario/lecture';
import { useEffect, useState } from 'react';
import { formatWhen } from '../../base/format/date.ts';
import { Link } from '../../base/ui/Link.tsx';
import type { Kept } from '../kept-documents.ts';
import { keptLectures } from './kept.ts';
import styles from './LectureShelf.module.css';

interface Shelf {
  readonly kept: readonly Kept<Lecture>[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

const empty: Shelf = { kept: [], readAt: 0 };

export function LectureShelf() {
  const [{ kept, readAt }, setShelf] = useState<Shelf>(empty);
  useEffect(() => {
    // The page says of itself that storage is blocked.
    keptLectures.list().then(
      (found) => setShelf({ kept: found, readAt: Date.now() }),
      () => setShelf(empty),
    );
  }, []);
  if (kept.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={say('list.title')} data-testid="lecture-shelf">
      <header>
        <h2>{say('list.title')}</h2>
        <p className="muted">{say('shelf.says')}</p>
      </header>
      <ul>
        {kept.map(({ id, changedAt, document: lecture }) => (
          <li key={id}>
            <Link to={`/lecture?id=${id}`}>{lecture.title || say('list.untitled')}</Link>
            <span className="muted">
              {say('shelf.summary', { count: lecture.beats.length, changed: formatWhen(changedAt, readAt) })}
            </span>
            {lecture.beats.length === 0 ? null : <Link to={`/?present&lecture=${id}`}>{say('edit.present')}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
