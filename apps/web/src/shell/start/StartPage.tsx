/** What the lab is, shown by running it; and the doors into it. */
import { lazy, Suspense } from 'react';
import { Link } from '../../base/ui/Link.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { startWords } from '../../base/words/start-words.ts';
import { Door } from './Door.tsx';
import { FigurePicture, NetworkPicture, PresentPicture } from './pictures.tsx';
import styles from './StartPage.module.css';

const ContinueList = lazy(async () => ({
  default: (await import('../../share/drafts/ContinueList.tsx')).ContinueList,
}));
const Pair = lazy(async () => ({ default: (await import('./Pair.tsx')).Pair }));

export function StartPage() {
  usePageTitle('');
  return (
    <div className={styles.start}>
      <header className={styles.head}>
        <h1>{startWords.title}</h1>
        <p>{startWords.lead}</p>
      </header>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Pair />
      </Suspense>
      <nav className={styles.doors} aria-label="Ways in">
        <Door to="/?present" title={startWords.present} picture={<PresentPicture />}>
          {startWords.presentSays}
        </Door>
        <Door to="/papers" title={startWords.reproduce} picture={<FigurePicture />}>
          {startWords.reproduceSays}
        </Door>
        <Door to="/lab" title={startWords.build} picture={<NetworkPicture />}>
          {startWords.buildSays}
        </Door>
      </nav>
      <Suspense fallback={null}>
        <div className={styles.continue}>
          <ContinueList />
        </div>
      </Suspense>
      <footer className={styles.foot}>
        Everything runs in this browser.{' '}
        <Link to="/lab?preset=class-lane&with=class-mpoa">Look into both networks</Link>{' '}
        <Link to="/open">Open a link or a file</Link> <Link to="/help#results">What a result is worth</Link>{' '}
        <Link to="/help#limits">What is left out</Link>
      </footer>
    </div>
  );
}
