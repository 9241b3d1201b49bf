/** One branch in the list: its name, from when it is, how far it is from the shown one, and its actions. */
import { say } from '@lanelab/messages/branches';
import type { Branch, Scenario } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import {
  isShown,
  removeBranch,
  renameBranch,
  scenarioOfBranch,
  switchBranch,
} from '../../document/store/edits/branches.ts';
import type { Edit } from '../../document/store/types.ts';
import { spanWords } from '../../playback/gap-words.ts';
import styles from './BranchesDialog.module.css';
import { countDifferences } from './count-differences.ts';

interface BranchRowProps {
  readonly branch: Branch;
  readonly scenario: Scenario;
  readonly isReadOnly: boolean;
  readonly apply: (edit: Edit) => boolean;
  readonly onCompare: () => void;
}

export function BranchRow({ branch, scenario, isReadOnly, apply, onCompare }: BranchRowProps) {
  const { id, name, atPs } = branch;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = isShown(branch);
  const count = useMemo(() => {
    const other = shown ? null : scenarioOfBranch(scenario, id);
    return other === null ? 0 : countDifferences(scenario, other);
  }, [scenario, id, shown]);
  const rename = () => {
    if (typed !== null && apply(renameBranch(id, typed))) setTyped(null);
  };
  const time = spanWords(atPs);
  return (
    <li className={styles.branch} aria-current={shown ? 'true' : undefined} data-testid={`branch-${id}`}>
      {typed === null ? (
        <p className={styles.name}>
          <b>{name}</b>
          <span>{shown ? say('shown', { time }) : say('other', { time, count })}</span>
        </p>
      ) : (
        <div className={styles.name}>
          <TextInput
            label={say('name')}
            value={typed}
            isText
            onChange={setTyped}
            onStep={() => undefined}
            onCancel={() => {
              setTyped(null);
              return true;
            }}
            testId={`branch-name-${id}`}
          />
          <Button onPress={rename} data-testid={`branch-rename-done-${id}`}>
            {say('rename-done')}
          </Button>
        </div>
      )}
      <span className={styles.rowActions}>
        {shown || isReadOnly ? null : (
          <Button
            onPress={() => apply(switchBranch(id))}
            aria-label={say('switch-to', { name })}
            data-testid={`branch-switch-${id}`}
          >
            {say('switch')}
          </Button>
        )}
        {shown ? null : (
          <Button onPress={onCompare} aria-label={say('compare-with', { name })} data-testid={`branch-compare-${id}`}>
            {say('compare')}
          </Button>
        )}
        {isReadOnly || typed !== null ? null : (
          <Button
            kind="quiet"
            onPress={() => setTyped(name)}
            aria-label={say('rename-this', { name })}
            data-testid={`branch-rename-${id}`}
          >
            {say('rename')}
          </Button>
        )}
        {shown || isReadOnly ? null : (
          <Button
            kind="quiet"
            onPress={() => apply(removeBranch(id))}
            aria-label={say('delete-this', { name })}
            data-testid={`branch-delete-${id}`}
          >
            {say('delete')}
          </Button>
        )}
      </span>
    </li>
  );
}
