/** `/embed…`: a scenario in a frame on somebody else's page. No shell, no storage, nothing that needs either. */
import { say } from '@lanelab/messages/embed';
import { useEffect, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import type { Address } from '../../base/ui/location.ts';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { ReportButton } from '../../playback/report/ReportButton.tsx';
import { StoreError } from '../../share/links/ask-server.ts';
import {
  type Asked,
  type Opening,
  openFailure,
  openPreset,
  openStored,
  readAddress,
} from '../../share/links/opening.ts';
import { readStored } from '../../share/links/server.ts';
import styles from './Embed.module.css';
import { EmbedFrame } from './EmbedFrame.tsx';
import { useEmbedTheme, useHost } from './use-host.ts';

const nothing: Opening = {
  kind: 'refused',
  title: say('embed-page.nothing-to-show'),
  reason: say('embed-page.this-frame-names-no-scenario'),
  readable: null,
  canRetry: false,
};

async function openingOf(asked: Asked): Promise<Opening> {
  switch (asked.kind) {
    case 'link': {
      const { openLink } = await import('../../share/links/open-link.ts');
      return openLink(asked.payload);
    }
    case 'preset':
      return openPreset(asked.id);
    case 'nothing':
    case 'draft':
      return nothing;
    case 'stored':
      try {
        return openStored(await readStored(asked.id, asked.revision ?? undefined));
      } catch (error) {
        if (error instanceof StoreError) return openFailure(error);
        throw error;
      }
  }
}

export function EmbedPage({ address }: { readonly address: Address }) {
  useEmbedTheme(address);
  const host = useHost();
  const [asked] = useState(() => readAddress(address));
  const { value: opening, again } = useFetched(asked, openingOf);
  useEffect(() => {
    if (opening?.kind === 'refused') host?.tell({ from: 'lanelab', type: 'refused', reason: opening.reason });
  }, [host, opening]);
  usePageTitle(opening?.kind === 'scenario' ? opening.scenario.view.title : '', { isFetching: opening === null });

  if (opening === null || host === null) {
    return (
      <p className={styles.waiting} role="status">
        {say('embed-page.fetching-the-scenario')}
      </p>
    );
  }
  if (opening.kind === 'scenario')
    return <EmbedFrame scenario={opening.scenario} notes={opening.notes} asked={asked} host={host} />;
  return (
    <div className={styles.refused} role="alert" data-testid="embed-refused">
      <h1>{opening.title}</h1>
      <p>{opening.reason}</p>
      {opening.canRetry ? (
        <p>
          <Button onPress={again}>{say('embed-page.try-again')}</Button>
        </p>
      ) : null}
      <ReportButton problem={`${opening.title}: ${opening.reason}`} />
    </div>
  );
}
