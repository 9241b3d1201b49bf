/** Deleting is for good, so it is asked for twice, with everything that goes along named. */
import { say } from '@lanelab/messages/my-scenarios';
import { useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { StoreError } from '../links/ask-server.ts';
import { forget } from '../links/keyring.ts';
import { deleteStored } from '../links/server.ts';
import styles from './MyScenariosPage.module.css';

interface DeleteDialogProps {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ id, title, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    try {
      await deleteStored(id);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setProblem(error.message);
      return;
    }
    forget(id);
    announce(say('delete-dialog.title-deleted', { title }));
    onClose();
    onDeleted();
  };
  return (
    <Dialog title={say('delete-dialog.delete-for-good')} isOpen={isOpen} onClose={onClose} testId="delete-dialog">
      <p className={styles.ask}>
        <b>{title}</b> {say('delete-dialog.goes-with-all-its-revisions')}
      </p>
      {problem === null ? null : (
        <Notice kind="error" title={say('delete-dialog.not-deleted')} testId="delete-failed">
          {problem}
        </Notice>
      )}
      <p className={styles.actions}>
        <Button kind="main" onPress={() => void remove()} data-testid="delete-confirm">
          {say('delete-dialog.delete-it')}
        </Button>
        <Button onPress={onClose}>{say('delete-dialog.keep-it')}</Button>
      </p>
    </Dialog>
  );
}
