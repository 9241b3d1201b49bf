/** The personal link of a student, to go on on another machine. */
import { say } from '@lanelab/messages/join';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { continueAddress } from '../../share/assignments/links.ts';
import { LinkField } from '../../share/dialog/LinkField.tsx';
import { onThisHost } from '../give/ClassLinks.tsx';
import { QrCode } from '../give/QrCode.tsx';
import styles from './join.module.css';

interface ContinueDialogProps {
  readonly code: string;
  readonly studentKey: string;
  readonly onClose: () => void;
}

export function ContinueDialog({ code, studentKey, onClose }: ContinueDialogProps) {
  const link = onThisHost(continueAddress(code, studentKey));
  return (
    <Dialog title={say('continue.title')} isOpen onClose={onClose} testId="continue-dialog">
      <div className={styles.ask}>
        <p>{say('continue.says')}</p>
        <LinkField label={say('continue.link')} link={link} testId="personal-link" />
        <QrCode link={link} label={say('continue.qr')} />
      </div>
    </Dialog>
  );
}
