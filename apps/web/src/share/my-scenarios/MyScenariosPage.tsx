/** `/mine`: the scenarios that this browser has keys for, and the drafts that only it has. */
import { useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { Link } from '../../base/ui/Link.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { isStorageBlocked } from '../../base/ui/storage.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { ContinueList } from '../drafts/ContinueList.tsx';
import { forget } from '../links/keyring.ts';
import { subscribeOnline } from '../links/online.ts';
import { KeysDialog } from './KeysDialog.tsx';
import styles from './MyScenariosPage.module.css';
import { ShelfEntry } from './ScenarioEntry.tsx';
import { useShelf } from './use-my-scenarios.ts';

export function ShelfPage() {
  usePageTitle('My scenarios');
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  return (
    <>
      <PageBar crumbs={[{ label: 'My scenarios' }]}>
        {hasServer ? (
          <Button onPress={() => setIsKeysOpen(true)} data-testid="keys">
            Keys
          </Button>
        ) : null}
      </PageBar>
      <div className={styles.page} data-testid="shelf">
        <header className={styles.head}>
          <h1>My scenarios</h1>
          <p className="muted">
            {hasServer
              ? 'Stored on this lab’s server. There are no accounts: the keys that make them yours are in this browser. Take them along before you change browsers.'
              : `${withoutServer} What you draw stays in this browser; links and files carry it elsewhere.`}
          </p>
        </header>
        {isStorageBlocked() ? (
          <Notice kind="note" title="This browser keeps no keys" testId="shelf-blocked">
            Storage is blocked here (a private window, a frame, or a setting), so nothing can be listed. Links for
            editors still work: keep them yourself.
          </Notice>
        ) : null}
        {hasServer ? <Stored /> : null}
        <div className={styles.drafts}>
          <ContinueList shown={6} />
        </div>
        {hasServer ? <KeysDialog isOpen={isKeysOpen} onClose={() => setIsKeysOpen(false)} /> : null}
      </div>
    </>
  );
}

function Stored() {
  const { shelf, reload, more } = useShelf();
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const { own, others, gone, error, readAt, state } = shelf;
  const isEmpty = own.length === 0 && others.length === 0;
  return (
    <>
      {error === null ? null : (
        <Notice
          kind={isOnline ? 'error' : 'note'}
          title={isOnline ? 'The list could not be fetched' : 'You are offline'}
          testId="shelf-failed"
          acts={isOnline ? <Button onPress={reload}>Try again</Button> : null}
        >
          {isOnline ? error.message : 'Stored scenarios open again when the connection is back.'}
          {isEmpty ? null : ` Shown as it was on ${formatDateTime(readAt)}.`}
        </Notice>
      )}
      {state === 'loading' && isEmpty ? (
        <p className="muted" role="status">
          Fetching the list
        </p>
      ) : null}
      {state === 'ready' && isEmpty ? <Empty /> : null}
      {own.length === 0 ? null : (
        <ul className={styles.list} aria-label="On your shelf" data-testid="shelf-own">
          {own.map((entry) => (
            <ShelfEntry key={entry.id} entry={entry} isOwn isFresh={error === null} onChange={reload} />
          ))}
        </ul>
      )}
      {shelf.hasMore ? (
        <p>
          <Button onPress={more}>Show more</Button>
        </p>
      ) : null}
      {others.length === 0 ? null : (
        <section className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">Yours to edit as well</h2>
          <p className="muted">By a link for editors that was opened here; whoever stored them owns them.</p>
          <ul className={styles.list} data-testid="shelf-others">
            {others.map((entry) => (
              <ShelfEntry key={entry.id} entry={entry} isOwn={false} isFresh={error === null} onChange={reload} />
            ))}
          </ul>
        </section>
      )}
      {gone.length === 0 ? null : (
        <p className="muted" data-testid="shelf-gone">
          {gone.length === 1
            ? 'One scenario that you had a key for was deleted'
            : `${gone.length} scenarios that you had keys for were deleted`}{' '}
          by their owners.{' '}
          <Button
            kind="quiet"
            onPress={() => {
              for (const id of gone) forget(id);
            }}
          >
            Forget {gone.length === 1 ? 'its key' : 'their keys'}
          </Button>
        </p>
      )}
    </>
  );
}

function Empty() {
  return (
    <div className={styles.empty} data-testid="shelf-empty">
      <p>
        <b>Nothing is stored from this browser yet.</b>
      </p>
      <p className="muted">
        A scenario stands here once you press Share and create a short link: with its revisions, to be opened, copied
        and handed on. If you have stored some in another browser, bring its keys over: Keys, in the bar above.
      </p>
      <p className={styles.ways}>
        <Link to="/lab">Draw a network</Link>
        <Link to="/papers">Start from a paper</Link>
      </p>
    </div>
  );
}
