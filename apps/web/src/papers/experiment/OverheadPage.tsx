/** The overhead calculator: the paper's table, any packet size beside it, and what the paper left out. */
import { collect, type OverheadExperiment, plan } from '@lanelab/papers';
import { useMemo } from 'react';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { DataSection } from '../figure/DataSection.tsx';
import { FigurePanel } from '../figure/FigurePanel.tsx';
import { OverlayBar } from '../figure/OverlayBar.tsx';
import { useOverlay } from '../figure/overlay.ts';
import { Calculator } from './Calculator.tsx';
import { ExperimentBar } from './ExperimentBar.tsx';
import { ExperimentHead } from './ExperimentHead.tsx';
import styles from './ExperimentLayout.module.css';
import { FindingsSection } from './FindingsSection.tsx';
import { useEngineVersion } from './use-engine-version.ts';
import { useOverhead } from './use-overhead.ts';

export function OverheadPage({ experiment }: { readonly experiment: OverheadExperiment }) {
  const planned = useMemo(() => plan(experiment, 'full'), [experiment]);
  const { rows, failure, retry } = useOverhead(planned.overhead?.mtus ?? []);
  const engine = useEngineVersion();
  const scenario = useMemo(() => experiment.base(), [experiment]);
  const figure = useMemo(
    () => collect(experiment, planned, { runs: new Map(), overhead: rows.length === 0 ? undefined : rows, engine }),
    [experiment, planned, rows, engine],
  );
  const overlay = useOverlay(figure);
  return (
    <>
      <ExperimentBar experiment={experiment} figure={overlay.shown} scenarioNow={() => scenario} />
      <div className={styles.page}>
        <div className={styles.intro}>
          <ExperimentHead figure={figure} />
        </div>
        <div className={styles.side}>
          <div className={styles.run}>
            <Calculator />
          </div>
        </div>
        <div className={styles.outcome}>
          {failure === null ? null : <FailureNotice failure={failure} onRetry={retry} />}
          <FigurePanel figure={overlay.shown} source="here" />
          <OverlayBar overlay={overlay} />
          <FindingsSection figure={figure} />
          <NetworkSection scenario={scenario} />
          <DataSection figure={overlay.shown} />
        </div>
      </div>
    </>
  );
}
