/** `?present`: the lecture of the lab, one that this browser keeps (`lecture=`), one that the link holds, or the speaker's view. */
import { say } from '@lanelab/messages/lecture';
import { useEffect, useState } from 'react';
import { Link } from '../base/ui/Link.tsx';
import type { Address } from '../base/ui/location.ts';
import { Notice } from '../base/ui/Notice.tsx';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import { readFragment } from '../share/links/link-options.ts';
import { ownLecture, type PlayedLecture } from './beats.ts';
import { Player } from './Player.tsx';
import styles from './Present.module.css';
import { SpeakerView } from './SpeakerView.tsx';

type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly lecture: PlayedLecture }
  | { readonly state: 'refused'; readonly reason: string };

/** What the address names; the lecture of the lab where it names none. */
function useAsked(payload: string, id: string | null): Opened {
  const isOwn = payload === '' && id === null;
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    if (isOwn) return;
    let isOver = false;
    const open = async () => {
      const { openKept, openLinked } = await import('./made-lecture.ts');
      const result = id === null ? await openLinked(payload) : await openKept(id);
      if (isOver) return;
      setOpened(result.ok ? { state: 'open', lecture: result.lecture } : { state: 'refused', reason: result.reason });
    };
    void open();
    return () => {
      isOver = true;
    };
  }, [isOwn, payload, id]);
  return isOwn ? { state: 'open', lecture: ownLecture } : opened;
}

export function PresentPage({ address }: { readonly address: Address }) {
  const query = new URLSearchParams(address.search);
  const opened = useAsked(readFragment(address.hash).payload, query.get('lecture'));
  if (query.has('speaker')) return <SpeakerView />;
  return opened.state === 'open' ? <Player lecture={opened.lecture} /> : <NotOpen opened={opened} />;
}

function NotOpen({ opened }: { readonly opened: Exclude<Opened, { state: 'open' }> }) {
  usePageTitle(say('present.title'), { isFetching: opened.state === 'opening' });
  return (
    <main className={styles.message}>
      {opened.state === 'opening' ? (
        <p role="status">{say('present.opening')}</p>
      ) : (
        <Notice kind="error" title={say('present.cannot-be-opened')} testId="lecture-refused">
          <p>{opened.reason}</p>
          <p>
            <Link to="/lecture">{say('present.your-lectures')}</Link>
          </p>
        </Notice>
      )}
    </main>
  );
}
