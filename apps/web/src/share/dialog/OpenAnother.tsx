/** Opens another scenario: paste a link or JSON, choose a file, or start from a paper. */
import { say } from '@lanelab/messages/share';
import { useRef, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
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
  const file = useRef<HTMLInputElement>(null);
  const open = (reading: Promise<Imported> | Imported) => {
    Promise.resolve(reading)
      .then(openImported)
      .then(setProblem, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
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
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={say('open-another.scenario-file')}
          onChange={(event) => {
            const input = event.currentTarget;
            const chosen = input.files?.[0];
            // The same file may be chosen again once it was put right.
            if (chosen !== undefined) open(readFile(chosen));
            input.value = '';
          }}
        />
        <Button onPress={() => file.current?.click()}>{say('open-another.open-a-scenario-file')}</Button>
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
