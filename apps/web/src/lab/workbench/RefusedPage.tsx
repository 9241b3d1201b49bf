/** A link that is not what it was: why, what could still be read, and every way on. */
import type { Scenario } from '@lanelab/scenario';
import type { ReactNode } from 'react';
import { Notice } from '../../base/ui/Notice.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { OpenAnother } from '../../share/dialog/OpenAnother.tsx';
import styles from './RefusedPage.module.css';

interface RefusedPageProps {
  readonly title: string;
  readonly reason: string;
  /** What of it can be shown, but not run. */
  readonly readable: Scenario | null;
  readonly children?: ReactNode;
}

export function RefusedPage({ title, reason, readable, children }: RefusedPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.refused} data-testid="refused">
      <h1>{title}</h1>
      <Notice kind="error" title="Why" acts={children}>
        {reason}
      </Notice>
      {readable === null ? null : <NetworkSection scenario={readable} />}
      <OpenAnother />
    </div>
  );
}
