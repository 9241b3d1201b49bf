/** Top bar, page, and what every page shares: skip link, theme, help in the same corner, connection state. */
import { isUntranslated } from '@lanelab/messages';
import { say } from '@lanelab/messages/shell';
import { type ReactNode, Suspense } from 'react';
import { Link } from '../base/ui/Link.tsx';
import { PAGE_BAR_ID } from '../base/ui/PageBar.tsx';
import { part } from '../base/ui/part.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { CellMark } from './icons.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { Route } from './routes.ts';
import styles from './Shell.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Keeping the lab for use without a network must not compete with showing it. */
async function pageHasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}

const UpdateNotice = part(async () => {
  await pageHasLoaded();
  return (await import('./offline/UpdateNotice.tsx')).UpdateNotice;
}, 'nowhere');

const doors = [
  { to: '/lab', label: say('shell.lab'), pages: ['lab', 'stored', 'open'] },
  { to: '/mine', label: say('shell.mine'), pages: ['mine', 'lecture'] },
  { to: '/learn', label: say('shell.learn'), pages: ['learn', 'lesson', 'result', 'assign', 'join', 'teach'] },
  { to: '/papers', label: say('shell.papers'), pages: ['gallery', 'experiment'] },
  { to: '/help', label: say('shell.help'), pages: ['help', 'ready'] },
] as const;

/** The workbench takes the window and scrolls inside its panes; pages scroll as a whole. */
const FILLING: readonly Route['page'][] = ['lab', 'stored', 'lesson', 'join', 'room', 'screen'];
const fillsWindow = ({ page }: Route) => FILLING.includes(page);

interface ShellProps {
  readonly route: Route;
  readonly children: ReactNode;
}

export function Shell({ route, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#content" onClick={() => document.getElementById('content')?.focus()}>
        {say('shell.skip-to-the-content')}
      </a>
      <header className={styles.top} data-fills={fillsWindow(route)}>
        <Link to="/" className={styles.brand} aria-current={route.page === 'start' ? 'page' : undefined}>
          <CellMark />
          lanelab
        </Link>
        <div id={PAGE_BAR_ID} className={styles.page} />
        <nav aria-label={say('shell.pages')} className={styles.nav}>
          {doors.map((door) => (
            <Link
              key={door.to}
              to={door.to}
              aria-current={door.pages.some((page) => page === route.page) ? 'page' : undefined}
            >
              {door.label}
            </Link>
          ))}
        </nav>
        <span className={styles.choices}>
          <LanguageChoice />
          <ThemeChoice />
        </span>
      </header>
      {isUntranslated ? (
        <p className={styles.notice} role="status" data-testid="untranslated">
          {say('language-choice.untranslated')}
        </p>
      ) : null}
      <ConnectionNotice />
      <Suspense fallback={null}>
        <UpdateNotice />
      </Suspense>
      <main id="content" tabIndex={-1} className={styles.content} data-fills={fillsWindow(route)}>
        {children}
      </main>
    </>
  );
}
