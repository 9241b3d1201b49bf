/** `/result`: a result file, opened or dropped, with every step computed again beside what the file claims. */
import { say } from '@lanelab/messages/lesson-result';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { FileButton } from '../../base/ui/FileButton.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { type HandedIn, handedIn, handIn } from '../../share/lessons/handed-in.ts';
import styles from './ResultPage.module.css';
import { ResultSteps } from './ResultSteps.tsx';
import { readResult } from './read-result.ts';

export function ResultPage() {
  usePageTitle(say('title'));
  const file = useStore(handedIn, (state) => state.file);
  return (
    <div className={styles.page} data-testid="result-page">
      <header className={styles.head}>
        <h1>{say('title')}</h1>
        <p className="muted">{say('says')}</p>
        <p>
          <FileButton
            kind={file === null ? 'main' : 'plain'}
            onChoose={(chosen) => void chosen.text().then((text) => handIn({ name: chosen.name, text }))}
            testId="result-file"
          >
            {say('open')}
          </FileButton>
        </p>
      </header>
      {file === null ? null : <Handed key={`${file.name} ${file.text.length}`} file={file} />}
    </div>
  );
}

function Handed({ file }: { readonly file: HandedIn }) {
  const read = useCallback(({ text, name }: HandedIn) => readResult(text, name), []);
  const { value } = useFetched(file, read);
  if (value === null) return <p role="status">{say('reading')}</p>;
  if (value.ok) return <ResultSteps handed={value.read} />;
  return (
    <Notice kind="error" title={say('cannot-be-opened')} testId="result-refused">
      {value.reason}
    </Notice>
  );
}
