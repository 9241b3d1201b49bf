/** Every edit that can be undone or redone; a press goes to where the document was after that edit. */
import { say } from '@lanelab/messages/workbench';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import styles from './HistoryDialog.module.css';

interface HistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HistoryDialog({ isOpen, onClose }: HistoryDialogProps) {
  const store = useEditorStore();
  const { done, undone } = useEditor((state) => state.history);
  const states = [say('history.opened'), ...done, ...undone];
  return (
    <Dialog title={say('history.title')} isOpen={isOpen} onClose={onClose} testId="history">
      <p className={styles.note}>{say('history.note')}</p>
      <ol className={styles.list}>
        {states
          .map((label, count) => ({ label, count }))
          .toReversed()
          .map(({ label, count }) => (
            <li key={count} data-undone={count > done.length || undefined}>
              <Button
                kind="quiet"
                onPress={() => store.travel(count)}
                aria-current={count === done.length ? 'step' : undefined}
                data-testid={`history-${count}`}
              >
                <span>{label}</span>
                <span className={styles.state}>{stateOf(count, done.length)}</span>
              </Button>
            </li>
          ))}
      </ol>
    </Dialog>
  );
}

function stateOf(count: number, done: number): string {
  if (count === done) return say('history.now');
  return count > done ? say('history.undone') : '';
}
