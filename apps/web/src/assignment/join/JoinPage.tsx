/** `/join` and `/join/<code>`: what the assignment is, a name or a code, and then the lesson itself. */

import { readCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/assignments';
import { say as sayJoin } from '@lanelab/messages/join';
import { useCallback, useEffect } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { type Address, navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { keepClassKey, useClassKey } from '../../share/assignments/keyring.ts';
import { joinAddress, keyIn } from '../../share/assignments/links.ts';
import { readAssignment } from '../../share/assignments/server.ts';
import { attempted } from '../attempted.ts';
import { AskCode } from './AskCode.tsx';
import { JoinForm } from './JoinForm.tsx';
import styles from './join.module.css';
import { openWork } from './open-work.ts';
import { StudentPage } from './StudentPage.tsx';

interface JoinPageProps {
  /** The class code as it stands in the address; null where none does. */
  readonly typed: string | null;
  readonly address: Address;
}

export function JoinPage({ typed, address }: JoinPageProps) {
  usePageTitle(sayJoin('title'));
  if (!hasServer)
    return (
      <div className={styles.page} data-testid="join-page">
        <h1>{sayJoin('title')}</h1>
        <Notice kind="note" title={say('needs-server')} testId="join-no-server">
          {withoutServer}
        </Notice>
      </div>
    );
  const code = typed === null ? null : readCode(typed);
  return code === null ? <AskCode typed={typed ?? ''} /> : <Joining key={code} code={code} hash={address.hash} />;
}

/** Takes the key of a personal link out of the address bar, into this browser. */
function useKeyOf(code: string, hash: string): string | null {
  const inAddress = keyIn(hash);
  const kept = useClassKey('student', code);
  useEffect(() => {
    if (inAddress === null) return;
    keepClassKey('student', code, inAddress);
    navigate(joinAddress(code), 'replace');
  }, [code, inAddress]);
  return inAddress ?? kept;
}

function Joining({ code, hash }: { readonly code: string; readonly hash: string }) {
  const key = useKeyOf(code, hash);
  return key === null ? <Outside code={code} /> : <Inside key={key} code={code} studentKey={key} />;
}

/** Somebody who has not joined yet. */
function Outside({ code, isKeyEnded = false }: { readonly code: string; readonly isKeyEnded?: boolean }) {
  const read = useCallback((asked: string) => attempted(() => readAssignment(asked)), []);
  const { value, again } = useFetched(code, read);
  if (value === null) return <Asking />;
  if (!value.ok) return <Failed reason={value.error.message} onAgain={again} />;
  return <JoinForm assignment={value.value} isKeyEnded={isKeyEnded} />;
}

/** A student who has a key. */
function Inside({ code, studentKey }: { readonly code: string; readonly studentKey: string }) {
  const open = useCallback((asked: string) => openWork(code, asked), [code]);
  const { value, again } = useFetched(studentKey, open);
  if (value === null) return <Asking />;
  if (value.ok) return <StudentPage code={code} studentKey={studentKey} opened={value.opened} />;
  // The class, or the student in it, is there no more, or the key has ended: joining again may be possible.
  if (value.isEnded) return <Outside code={code} isKeyEnded />;
  return <Failed reason={value.reason} onAgain={again} />;
}

function Asking() {
  return (
    <p className={styles.page} role="status">
      {say('loading')}
    </p>
  );
}

function Failed({ reason, onAgain }: { readonly reason: string; readonly onAgain: () => void }) {
  return (
    <div className={styles.page} data-testid="join-refused">
      <h1>{sayJoin('title')}</h1>
      <Notice kind="error" title={say('cannot-be-opened')} actions={<Button onPress={onAgain}>{say('again')}</Button>}>
        {reason}
      </Notice>
      <AskCode typed="" isPart />
    </div>
  );
}
