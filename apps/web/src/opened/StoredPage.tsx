/** `/s/…`: a scenario that the server stores. */
import { parseScenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import type { StoredScenario } from '../share/answers.ts';
import { readStored, StoreError } from '../share/server.ts';
import { Button } from '../ui/Button.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './Opened.module.css';
import { OpenedScenario } from './OpenedScenario.tsx';
import { RefusedLink } from './RefusedLink.tsx';

type Answer = { readonly stored: StoredScenario } | { readonly error: StoreError };

export function StoredPage({ id }: { readonly id: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    readStored(id).then(
      (stored) => {
        if (isCurrent) setAnswer({ stored });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setAnswer({ error: error instanceof StoreError ? error : new StoreError('refused', String(error)) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);

  if (answer === null) return <Fetching />;
  if ('error' in answer) return <NotFetched error={answer.error} onRetry={() => setAttempt(attempt + 1)} />;
  const parsed = parseScenario(answer.stored.scenario);
  if (!parsed.ok) {
    const reason = parsed.errors.map(({ path, message }) => `${path} ${message}`.trim()).join('; ');
    return <RefusedLink title="This scenario cannot be opened" reason={reason} readable={parsed.readable ?? null} />;
  }
  return (
    <OpenedScenario scenario={parsed.scenario} source={`stored on this server, revision ${answer.stored.revision}`} />
  );
}

function Fetching() {
  usePageTitle('Stored scenario');
  return (
    <p className={styles.fetching} role="status">
      Fetching the scenario
    </p>
  );
}

function NotFetched({ error, onRetry }: { readonly error: StoreError; readonly onRetry: () => void }) {
  const title =
    error.kind === 'missing' ? 'No scenario is stored under this link' : 'The scenario could not be fetched';
  return (
    <RefusedLink title={title} reason={error.message} readable={null}>
      {error.kind === 'missing' ? null : <Button onPress={onRetry}>Try again</Button>}
    </RefusedLink>
  );
}
