/** Opens another scenario: paste a link or JSON, choose a file, or start from a paper. */

import { say } from '@lanelab/messages/share';
import { useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import { Button } from '../../base/ui/Button.tsx';
import { FileButton } from '../../base/ui/FileButton.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { openImported } from '../drafts/open-imported.ts';
import { type Imported, readFile, readText } from '../drafts/read-file.ts';
import styles from './OpenAnother.module.css';

interface OpenAnotherProps {
  readonly title?: string;
}

export function OpenAnother({ title }: OpenAnotherProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = (reading: Promise<Imported> | Imported) => {
    Promise.resolve(reading)
      .then(openImported)
      .then(setProblem, (error: unknown) => setProblem(reasonOf(error)));
  };

  return (
    <div className={styles.open} data-testid="open-another">
      {title === undefined ? null : <h1>{title}</h1>}
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          open(readText(text, say('open-another.what-you-pasted')));
        }}
      >
        <label htmlFor="paste-link">{say('open-another.paste-a-link')}</label>
        <input
          id="paste-link"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={say('open-another.or-a-scenarios-json')}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{say('open-another.open')}</Button>
      </form>
      <p className={styles.row}>
        <FileButton onChoose={(file) => open(readFile(file))} testId="scenario-file">
          {say('open-another.open-a-scenario-file')}
        </FileButton>
        <Link to="/papers">{say('open-another.start-from-a-paper')}</Link>
      </p>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
