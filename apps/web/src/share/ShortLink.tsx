/** Stores the scenario on the server when asked to, never before. */
import type { Scenario } from '@lanelab/scenario';
import { useState } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { isStorageBlocked } from '../ui/storage.ts';
import { LinkField } from './LinkField.tsx';
import styles from './ShareDialog.module.css';
import { StoreError, storeScenario } from './server.ts';

type State =
  | { readonly state: 'idle' | 'storing' }
  | { readonly state: 'stored'; readonly link: string }
  | { readonly state: 'failed'; readonly message: string };

export function ShortLink({ scenario }: { readonly scenario: Scenario }) {
  const [state, setState] = useState<State>({ state: 'idle' });
  const store = async () => {
    setState({ state: 'storing' });
    try {
      const link = await storeScenario(scenario);
      setState({ state: 'stored', link });
      announce('Short link ready.');
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setState({ state: 'failed', message: error.message });
    }
  };
  if (state.state === 'stored') {
    return (
      <>
        <LinkField label="Short link" link={state.link} testId="short-link" />
        {isStorageBlocked() ? (
          <p className={styles.note}>
            This browser may not keep the edit key, so the stored copy cannot be changed later.
          </p>
        ) : null}
      </>
    );
  }
  return (
    <>
      <p className="muted">Stores a copy on this lab’s server; anyone with the link can read it.</p>
      <p>
        <Button onPress={() => void store()} isDisabled={state.state === 'storing'} data-testid="create-short-link">
          {state.state === 'storing' ? 'Storing' : 'Create a short link'}
        </Button>
      </p>
      {state.state === 'failed' ? (
        <Notice kind="error" title="No short link" testId="short-link-failed">
          {state.message} The self-contained link below works without the server.
        </Notice>
      ) : null}
    </>
  );
}
