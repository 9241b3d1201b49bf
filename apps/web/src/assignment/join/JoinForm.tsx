/** What the assignment is, until when, and who the student is: a name or a code. */
import { say } from '@lanelab/messages/join';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { Assignment } from '../../share/assignments/answers.ts';
import { keepClassKey } from '../../share/assignments/keyring.ts';
import { joinClass } from '../../share/assignments/server.ts';
import { attempted } from '../attempted.ts';
import { dueWords } from '../due.ts';
import styles from './join.module.css';
import { readPlaceCode, readStudentName } from './who.ts';

interface JoinFormProps {
  readonly assignment: Assignment;
  /** Whether the key that this browser had opens nothing any more. */
  readonly isKeyEnded: boolean;
}

export function JoinForm({ assignment, isKeyEnded }: JoinFormProps) {
  const { id: classCode, title, minutes, steps, settings, nowMs, eraseAtMs, state } = assignment;
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const join = async (as: Parameters<typeof joinClass>[1]) => {
    setWorking(true);
    const joined = await attempted(() => joinClass(classCode, as));
    setWorking(false);
    if (joined.ok) keepClassKey('student', classCode, joined.value);
    else setProblem(joined.error.message);
  };
  return (
    <div className={styles.page} data-testid="join-page">
      <header className={styles.head}>
        <p className="muted">{say('title')}</p>
        <h1 data-authored>{plainText(title)}</h1>
        <p>{say('about.steps', { count: steps, minutes })}</p>
        <p data-testid="join-due">{dueWords(settings, nowMs)}</p>
      </header>
      {state === 'closed' ? (
        <Notice kind="note" title={say('about.closed')} testId="join-closed">
          {say('about.closed.says')}
        </Notice>
      ) : null}
      {isKeyEnded ? (
        <Notice kind="note" title={say('key-ended.title')} testId="join-key-ended">
          {say('key-ended')}
        </Notice>
      ) : null}
      {problem === null ? null : (
        <Notice kind="error" title={say('join.failed')} testId="join-failed">
          {problem}
        </Notice>
      )}
      {settings.join === 'code' ? null : (
        <WhoForm
          label={say('by.name')}
          note={say('by.name.says')}
          read={readStudentName}
          onRead={(name) => void join({ name })}
          isWorking={isWorking}
          testId="join-name"
        />
      )}
      {settings.join === 'both' ? <p className="muted">{say('by.or')}</p> : null}
      {settings.join === 'name' ? (
        <p className="muted">{say('other-machine')}</p>
      ) : (
        <WhoForm
          label={say('by.code')}
          note={say('by.code.says')}
          read={readPlaceCode}
          onRead={(code) => void join({ code })}
          isWorking={isWorking}
          testId="join-place"
        />
      )}
      <p className="muted">{say('about.kept', { when: formatDateTime(eraseAtMs) })}</p>
    </div>
  );
}

interface WhoFormProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly read: (text: string) => { readonly value: string } | { readonly problem: string };
  readonly onRead: (value: string) => void;
  readonly isWorking: boolean;
  readonly testId: string;
}

function WhoForm({ label, note, read, onRead, isWorking, testId }: WhoFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = read(text);
        setProblem('problem' in found ? found.problem : null);
        if ('value' in found) onRead(found.value);
      }}
    >
      <TextInput isText label={label} value={text} onChange={setText} note={note} error={problem} testId={testId} />
      <p>
        <Button kind="main" type="submit" isDisabled={text.trim() === '' || isWorking} data-testid={`${testId}-go`}>
          {say('join')}
        </Button>
      </p>
    </form>
  );
}
