/** What the lab is, shown by running it; and the doors into it. */
import { lazy, Suspense } from 'react';
import { Link } from '../ui/Link.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Door } from './Door.tsx';
import { CalculatorPicture, FigurePicture, NetworkPicture } from './pictures.tsx';
import styles from './StartPage.module.css';

const ContinueList = lazy(async () => ({ default: (await import('../draft/ContinueList.tsx')).ContinueList }));
const Demo = lazy(async () => ({ default: (await import('./Demo.tsx')).Demo }));

export function StartPage() {
  usePageTitle('');
  return (
    <div className={styles.start}>
      <header className={styles.head}>
        <h1>IP over ATM, run cell by cell</h1>
        <p>
          Around 1999, IP crossed its fastest networks in cells of 53 octets. This lab rebuilds the networks that were
          measured then, carries every cell, and puts the papers’ values on top of its own.
        </p>
      </header>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Demo />
      </Suspense>
      <nav className={styles.doors} aria-label="Ways in">
        <Door to="/lab" title="Draw your own" picture={<NetworkPicture />}>
          Switches, hosts, links and traffic: draw them, play them cell by cell, hand in a link.
        </Door>
        <Door to="/papers" title="Reproduce a figure" picture={<FigurePicture />}>
          Run a paper’s experiment again, change what you like, see where the model and the paper part.
        </Door>
        <Door to="/papers/curitiba/table2" title="Calculate the overhead" picture={<CalculatorPicture />}>
          What each protocol layer leaves of the line, for any packet size you type.
        </Door>
      </nav>
      <Suspense fallback={null}>
        <div className={styles.continue}>
          <ContinueList />
        </div>
      </Suspense>
      <footer className={styles.foot}>
        Everything runs in this browser. <Link to="/open">Open a link or a file</Link>{' '}
        <Link to="/help#results">What a result is worth</Link> <Link to="/help#limits">What is left out</Link>
      </footer>
    </div>
  );
}
