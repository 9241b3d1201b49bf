/** Where one is, and what can be taken away: the figure as a file, the scenario as a link. */

import { say } from '@lanelab/messages/experiment';
import { say as saySheet } from '@lanelab/messages/sheets';
import type { Experiment, FigureData } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { memo, Suspense, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { DownloadIcon, ShareIcon } from '../../base/ui/icons.tsx';
import { navigate } from '../../base/ui/location.ts';
import { Menu } from '../../base/ui/Menu.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { part } from '../../base/ui/part.tsx';
import { papers } from '../collection/papers.ts';
import { exportActions } from '../figure/exports.ts';
import styles from './ExperimentBar.module.css';

const ShareDialog = part(async () => (await import('../../share/dialog/ShareDialog.tsx')).ShareDialog, 'over');
const FigureSheet = part(async () => (await import('../figure/FigureSheet.tsx')).FigureSheet, 'over');

interface ExperimentBarProps {
  readonly experiment: Experiment;
  readonly figure: FigureData;
  /** The scenario as set now, or null while the settings make none. */
  readonly scenarioNow: () => Scenario | null;
}

export const ExperimentBar = memo(function ExperimentBar({ experiment, figure, scenarioNow }: ExperimentBarProps) {
  const [shared, setShared] = useState<Scenario | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const paper = papers.find(({ name }) => name === experiment.paper)?.short ?? experiment.paper;
  const openInLab = async () => {
    const scenario = scenarioNow();
    if (scenario === null) return;
    const [{ PRESETS }, { selfContainedAddress }] = await Promise.all([
      import('@lanelab/papers/presets'),
      import('../../share/links/self-contained.ts'),
    ]);
    navigate(selfContainedAddress(scenario, PRESETS));
  };
  const toLab = {
    id: 'lab',
    label: say('experiment-bar.open-in-the-lab'),
    note: say('experiment-bar.the-network-as-set-here'),
    run: () => void openInLab(),
  };
  const toPaper = {
    id: 'print',
    label: saySheet('figure.print'),
    note: saySheet('figure.print-note'),
    run: () => setPrinting(true),
  };
  return (
    <>
      <PageBar
        crumbs={[
          { label: say('experiment-bar.papers'), to: '/papers' },
          { label: say('experiment-bar.paper-label', { paper, label: experiment.label }) },
        ]}
      >
        <Menu label={say('experiment-bar.export')} actions={[...exportActions(figure), toPaper, toLab]} testId="export">
          <DownloadIcon />
          {say('experiment-bar.export')}
        </Menu>
        <Button onPress={() => setShared(scenarioNow())} data-testid="share">
          <ShareIcon />
          {say('experiment-bar.share')}
        </Button>
        <span className={styles.wide}>
          <Button onPress={() => void openInLab()} data-testid="open-in-lab">
            {say('experiment-bar.open-in-the-lab')}
          </Button>
        </span>
      </PageBar>
      {isPrinting ? (
        <Suspense>
          <FigureSheet figure={figure} onClose={() => setPrinting(false)} />
        </Suspense>
      ) : null}
      {shared === null ? null : (
        <Suspense>
          <ShareDialog scenario={shared} isOpen onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
});
