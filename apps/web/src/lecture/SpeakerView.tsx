/** `?present&speaker`: the notes of the beat that another window projects, and what comes next. */
import { say } from '@lanelab/messages/lecture';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import styles from './Present.module.css';
import { listenToLecture, type SpeakerNews } from './speaker-news.ts';

export function SpeakerView() {
  usePageTitle(say('present.speaker'));
  const [news, setNews] = useState<SpeakerNews | null>(null);
  useEffect(() => listenToLecture(setNews), []);
  return (
    <main className={styles.speaker} data-testid="speaker">
      {news === null ? (
        <p role="status">{say('present.speaker-waits')}</p>
      ) : (
        <>
          <p>{say('present.beat-of', { index: news.index + 1, count: news.count })}</p>
          <h1>{news.title}</h1>
          <p>{news.caption}</p>
          <ul className={styles.notes} data-testid="speaker-notes">
            {news.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {news.next === null ? null : <p className="muted">{say('present.then', { title: news.next })}</p>}
        </>
      )}
    </main>
  );
}
