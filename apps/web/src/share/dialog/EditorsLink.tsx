/** The link that lets others store revisions: beside the reading link, and plain about what it gives away. */
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { isStorageBlocked } from '../../base/ui/storage.ts';
import { rightsOn, useKeys } from '../links/keyring.ts';
import { editorsAddress, wholeLink } from '../links/links.ts';
import type { StoredOrigin } from '../links/opening.ts';
import { LinkField } from './LinkField.tsx';
import styles from './ShareDialog.module.css';
import type { Store } from './use-store.ts';

interface EditorsLinkProps {
  readonly store: Store;
  readonly stored: StoredOrigin;
}

export function EditorsLink({ store, stored }: EditorsLinkProps) {
  useKeys();
  const [isShown, setIsShown] = useState(false);
  const { editKey, shelfKey } = rightsOn(stored.id);
  if (editKey === null && shelfKey === null) return null;
  const isWorking = store.state.state === 'working';
  if (editKey === null) {
    return (
      <div className={styles.acts}>
        <Button onPress={() => void store.makeEditKey()} isDisabled={isWorking} data-testid="make-editors-link">
          Make a link for editors
        </Button>
        <p className={styles.note}>Links for editors that were made before it no longer save.</p>
      </div>
    );
  }
  if (!isShown) {
    return (
      <div className={styles.acts}>
        <Button onPress={() => setIsShown(true)} data-testid="show-editors-link">
          Show the link for editors
        </Button>
        {isStorageBlocked() ? (
          <p className={styles.note}>
            This browser keeps nothing: without this link the stored copy cannot be changed once the page is closed.
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <>
      <h4>For editors</h4>
      <LinkField label="Link for editors" link={wholeLink(editorsAddress(stored.id, editKey))} testId="editors-link" />
      <p className={styles.warning}>
        Whoever has this link can store revisions here, and so can everyone they pass it on to. Readers need only the
        short link above. Older revisions always stay.
      </p>
      {shelfKey === null ? null : (
        <p>
          <Button onPress={() => void store.makeEditKey()} isDisabled={isWorking} data-testid="renew-editors-link">
            Make a new one, end this one
          </Button>
        </p>
      )}
    </>
  );
}
