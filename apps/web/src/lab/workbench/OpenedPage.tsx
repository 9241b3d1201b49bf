/** The page of an opened address: the workbench, or the reason why there is none and other things to open. */
import { say } from '@lanelab/messages/workbench';
import type { Scenario } from '@lanelab/scenario';
import type { ReactNode } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { ReportButton } from '../../playback/report/ReportButton.tsx';
import { OpenAnother } from '../../share/dialog/OpenAnother.tsx';
import type { OpenedDraft } from '../../share/drafts/open-draft.ts';
import type { ReadOptions } from '../../share/links/link-options.ts';
import type { Opening } from '../../share/links/opening.ts';
import type { Rename } from './LabPage.tsx';
import styles from './OpenedPage.module.css';
import { Workbench } from './Workbench.tsx';

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
    <RefusedPage title={title} reason={reason} readable={readable}>
      {canRetry && onRetry !== undefined ? <Button onPress={onRetry}>{say('link.retry')}</Button> : null}
    </RefusedPage>
  );
}

interface RefusedPageProps {
  readonly title: string;
  readonly reason: string;
  /** The part of the scenario that can be shown, but not run. */
  readonly readable: Scenario | null;
  readonly children: ReactNode;
}

function RefusedPage({ title, reason, readable, children }: RefusedPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.refused} data-testid="refused">
      <h1>{title}</h1>
      <Notice kind="error" title={say('link.refused-why')} actions={children}>
        {reason}
      </Notice>
      <ReportButton problem={`${title}: ${reason}`} />
      {readable === null ? null : <NetworkSection scenario={readable} />}
      <OpenAnother />
    </div>
  );
}
