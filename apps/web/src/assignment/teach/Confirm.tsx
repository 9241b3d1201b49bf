/** Asks once more before something is lost, with everything that goes along named. */

import { say } from '@lanelab/messages/teach';
import type { ReactNode } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import styles from './teach.module.css';
import { useAction } from './use-action.ts';

interface ConfirmProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** @throws StoreError */
  readonly onYes: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testId: string;
}

export function Confirm({ title, yes, no, onYes, onClose, children, testId }: ConfirmProps) {
  const { run, problem, isWorking } = useAction();
  return (
    <Dialog title={title} isOpen onClose={onClose} testId={testId}>
      <div className={styles.dialog}>
        {children}
        {problem === null ? null : (
          <Notice kind="error" title={say('do.failed')} testId={`${testId}-failed`}>
            {problem}
          </Notice>
        )}
        <p className={styles.buttons}>
          <Button
            kind="main"
            isDisabled={isWorking}
            onPress={() =>
              void run(onYes).then((isDone) => {
                if (isDone) onClose();
              })
            }
            data-testid={`${testId}-yes`}
          >
            {yes}
          </Button>
          <Button onPress={onClose}>{no}</Button>
        </p>
      </div>
    </Dialog>
  );
}
