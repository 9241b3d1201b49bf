/** What a teacher can do with the class as a whole. */
import { say as sayAssign } from '@lanelab/messages/assign';
import { say } from '@lanelab/messages/teach';
import { useState } from 'react';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { downloadText } from '../../base/ui/download.ts';
import { navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { Overview } from '../../share/assignments/answers.ts';
import { forgetClassKey } from '../../share/assignments/keyring.ts';
import { teachAddress } from '../../share/assignments/links.ts';
import { eraseAssignment, exportAssignment, resultsAsCsv } from '../../share/assignments/server.ts';
import { slug } from '../../share/drafts/names.ts';
import { PlacesPart } from '../give/PlacesPart.tsx';
import { Confirm } from './Confirm.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { joinedOf } from './step-counts.ts';
import styles from './teach.module.css';
import { useAction } from './use-action.ts';

interface ClassToolsProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly overview: Overview;
  readonly onChanged: () => Promise<void>;
}

type Open = 'places' | 'settings' | 'key' | 'erase' | null;

export function ClassTools({ code, teacherKey, overview, onChanged }: ClassToolsProps) {
  const [open, setOpen] = useState<Open>(null);
  const { run, problem, isWorking } = useAction();
  const title = plainText(overview.assignment.title);
  const close = () => setOpen(null);
  const name = `${slug(title)}-${code}`;
  const save = (ending: string, type: string, fetch: () => Promise<string>) =>
    void run(async () => downloadText(`${name}.${ending}`, await fetch(), type));
  return (
    <>
      <p className={styles.buttons}>
        <Button onPress={() => navigate(`${teachAddress(code)}?view=code`)} data-testid="show-code">
          {say('do.code')}
        </Button>
        <Button onPress={() => setOpen('places')} data-testid="open-places">
          {say('do.places')}
        </Button>
        <Button onPress={() => setOpen('settings')} data-testid="open-settings">
          {say('do.settings')}
        </Button>
        <Button
          isDisabled={isWorking}
          onPress={() => save('csv', 'text/csv', () => resultsAsCsv(code, teacherKey))}
          data-testid="save-csv"
        >
          {say('do.csv')}
        </Button>
        <Button
          kind="quiet"
          isDisabled={isWorking}
          onPress={() => save('json', 'application/json', () => exportAssignment(code, teacherKey))}
          data-testid="save-export"
        >
          {say('do.export')}
        </Button>
        <Button kind="quiet" onPress={() => setOpen('key')} data-testid="open-key">
          {say('do.key')}
        </Button>
        <Button kind="quiet" onPress={() => setOpen('erase')} data-testid="open-erase">
          {say('do.erase')}
        </Button>
      </p>
      {problem === null ? null : (
        <Notice kind="error" title={say('do.failed')} testId="teach-failed">
          {problem}
        </Notice>
      )}
      {open === 'places' ? (
        <Dialog title={sayAssign('places')} isOpen onClose={close} testId="places-dialog">
          <PlacesPart code={code} teacherKey={teacherKey} title={title} />
        </Dialog>
      ) : null}
      {open === 'settings' ? (
        <SettingsDialog
          code={code}
          teacherKey={teacherKey}
          assignment={overview.assignment}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
      {open === 'key' ? <KeyDialog code={code} teacherKey={teacherKey} onClose={close} /> : null}
      {open === 'erase' ? <Erase code={code} teacherKey={teacherKey} overview={overview} onClose={close} /> : null}
    </>
  );
}

interface EraseProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly overview: Overview;
  readonly onClose: () => void;
}

function Erase({ code, teacherKey, overview, onClose }: EraseProps) {
  const handed = overview.students.reduce((sum, { submissions }) => sum + submissions.length, 0);
  const erase = async () => {
    await eraseAssignment(code, teacherKey);
    forgetClassKey('teacher', code);
    announceAnswer(say('erased'));
    navigate('/assign');
  };
  return (
    <Confirm
      title={say('erase.title')}
      yes={say('erase.yes')}
      no={say('erase.no')}
      onYes={erase}
      onClose={onClose}
      testId="erase-class"
    >
      <p data-testid="erase-says">{say('erase.says', { students: joinedOf(overview).length, handed })}</p>
      <p>{say('erase.first')}</p>
    </Confirm>
  );
}
