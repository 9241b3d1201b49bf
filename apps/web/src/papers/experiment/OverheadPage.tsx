/** The overhead calculator: the paper's table, any packet size beside it, and what the paper left out. */
import { collect, type OverheadExperiment, plan, type ShippedFigure } from '@lanelab/papers';
import { useMemo } from 'react';
import { NetworkSection } from '../../document/topology-view/NetworkSection.tsx';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { DataSection } from '../figure/DataSection.tsx';
import { FigurePanel } from '../figure/FigurePanel.tsx';
import { OverlayBar } from '../figure/OverlayBar.tsx';
import { useOverlay } from '../figure/overlay.ts';
import { shippedData } from '../shipped/shown.ts';
import { Calculator } from './Calculator.tsx';
import { ExperimentBar } from './ExperimentBar.tsx';
import { ExperimentHead } from './ExperimentHead.tsx';
import styles from './ExperimentLayout.module.css';
import { FindingsSection } from './FindingsSection.tsx';
import { useEngineVersion } from './use-engine-version.ts';
import { useOverhead } from './use-overhead.ts';

interface OverheadPageProps {
  readonly experiment: OverheadExperiment;
  /** The table that comes with the lab; null where it could not be fetched. */
  readonly shipped: ShippedFigure | null;
}

export function OverheadPage({ experiment, shipped }: OverheadPageProps) {
  const planned = useMemo(() => plan(experiment, 'full'), [experiment]);
  const { rows, failure, retry } = useOverhead(planned.overhead?.mtus ?? []);
  const engine = useEngineVersion();
  const scenario = useMemo(() => experiment.base(), [experiment]);
  // What comes with the lab stands there until the engine of this page has calculated it again.
  const isCalculated = rows.length > 0 || shipped === null;
  const figure = useMemo(
    () =>
      isCalculated
        ? collect(experiment, planned, { runs: new Map(), overhead: rows.length === 0 ? undefined : rows, engine })
        : shippedData(experiment, shipped),
    [experiment, planned, rows, engine, isCalculated, shipped],
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
          <div className={styles.chart}>
            <FigurePanel figure={overlay.shown} build={isCalculated ? null : shipped.stamp} />
          </div>
          <OverlayBar overlay={overlay} />
          <FindingsSection figure={figure} />
          <NetworkSection scenario={scenario} />
          <DataSection figure={overlay.shown} />
        </div>
      </div>
    </>
  );
}
