/** The short link of a scenario: stored when asked to, never before; saved as another revision where there is a key. */
import { say } from '@lanelab/messages/share';
import { useSyncExternalStore } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import type { StoreError } from '../links/ask-server.ts';
import { mayEdit, useKeys } from '../links/keyring.ts';
import { storedAddress, wholeLink } from '../links/links.ts';
import { subscribeOnline } from '../links/online.ts';
import type { StoredOrigin } from '../links/opening.ts';
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
        {say('short-link.without-server-the-self-contained-link', { withoutServer })}
      </p>
    );
  }
  const { state, stored } = store;
  if (state.state === 'conflict' && stored !== null)
    return <Conflict mine={scenario} theirs={state.theirs} rests={stored} store={store} onLeave={onLeave} />;
  return (
    <>
      {stored === null ? (
        <p className="muted">{say('short-link.stores-a-copy-on-this')}</p>
      ) : (
        // A new field for each revision: the button that stored it is gone, and the focus goes to the new link.
        <LinkField
          key={stored.etag}
          label={say('short-link.short-link')}
          link={wholeLink(storedAddress(stored.id, options))}
          testId="short-link"
          isPreselected
        />
      )}
      {isOnline ? (
        <Acts store={store} />
      ) : (
        <p className={styles.note} role="status" data-testid="short-link-offline">
          {say('short-link.you-are-offline-and-a')}
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
          {isWorking ? say('short-link.storing') : say('short-link.create-a-short-link')}
        </Button>
      </p>
    );
  }
  if (isSaved)
    return <p className={styles.note}>{say('short-link.revision-revision-as-it-is', { revision: stored.revision })}</p>;
  return (
    <div className={styles.actions}>
      <p className={styles.note}>{unsavedWords(stored)}</p>
      {mayEdit(stored.id) ? (
        <Button kind="main" onPress={() => void store.save()} isDisabled={isWorking} data-testid="save-revision">
          {isWorking
            ? say('short-link.storing')
            : say('short-link.save-as-revision-value', { value: stored.revision + 1 })}
        </Button>
      ) : null}
      <Button onPress={() => void store.create()} isDisabled={isWorking} data-testid="store-copy">
        {say('short-link.store-as-a-copy-of')}
      </Button>
    </div>
  );
}

function unsavedWords({ id, revision }: StoredOrigin): string {
  const what = say('short-link.the-link-shows-revision-revision', { revision });
  return mayEdit(id) ? what : say('short-link.what-it-is-not-yours', { what });
}

function Failed({ error, isStored }: { readonly error: StoreError; readonly isStored: boolean }) {
  return (
    <Notice
      kind="error"
      title={isStored ? say('short-link.not-stored') : say('short-link.no-short-link')}
      testId="short-link-failed"
    >
      {say('short-link.message-the-self-contained-link', { message: error.message })}
    </Notice>
  );
}
