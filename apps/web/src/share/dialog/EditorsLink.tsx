/** The link that lets others store revisions: beside the reading link, with a plain warning about what it allows. */
import { say } from '@lanelab/messages/share';
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
      <div className={styles.actions}>
        <Button onPress={() => void store.makeEditKey()} isDisabled={isWorking} data-testid="make-editors-link">
          {say('editors-link.make-a-link-for-editors')}
        </Button>
        <p className={styles.note}>{say('editors-link.links-for-editors-that-were')}</p>
      </div>
    );
  }
  if (!isShown) {
    return (
      <div className={styles.actions}>
        <Button onPress={() => setIsShown(true)} data-testid="show-editors-link">
          {say('editors-link.show-the-link-for-editors')}
        </Button>
        {isStorageBlocked() ? (
          <p className={styles.note}>{say('editors-link.this-browser-keeps-nothing-without')}</p>
        ) : null}
      </div>
    );
  }
  return (
    <>
      <h4>{say('editors-link.for-editors')}</h4>
      <LinkField
        label={say('editors-link.link-for-editors')}
        link={wholeLink(editorsAddress(stored.id, editKey))}
        testId="editors-link"
      />
      <p className={styles.warning}>{say('editors-link.whoever-has-this-link-can')}</p>
      {shelfKey === null ? null : (
        <p>
          <Button onPress={() => void store.makeEditKey()} isDisabled={isWorking} data-testid="renew-editors-link">
            {say('editors-link.make-a-new-one-end')}
          </Button>
        </p>
      )}
    </>
  );
}
