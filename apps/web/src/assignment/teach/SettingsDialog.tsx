/** The settings of a class, changed while it works. */
import { say } from '@lanelab/messages/teach';
import { useState } from 'react';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import type { Assignment } from '../../share/assignments/answers.ts';
import { changeSettings } from '../../share/assignments/server.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { draftOf, readSettings, type SettingsFaults } from '../settings/settings-draft.ts';
import styles from './teach.module.css';
import { useAction } from './use-action.ts';

interface SettingsDialogProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly assignment: Assignment;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

export function SettingsDialog({ code, teacherKey, assignment, onChanged, onClose }: SettingsDialogProps) {
  const { settings, createdAtMs } = assignment;
  const [draft, setDraft] = useState(() => draftOf(settings, Date.now()));
  const [faults, setFaults] = useState<SettingsFaults>({});
  const { run, problem, isWorking } = useAction();
  const save = async () => {
    const read = readSettings(draft, { nowMs: Date.now(), createdAtMs });
    setFaults(read.ok ? {} : read.faults);
    if (!read.ok) return;
    const isDone = await run(async () => {
      await changeSettings(code, teacherKey, read.settings);
      await onChanged();
    });
    if (!isDone) return;
    announceAnswer(say('settings.saved'));
    onClose();
  };
  return (
    <Dialog title={say('settings.title')} isOpen onClose={onClose} testId="settings-dialog">
      <div className={styles.dialog}>
        <SettingsForm draft={draft} faults={faults} onChange={setDraft} hasDraws={null} />
        <p className="muted">{say('settings.seeds')}</p>
        {problem === null ? null : (
          <Notice kind="error" title={say('do.failed')} testId="settings-failed">
            {problem}
          </Notice>
        )}
        <p>
          <Button kind="main" onPress={() => void save()} isDisabled={isWorking} data-testid="save-settings">
            {say('settings.save')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
