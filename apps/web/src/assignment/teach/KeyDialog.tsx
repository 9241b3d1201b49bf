/** The private link of the teacher, and a new one in its place. */
import { say as sayAssign } from '@lanelab/messages/assign';
import { say } from '@lanelab/messages/teach';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { keepClassKey } from '../../share/assignments/keyring.ts';
import { renewTeacherKey } from '../../share/assignments/server.ts';
import { ClassLinks } from '../give/ClassLinks.tsx';
import styles from './teach.module.css';
import { useAction } from './use-action.ts';

interface KeyDialogProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly onClose: () => void;
}

export function KeyDialog({ code, teacherKey, onClose }: KeyDialogProps) {
  const { run, problem, isWorking } = useAction();
  const renew = () =>
    void run(async () => {
      keepClassKey('teacher', code, await renewTeacherKey(code, teacherKey));
      announceAnswer(say('key.made'));
    });
  return (
    <Dialog title={sayAssign('links.private')} isOpen onClose={onClose} testId="key-dialog">
      <div className={styles.dialog}>
        <ClassLinks code={code} teacherKey={teacherKey} />
        <p>{say('key.says')}</p>
        {problem === null ? null : (
          <Notice kind="error" title={say('do.failed')}>
            {problem}
          </Notice>
        )}
        <p>
          <Button onPress={renew} isDisabled={isWorking} data-testid="renew-key">
            {say('key.make')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
