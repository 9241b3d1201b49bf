/** In the top bar, where a network has several futures: the name of the one that is shown, and a press opens the list of all. */
import { say } from '@lanelab/messages/workbench';
import { Button } from '../../base/ui/Button.tsx';
import { BranchIcon } from '../../base/ui/icons.tsx';
import { branchesOf, isShown } from '../../document/store/edits/branches.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './BranchButton.module.css';

export function BranchButton({ onPress }: { readonly onPress: () => void }) {
  const count = useEditor((state) => branchesOf(state.scenario).length);
  const name = useEditor((state) => branchesOf(state.scenario).find(isShown)?.name ?? '');
  if (count === 0) return null;
  const label = say('bar.branches', { count, name });
  return (
    <span className={styles.branches}>
      <Button
        kind="quiet"
        onPress={onPress}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        data-testid="open-branches"
      >
        <BranchIcon />
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{count}</span>
      </Button>
    </span>
  );
}
