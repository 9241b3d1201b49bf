/** The page of an opened address: the workbench, or the reason why there is none and other things to open. */
import { say } from '@lanelab/messages/workbench';
import { Suspense } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { part } from '../../base/ui/part.tsx';
import type { OpenedDraft } from '../../share/drafts/open-draft.ts';
import type { ReadOptions } from '../../share/links/link-options.ts';
import type { Opening } from '../../share/links/opening.ts';
import type { Rename } from './LabPage.tsx';
import { Workbench } from './Workbench.tsx';

// Most addresses can be opened.
const RefusedPage = part(async () => (await import('./RefusedPage.tsx')).RefusedPage);

interface OpenedPageProps {
  readonly opening: Opening;
  readonly link: ReadOptions;
  /** The draft that the scenario was opened from. */
  readonly draft: OpenedDraft['draft'];
  readonly rename: Rename;
  readonly onRetry?: () => void;
}

export function OpenedPage({ opening, link, draft, rename, onRetry }: OpenedPageProps) {
  if (opening.kind === 'scenario') {
    return <Workbench opened={opening} link={link} draft={draft} rename={rename} />;
  }
  const { title, reason, readable, canRetry } = opening;
  return (
    <Suspense>
      <RefusedPage title={title} reason={reason} readable={readable}>
        {canRetry && onRetry !== undefined ? <Button onPress={onRetry}>{say('link.retry')}</Button> : null}
      </RefusedPage>
    </Suspense>
  );
}
