/** `/mine`: the scenarios that this browser has keys for, and the drafts that only it has. */
import { say } from '@lanelab/messages/my-scenarios';
import { say as sayPreset } from '@lanelab/messages/presets';
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
import { LectureShelf } from '../lectures/LectureShelf.tsx';
import { forget } from '../links/keyring.ts';
import { subscribeOnline } from '../links/online.ts';
import { KeysDialog } from './KeysDialog.tsx';
import styles from './MyScenariosPage.module.css';
import { ShelfEntry } from './ScenarioEntry.tsx';
import { useShelf } from './use-my-scenarios.ts';

export function MyScenariosPage() {
  usePageTitle(say('my-scenarios-page.my-scenarios'));
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  return (
    <>
      <PageBar crumbs={[{ label: say('my-scenarios-page.my-scenarios') }]}>
        {hasServer ? (
          <Button onPress={() => setIsKeysOpen(true)} data-testid="keys">
            {say('my-scenarios-page.keys')}
          </Button>
        ) : null}
      </PageBar>
      <div className={styles.page} data-testid="shelf">
        <header className={styles.head}>
          <h1>{say('my-scenarios-page.my-scenarios')}</h1>
          <p className="muted">
            {hasServer
              ? say('my-scenarios-page.stored-on-this-labs-server')
              : say('my-scenarios-page.without-server-what-you-draw-stays', { withoutServer })}
          </p>
          <p>
            <Link to="/lecture">{say('my-scenarios-page.your-lectures')}</Link>
          </p>
        </header>
        {isStorageBlocked() ? (
          <Notice kind="note" title={say('my-scenarios-page.this-browser-keeps-no-keys')} testId="shelf-blocked">
            {say('my-scenarios-page.storage-is-blocked-here-a')}
          </Notice>
        ) : null}
        {hasServer ? <Stored /> : null}
        <div className={styles.drafts}>
          <ContinueList shown={6} />
        </div>
        <LectureShelf />
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
          title={isOnline ? say('my-scenarios-page.the-list-could-not-be') : say('my-scenarios-page.you-are-offline')}
          testId="shelf-failed"
          actions={isOnline ? <Button onPress={reload}>{say('my-scenarios-page.try-again')}</Button> : null}
        >
          {isOnline ? error.message : say('my-scenarios-page.stored-scenarios-open-again-when')}
          {isEmpty ? null : say('my-scenarios-page.shown-as-it-was-on', { readAt: formatDateTime(readAt) })}
        </Notice>
      )}
      {state === 'loading' && isEmpty ? (
        <p className="muted" role="status">
          {say('my-scenarios-page.fetching-the-list')}
        </p>
      ) : null}
      {state === 'ready' && isEmpty ? <Empty /> : null}
      {own.length === 0 ? null : (
        <ul className={styles.list} aria-label={say('my-scenarios-page.on-your-shelf')} data-testid="shelf-own">
          {own.map((entry) => (
            <ShelfEntry key={entry.id} entry={entry} isOwn isFresh={error === null} onChange={reload} />
          ))}
        </ul>
      )}
      {shelf.hasMore ? (
        <p>
          <Button onPress={more}>{say('my-scenarios-page.show-more')}</Button>
        </p>
      ) : null}
      {others.length === 0 ? null : (
        <section className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">{say('my-scenarios-page.yours-to-edit-as-well')}</h2>
          <p className="muted">{say('my-scenarios-page.by-a-link-for-editors')}</p>
          <ul className={styles.list} data-testid="shelf-others">
            {others.map((entry) => (
              <ShelfEntry key={entry.id} entry={entry} isOwn={false} isFresh={error === null} onChange={reload} />
            ))}
          </ul>
        </section>
      )}
      {gone.length === 0 ? null : (
        <p className="muted" data-testid="shelf-gone">
          {say('my-scenarios-page.gone', { count: gone.length })}{' '}
          <Button
            kind="quiet"
            onPress={() => {
              for (const id of gone) forget(id);
            }}
          >
            {say('my-scenarios-page.forget-keys', { count: gone.length })}
          </Button>
        </p>
      )}
    </>
  );
}

/** Presets that are easy to change: a shortcut, a fault, an overload, a wait. */
const EXAMPLES = ['class-mpoa', 'trunk-cut', 'bus-overload', 'host-moves', 'clip-pair-collapse', 'three-ways'] as const;

function Empty() {
  return (
    <div className={styles.empty} data-testid="shelf-empty">
      <p>
        <b>{say('my-scenarios-page.nothing-is-stored-from-this')}</b>
      </p>
      <p className="muted">{say('my-scenarios-page.a-scenario-stands-here-once')}</p>
      <p className={styles.ways}>
        <Link to="/lab">{say('my-scenarios-page.draw-a-network')}</Link>
        <Link to="/papers">{say('my-scenarios-page.start-from-a-paper')}</Link>
      </p>
      <h2>{say('my-scenarios-page.or-change-one-of-these')}</h2>
      <ul className={styles.examples}>
        {EXAMPLES.map((id) => (
          <li key={id}>
            <Link to={`/lab?preset=${id}`} data-testid={`example-${id}`}>
              {sayPreset(id)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
