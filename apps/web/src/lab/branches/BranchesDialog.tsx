/** All futures of the network: which is shown, what tells the others from it, and what can be done with each. */
import { say } from '@lanelab/messages/branches';
import type { Branch, Scenario } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { setQuery } from '../../base/ui/location.ts';
import { branchesOf, keepBefore, startBranch } from '../../document/store/edits/branches.ts';
import type { Edit } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { spanWords } from '../../playback/gap-words.ts';
import { nameOfBranch } from '../compare/compared.ts';
import styles from './BranchesDialog.module.css';
import { BranchRow } from './BranchRow.tsx';

interface BranchesDialogProps {
  /** Where the clock stands, ps. */
  readonly timePs: number;
  /** Shows the run of another branch beside that of the shown one. */
  readonly onCompare: (branch: number) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function BranchesDialog({ timePs, onCompare, isOpen, onClose }: BranchesDialogProps) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (edit: Edit): boolean => {
    const outcome = store.apply(edit);
    setProblem(outcome.ok ? null : outcome.why);
    if (outcome.ok) announce(outcome.did);
    return outcome.ok;
  };
  const compare = ({ id }: Branch) => {
    setQuery('with', nameOfBranch(id));
    onCompare(id);
    onClose();
  };
  const branches = branchesOf(scenario);
  return (
    <Dialog title={say('title')} isOpen={isOpen} onClose={onClose} testId="branches">
      <p className={styles.note}>{branches.length === 0 ? say('none') : say('note')}</p>
      <ul className={styles.list}>
        {branches.map((branch) => (
          <BranchRow
            key={branch.id}
            branch={branch}
            scenario={scenario}
            isReadOnly={isReadOnly}
            apply={apply}
            onCompare={() => compare(branch)}
          />
        ))}
      </ul>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isReadOnly ? null : <NewBranch scenario={scenario} timePs={timePs} apply={apply} />}
    </Dialog>
  );
}

interface NewBranchProps {
  readonly scenario: Scenario;
  readonly timePs: number;
  readonly apply: (edit: Edit) => boolean;
}

/** A branch from now on, or of what was there before the last edit. */
function NewBranch({ scenario, timePs, apply }: NewBranchProps) {
  const did = useEditor((state) => state.undo);
  const before = useEditor((state) => state.before);
  const keep = useMemo(
    () => (did === null || before === null ? null : { did, edit: keepBefore(before, did, timePs) }),
    [did, before, timePs],
  );
  return (
    <div className={styles.actions}>
      <Button onPress={() => apply(startBranch(timePs))} data-testid="start-branch">
        {say('start', { time: spanWords(timePs) })}
      </Button>
      {keep === null || !keep.edit(scenario).ok ? null : (
        <Button onPress={() => apply(keep.edit)} data-testid="keep-before">
          {say('keep-before', { edit: keep.did })}
        </Button>
      )}
    </div>
  );
}
