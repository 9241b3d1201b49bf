/** Ways to open a scenario: paste a link, choose a file, or start from a paper. */
import { parseScenarioText } from '@lanelab/scenario';
import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { navigate } from '../ui/location.ts';
import { addressOfLink, selfContainedAddress } from './links.ts';
import styles from './OpenAnother.module.css';

interface OpenAnotherProps {
  readonly title?: string;
}

export function OpenAnother({ title }: OpenAnotherProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const openLink = () => {
    const address = addressOfLink(text);
    if (address === null) setProblem('That is no link of this lab: it has neither /s/ nor /lab# in it.');
    else navigate(address);
  };
  const openFile = async (chosen: File) => {
    const parsed = parseScenarioText(await chosen.text());
    if (parsed.ok) navigate(selfContainedAddress(parsed.scenario));
    else {
      const [first] = parsed.errors;
      setProblem(`${chosen.name}: ${first === undefined ? 'no scenario' : `${first.path} ${first.message}`.trim()}`);
    }
  };

  return (
    <div className={styles.open} data-testid="open-another">
      {title === undefined ? null : <h1>{title}</h1>}
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          openLink();
        }}
      >
        <label htmlFor="paste-link">Paste a link</label>
        <input
          id="paste-link"
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">Open</Button>
      </form>
      <p className={styles.row}>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="Scenario file"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) void openFile(chosen);
          }}
        />
        <Button onPress={() => file.current?.click()}>Open a scenario file</Button>
        <Link to="/papers">Start from a paper</Link>
      </p>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
