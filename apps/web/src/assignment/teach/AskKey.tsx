/** Asks for the private link of a class. */

import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/teach';
import { type ReactNode, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { keepClassKey } from '../../share/assignments/keyring.ts';
import { keyIn } from '../../share/assignments/links.ts';
import styles from './teach.module.css';

/** A page of one thing to say. */
export function TitledPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page} data-testid="teach-page">
      <h1>{say('title')}</h1>
      {children}
    </div>
  );
}

/** Asks for the private link; `reason` says why the one of this browser does not help. */
export function AskKey({ code, reason = null }: { readonly code: string; readonly reason?: string | null }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = () => {
    const key = keyIn(text.trim());
    setWrong(key === null);
    if (key !== null) keepClassKey('teacher', code, key);
  };
  return (
    <TitledPage>
      <Notice kind={reason === null ? 'note' : 'error'} title={say('no-key')} testId="teach-no-key">
        {reason ?? say('no-key.says')}
      </Notice>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextInput
          isText
          label={say('no-key.label')}
          value={text}
          onChange={setText}
          error={isWrong ? say('no-key.wrong', { code: showCode(code) }) : null}
          testId="private-link-in"
        />
        <p>
          <Button kind="main" type="submit" isDisabled={text.trim() === ''} data-testid="private-link-open">
            {say('no-key.open')}
          </Button>
        </p>
      </form>
    </TitledPage>
  );
}
