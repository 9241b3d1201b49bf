/** What the lab is, shown by running it; and the doors into it. */
import { say } from '@lanelab/messages/start';
import { Suspense } from 'react';
import { Link } from '../../base/ui/Link.tsx';
import { part } from '../../base/ui/part.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { Door } from './Door.tsx';
import { FigurePicture, LessonPicture, NetworkPicture, PresentPicture } from './pictures.tsx';
import styles from './StartPage.module.css';

const ContinueList = part(async () => (await import('../../share/drafts/ContinueList.tsx')).ContinueList);
const Pair = part(async () => (await import('./Pair.tsx')).Pair);

export function StartPage() {
  usePageTitle('');
  return (
    <div className={styles.start}>
      <header className={styles.head}>
        <h1>{say('start.title')}</h1>
        <p>{say('start.lead')}</p>
      </header>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Pair />
      </Suspense>
      <nav className={styles.doors} aria-label={say('start-page.entries')}>
        <Door to="/learn/atm-overhead" title={say('start.learn')} picture={<LessonPicture />}>
          {say('start.learn-says')}
        </Door>
        <Door to="/?present" title={say('start.present')} picture={<PresentPicture />}>
          {say('start.present-says')}
        </Door>
        <Door to="/papers" title={say('start.reproduce')} picture={<FigurePicture />}>
          {say('start.reproduce-says')}
        </Door>
        <Door to="/lab" title={say('start.build')} picture={<NetworkPicture />}>
          {say('start.build-says')}
        </Door>
      </nav>
      <Suspense fallback={null}>
        <div className={styles.continue}>
          <ContinueList />
        </div>
      </Suspense>
      <footer className={styles.foot}>
        {say('start-page.everything-runs-in-this-browser')}{' '}
        <Link to="/ready">{say('start-page.is-this-room-ready')}</Link>{' '}
        <Link to="/lab?preset=class-lane&with=class-mpoa&run=1">{say('start-page.look-into-both-networks')}</Link>{' '}
        <Link to="/open">{say('start-page.open-a-link-or-a')}</Link>{' '}
        <Link to="/help#results">{say('start-page.what-a-result-is-worth')}</Link>{' '}
        <Link to="/help#limits">{say('start-page.what-is-left-out')}</Link>
      </footer>
    </div>
  );
}
