/** A scenario that has to be fetched before it can be opened: from the server, or from this browser's drafts. */
import { useEffect, useState } from 'react';
import { type OpenedDraft, openDraft } from '../draft/open-draft.ts';
import { takeKey } from '../share/keyring.ts';
import { type Asked, openFailure, openStored } from '../share/opening.ts';
import { readStored, StoreError } from '../share/server.ts';
import { isStorageBlocked } from '../ui/storage.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import type { Rename } from './LabPage.tsx';
import { OpenedPage } from './OpenedPage.tsx';
import styles from './RefusedPage.module.css';

type Fetched = Extract<Asked, { kind: 'stored' | 'draft' }>;

async function fetchStored({ id, revision, key }: Extract<Asked, { kind: 'stored' }>): Promise<OpenedDraft> {
  takeKey(id, key);
  try {
    return { opening: openStored(await readStored(id, revision ?? undefined)), draft: null };
  } catch (error) {
    if (error instanceof StoreError) return { opening: openFailure(error), draft: null };
    throw error;
  }
}

function fetchOpening(asked: Fetched): Promise<OpenedDraft> {
  switch (asked.kind) {
    case 'stored':
      return fetchStored(asked);
    case 'draft':
      return openDraft(asked.id);
  }
}

interface FetchedPageProps {
  readonly asked: Fetched;
  readonly rename: Rename;
}

export function FetchedPage({ asked, rename }: FetchedPageProps) {
  const [fetched, setFetched] = useState<OpenedDraft | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchOpening(asked).then(
      (next) => {
        if (isCurrent) setFetched(next);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, attempt]);

  // The key is in this browser now; an address bar is copied and projected. Where nothing is kept it has to stay there.
  useEffect(() => {
    if (asked.kind === 'stored' && asked.key !== null && !isStorageBlocked())
      rename(`/s/${asked.id}${location.search}`);
  }, [asked, rename]);

  // A fault of the lab: the page's error boundary shows it.
  if (failure !== null) throw failure;
  if (fetched === null) return <Fetching />;
  return (
    <OpenedPage
      opening={fetched.opening}
      link={asked.link}
      draft={fetched.draft}
      rename={rename}
      onRetry={() => {
        setFetched(null);
        setAttempt(attempt + 1);
      }}
    />
  );
}

function Fetching() {
  usePageTitle('Scenario');
  return (
    <p className={styles.fetching} role="status">
      Fetching the scenario
    </p>
  );
}
