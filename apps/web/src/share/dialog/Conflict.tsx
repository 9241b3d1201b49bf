/** Somebody else stored a revision meanwhile: both are shown, and one is chosen; nothing is overwritten unseen. */
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
    <div className={styles.conflict} role="group" aria-label="Two versions" data-testid="conflict">
      <p role="alert">
        <b>
          Somebody stored revision {theirs.revision} while you worked on revision {rests.revision}.
        </b>{' '}
        Nothing was overwritten. Choose:
      </p>
      <div className={styles.versions}>
        <Revision heading="Yours" note="in this window, not stored" scenario={mine} testId="conflict-mine" />
        {opening.kind === 'scenario' ? (
          <Revision
            heading={`Stored, revision ${theirs.revision}`}
            note={formatDateTime(theirs.updatedAt)}
            scenario={opening.scenario}
            testId="conflict-theirs"
          />
        ) : (
          <p>{opening.reason}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Button kind="main" onPress={() => void store.save(theirs)} data-testid="conflict-save-mine">
          Save yours as revision {theirs.revision + 1}
        </Button>
        <Button onPress={() => void store.create()} data-testid="conflict-copy">
          Store yours as a copy
        </Button>
        <Button
          onPress={() => {
            onLeave();
            navigate(storedAddress(theirs.id));
          }}
          data-testid="conflict-open-theirs"
        >
          Open revision {theirs.revision}
        </Button>
      </div>
      <p className="muted">
        Yours stays among the drafts of this browser, whatever you choose; old revisions stay stored.
      </p>
    </div>
  );
}
