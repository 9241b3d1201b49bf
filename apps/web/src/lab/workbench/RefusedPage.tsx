/** Why an address could not be opened, what of it can be shown, and other things to open. */
import { say } from '@lanelab/messages/workbench';
import type { Scenario } from '@lanelab/scenario';
import type { ReactNode } from 'react';
import { Notice } from '../../base/ui/Notice.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { ReportButton } from '../../playback/report/ReportButton.tsx';
import { OpenAnother } from '../../share/dialog/OpenAnother.tsx';
import styles from './OpenedPage.module.css';

interface RefusedPageProps {
  readonly title: string;
  readonly reason: string;
  /** The part of the scenario that can be shown, but not run. */
  readonly readable: Scenario | null;
  readonly children: ReactNode;
}

export function RefusedPage({ title, reason, readable, children }: RefusedPageProps) {
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
