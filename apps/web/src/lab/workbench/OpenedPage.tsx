/** What an address opened: the workbench, or why there is none and every way on. */

import { Button } from '../../base/ui/Button.tsx';
import type { OpenedDraft } from '../../share/drafts/open-draft.ts';
import type { ReadOptions } from '../../share/links/link-options.ts';
import type { Opening } from '../../share/links/opening.ts';
import type { Rename } from './LabPage.tsx';
import { RefusedPage } from './RefusedPage.tsx';
import { Workbench } from './Workbench.tsx';

interface OpenedPageProps {
  readonly opening: Opening;
  readonly link: ReadOptions;
  /** The draft that it was opened from. */
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
    <RefusedPage title={title} reason={reason} readable={readable}>
      {canRetry && onRetry !== undefined ? <Button onPress={onRetry}>Try again</Button> : null}
    </RefusedPage>
  );
}
