/** An experiment without axes: forms beside each other, what one run recorded, or a drawing. */
import {
  collect,
  type DrawingExperiment,
  plan,
  type Quality,
  type TraceExperiment,
  type VariantsExperiment,
} from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { useResults } from '../engine/results.ts';
import { DataSection } from '../figure/DataSection.tsx';
import { FigurePanel } from '../figure/FigurePanel.tsx';
import { useServerFigure } from '../figure/server-figure.ts';
import { NetworkSection } from '../network/NetworkSection.tsx';
import { ExperimentBar } from './ExperimentBar.tsx';
import { ExperimentHead } from './ExperimentHead.tsx';
import styles from './ExperimentLayout.module.css';
import { FindingsSection } from './FindingsSection.tsx';
import { RunSection } from './RunSection.tsx';
import { defaultSettings } from './settings.ts';
import { useJob } from './use-job.ts';

interface RunsPageProps {
  readonly experiment: VariantsExperiment | TraceExperiment | DrawingExperiment;
}

export function RunsPage({ experiment }: RunsPageProps) {
  const [quality, setQuality] = useState<Quality>('quick');
  const { job, start, cancel } = useJob();
  const runs = useResults();
  const planned = useMemo(() => plan(experiment, quality), [experiment, quality]);
  const own = useMemo(() => collect(experiment, planned, { runs }), [experiment, planned, runs]);
  const isOwn = own.provenance.done > 0 || planned.runs.length === 0;
  const served = useServerFigure(experiment.id, quality, !isOwn);
  const figure = isOwn ? own : (served ?? own);
  const scenario = useMemo(() => experiment.base(), [experiment]);
  return (
    <>
      <ExperimentBar experiment={experiment} figure={figure} scenarioNow={() => scenario} />
      <div className={styles.page}>
        <div className={styles.intro}>
          <ExperimentHead figure={figure} />
        </div>
        {planned.runs.length === 0 ? null : (
          <div className={styles.side}>
            <div className={styles.run}>
              <RunSection
                experiment={experiment}
                settings={{ ...defaultSettings(experiment), quality }}
                plan={planned}
                known={runs}
                job={job}
                blocked={null}
                onQuality={setQuality}
                onRun={() => start('sweep', planned.runs)}
                onCancel={cancel}
              />
            </div>
          </div>
        )}
        <div className={styles.outcome}>
          <FigurePanel figure={figure} source={figure === own ? 'here' : 'server'} />
          <FindingsSection figure={figure} />
          <NetworkSection scenario={scenario} />
          <DataSection figure={figure} />
        </div>
      </div>
    </>
  );
}
