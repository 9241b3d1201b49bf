/** Where one is, and what can be taken away: the figure as a file, the scenario as a link. */

import { say } from '@lanelab/messages/experiment';
import type { Experiment, FigureData } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { memo, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { DownloadIcon, ShareIcon } from '../../base/ui/icons.tsx';
import { navigate } from '../../base/ui/location.ts';
import { Menu } from '../../base/ui/Menu.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { ShareDialog } from '../../share/dialog/ShareDialog.tsx';
import { selfContainedAddress } from '../../share/links/links.ts';
import { papers } from '../collection/papers.ts';
import { exportActions } from '../figure/exports.ts';
import styles from './ExperimentBar.module.css';

interface ExperimentBarProps {
  readonly experiment: Experiment;
  readonly figure: FigureData;
  /** The scenario as set now, or null while the settings make none. */
  readonly scenarioNow: () => Scenario | null;
}

export const ExperimentBar = memo(function ExperimentBar({ experiment, figure, scenarioNow }: ExperimentBarProps) {
  const [shared, setShared] = useState<Scenario | null>(null);
  const paper = papers.find(({ name }) => name === experiment.paper)?.short ?? experiment.paper;
  const openInLab = async () => {
    const scenario = scenarioNow();
    if (scenario === null) return;
    const { PRESETS } = await import('@lanelab/papers/presets');
    navigate(selfContainedAddress(scenario, PRESETS));
  };
  const toLab = {
    id: 'lab',
    label: say('experiment-bar.open-in-the-lab'),
    note: say('experiment-bar.the-network-as-set-here'),
    run: () => void openInLab(),
  };
  return (
    <>
      <PageBar
        crumbs={[
          { label: say('experiment-bar.papers'), to: '/papers' },
          { label: say('experiment-bar.paper-label', { paper, label: experiment.label }) },
        ]}
      >
        <Menu label={say('experiment-bar.export')} actions={[...exportActions(figure), toLab]} testId="export">
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
      {shared === null ? null : <ShareDialog scenario={shared} isOpen onClose={() => setShared(null)} />}
    </>
  );
});
