/** Somebody else stored a revision meanwhile: both are shown, and one is chosen; nothing is overwritten unseen. */
import { say } from '@lanelab/messages/share';
import type { Scenario } from '@lanelab/scenario';
import { formatDateTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import { navigate } from '../../base/ui/location.ts';
import type { StoredScenario } from '../links/answers.ts';
import { storedAddress } from '../links/links.ts';
import { openStored, type StoredOrigin } from '../links/opening.ts';
import styles from './Conflict.module.css';
import { Revision } from './Revision.tsx';
import type { Store } from './use-store.ts';

interface ConflictProps {
  readonly mine: Scenario;
  readonly theirs: StoredScenario;
  readonly rests: StoredOrigin;
  readonly store: Store;
  readonly onLeave: () => void;
}

export function Conflict({ mine, theirs, rests, store, onLeave }: ConflictProps) {
  const opening = openStored(theirs);
  return (
    <div className={styles.conflict} role="group" aria-label={say('conflict.two-versions')} data-testid="conflict">
      <p role="alert">
        <b>
          {say('conflict.somebody-stored-revision-revision-while', {
            revision: theirs.revision,
            revision2: rests.revision,
          })}
        </b>{' '}
        {say('conflict.nothing-was-overwritten-choose')}
      </p>
      <div className={styles.versions}>
        <Revision
          heading={say('conflict.yours')}
          note={say('conflict.in-this-window-not-stored')}
          scenario={mine}
          testId="conflict-mine"
        />
        {opening.kind === 'scenario' ? (
          <Revision
            heading={say('conflict.stored-revision-revision', { revision: theirs.revision })}
            note={formatDateTime(theirs.updatedAt)}
            scenario={opening.scenario}
            testId="conflict-theirs"
          />
        ) : (
          <p>{opening.reason}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button kind="main" onPress={() => void store.save(theirs)} data-testid="conflict-save-mine">
          {say('conflict.save-yours-as-revision-value', { value: theirs.revision + 1 })}
        </Button>
        <Button onPress={() => void store.create()} data-testid="conflict-copy">
          {say('conflict.store-yours-as-a-copy')}
        </Button>
        <Button
          onPress={() => {
            onLeave();
            navigate(storedAddress(theirs.id));
          }}
          data-testid="conflict-open-theirs"
        >
          {say('conflict.open-revision-revision', { revision: theirs.revision })}
        </Button>
      </div>
      <p className="muted">{say('conflict.yours-stays-among-the-drafts')}</p>
    </div>
  );
}
