/** Asks for the class code. */

import { readCode } from '@lanelab/lessons/class-code';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/join';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { navigate } from '../../base/ui/location.ts';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { joinAddress } from '../../share/assignments/links.ts';
import styles from './join.module.css';

interface AskCodeProps {
  /** What the address has in place of a code. */
  readonly typed: string;
  /** Below what another part of the page says. */
  readonly isPart?: boolean;
}

export function AskCode({ typed, isPart = false }: AskCodeProps) {
  const [text, setText] = useState(typed);
  const [wrong, setWrong] = useState(typed === '' ? null : typed);
  const go = () => {
    const code = readCode(text);
    setWrong(code === null ? text : null);
    if (code !== null) navigate(joinAddress(code));
  };
  const form = (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextInput
        isText
        label={say('code.label')}
        value={text}
        onChange={setText}
        placeholder="K7QF-3MPW"
        note={say('code.says')}
        error={wrong === null ? null : sayShared('code.wrong', { text: wrong.slice(0, 40) })}
        testId="join-code"
      />
      <p>
        <Button kind="main" type="submit" isDisabled={text.trim() === ''} data-testid="join-go">
          {say('code.go')}
        </Button>
      </p>
    </form>
  );
  if (isPart) return form;
  return (
    <div className={styles.page} data-testid="join-page">
      <h1>{say('title')}</h1>
      {form}
    </div>
  );
}
