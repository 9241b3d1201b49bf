/** The teacher’s own mark of a step in place of the server’s, with a reason that the student reads. */
import { say } from '@lanelab/messages/teach';
import { useState } from 'react';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { Mark } from '../../share/assignments/answers.ts';
import styles from './teach.module.css';
import { useAction } from './use-action.ts';

const MOST_REASON = 500;
type Override = NonNullable<Mark['override']>;

interface OverrideFormProps {
  /** What the teacher decided before; null: nothing. */
  readonly override: Override | null;
  /** @throws StoreError */
  readonly onOverride: (override: Override | null) => Promise<void>;
}

export function OverrideForm({ override, onOverride }: OverrideFormProps) {
  const [passes, setPasses] = useState<'yes' | 'no'>(override?.passes === false ? 'no' : 'yes');
  const [reason, setReason] = useState(override?.reason ?? '');
  const [isWrong, setWrong] = useState(false);
  const { run, problem, isWorking } = useAction();
  const { length } = reason.trim();
  const decide = async (next: Override | null) => {
    if (await run(() => onOverride(next))) announceAnswer(say('override.saved'));
  };
  const save = () => {
    const isRead = length >= 1 && length <= MOST_REASON;
    setWrong(!isRead);
    if (isRead) void decide({ passes: passes === 'yes', reason: reason.trim() });
  };
  return (
    <Fold title={say('override')} testId="override">
      <div className={styles.override}>
        <Choice
          label={say('override.passes')}
          options={[
            { value: 'yes', label: say('override.yes') },
            { value: 'no', label: say('override.no') },
          ]}
          value={passes}
          onChange={setPasses}
          testId="override-passes"
        />
        <TextInput
          isText
          label={say('override.reason')}
          value={reason}
          onChange={setReason}
          error={isWrong ? say('override.reason.wrong', { most: MOST_REASON, length }) : problem}
          testId="override-reason"
        />
        <p className={styles.buttons}>
          <Button onPress={save} isDisabled={isWorking} data-testid="override-save">
            {say('override.save')}
          </Button>
          {override === null ? null : (
            <Button kind="quiet" onPress={() => void decide(null)} isDisabled={isWorking} data-testid="override-undo">
              {say('override.undo')}
            </Button>
          )}
        </p>
      </div>
    </Fold>
  );
}
