/** The short link of a scenario: stored when asked to, never before; saved as another revision where there is a key. */
import { useSyncExternalStore } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { mayEdit, useKeys } from '../links/keyring.ts';
import { storedAddress, wholeLink } from '../links/links.ts';
import { subscribeOnline } from '../links/online.ts';
import type { StoredOrigin } from '../links/opening.ts';
import type { StoreError } from '../links/server.ts';
import { Conflict } from './Conflict.tsx';
import { EditorsLink } from './EditorsLink.tsx';
import { LinkField } from './LinkField.tsx';
import type { PartProps } from './LinksPart.tsx';
import styles from './ShareDialog.module.css';
import type { Store } from './use-store.ts';

interface ShortLinkProps extends PartProps {
  readonly onLeave: () => void;
}

export function ShortLink({ scenario, store, options, onLeave }: ShortLinkProps) {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  if (!hasServer) {
    return (
      <p className={styles.note} data-testid="short-link-none">
        {withoutServer} The self-contained link below and the file carry everything.
      </p>
    );
  }
  const { state, stored } = store;
  if (state.state === 'conflict' && stored !== null)
    return <Conflict mine={scenario} theirs={state.theirs} rests={stored} store={store} onLeave={onLeave} />;
  return (
    <>
      {stored === null ? (
        <p className="muted">Stores a copy on this lab’s server; anyone with the link can read it.</p>
      ) : (
        // With each revision anew: what was pressed to store it is gone, and the focus goes to what it gave.
        <LinkField
          key={stored.etag}
          label="Short link"
          link={wholeLink(storedAddress(stored.id, options))}
          testId="short-link"
          isPreselected
        />
      )}
      {isOnline ? (
        <Acts store={store} />
      ) : (
        <p className={styles.note} role="status" data-testid="short-link-offline">
          You are offline, and a short link needs the server. The self-contained link below works all the same.
        </p>
      )}
      {state.state === 'failed' ? <Failed error={state.error} isStored={stored !== null} /> : null}
      {stored === null ? null : <EditorsLink store={store} stored={stored} />}
    </>
  );
}

/** What can be stored now, and as what. */
function Acts({ store }: { readonly store: Store }) {
  useKeys();
  const { stored, isSaved, state } = store;
  const isWorking = state.state === 'working';
  if (stored === null) {
    return (
      <p>
        <Button onPress={() => void store.create()} isDisabled={isWorking} data-testid="create-short-link">
          {isWorking ? 'Storing' : 'Create a short link'}
        </Button>
      </p>
    );
  }
  if (isSaved) return <p className={styles.note}>Revision {stored.revision}, as it is stored.</p>;
  return (
    <div className={styles.acts}>
      <p className={styles.note}>{unsavedWords(stored)}</p>
      {mayEdit(stored.id) ? (
        <Button kind="main" onPress={() => void store.save()} isDisabled={isWorking} data-testid="save-revision">
          {isWorking ? 'Storing' : `Save as revision ${stored.revision + 1}`}
        </Button>
      ) : null}
      <Button onPress={() => void store.create()} isDisabled={isWorking} data-testid="store-copy">
        Store as a copy of your own
      </Button>
    </div>
  );
}

function unsavedWords({ id, revision }: StoredOrigin): string {
  const what = `The link shows revision ${revision}, without your changes since.`;
  return mayEdit(id) ? what : `${what} It is not yours to change, but you can store a copy.`;
}

function Failed({ error, isStored }: { readonly error: StoreError; readonly isStored: boolean }) {
  return (
    <Notice kind="error" title={isStored ? 'Not stored' : 'No short link'} testId="short-link-failed">
      {error.message} The self-contained link below works without the server.
    </Notice>
  );
}
