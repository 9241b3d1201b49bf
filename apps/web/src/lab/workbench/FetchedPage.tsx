/** A scenario that has to be fetched before it can be opened: a preset, or from a link, the server or this browser's drafts. */
import { say } from '@lanelab/messages/workbench';
import { useEffect } from 'react';
import { isStorageBlocked } from '../../base/ui/storage.ts';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { type OpenedDraft, openDraft } from '../../share/drafts/open-draft.ts';
import { StoreError } from '../../share/links/ask-server.ts';
import { takeKey } from '../../share/links/keyring.ts';
import { type Asked, openFailure, openPreset, openStored } from '../../share/links/opening.ts';
import { readStored } from '../../share/links/server.ts';
import type { Rename } from './LabPage.tsx';
import styles from './OpenedPage.module.css';
import { OpenedPage } from './OpenedPage.tsx';

type Fetched = Exclude<Asked, { kind: 'nothing' }>;

async function fetchStored({ id, revision, key }: Extract<Asked, { kind: 'stored' }>): Promise<OpenedDraft> {
  takeKey(id, key);
  try {
    return { opening: openStored(await readStored(id, revision ?? undefined)), draft: null };
  } catch (error) {
    if (error instanceof StoreError) return { opening: openFailure(error), draft: null };
    throw error;
  }
}

async function fetchOpening(asked: Fetched): Promise<OpenedDraft> {
  switch (asked.kind) {
    case 'link': {
      const { openLink } = await import('../../share/links/open-link.ts');
      return { opening: await openLink(asked.payload), draft: null };
    }
    case 'preset':
      return { opening: await openPreset(asked.id), draft: null };
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
  const { value: fetched, again } = useFetched(asked, fetchOpening);

  // The key is in this browser now, and an address bar is copied and projected. Where the browser keeps nothing, the key must
  // stay in the address.
  useEffect(() => {
    if (asked.kind === 'stored' && asked.key !== null && !isStorageBlocked())
      rename(`/s/${asked.id}${location.search}`);
  }, [asked, rename]);

  if (fetched === null) return <Fetching />;
  return (
    <OpenedPage opening={fetched.opening} link={asked.link} draft={fetched.draft} rename={rename} onRetry={again} />
  );
}

function Fetching() {
  usePageTitle(say('link.loading-title'), { isFetching: true });
  return (
    <p className={styles.fetching} role="status">
      {say('link.loading')}
    </p>
  );
}
