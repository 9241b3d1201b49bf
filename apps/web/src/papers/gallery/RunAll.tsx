/** Where no server has the figures: one button that runs what all cards need, quick quality, in this browser. */
import { say } from '@lanelab/messages/papers';
import { EXPERIMENTS, type RunSpec } from '@lanelab/papers';
import { useEffect, useMemo, useState } from 'react';
import { Progress } from '../../base/ui/Progress.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { useResults } from '../../playback/run/results.ts';
import { useJob } from '../experiment/use-job.ts';
import { useFigureServer } from '../figure/server-figure.ts';
import styles from './GalleryPage.module.css';
import { quickPlan } from './planned.ts';

const simulated = EXPERIMENTS.filter(({ kind }) => kind !== 'overhead' && kind !== 'drawing');

/** Runs of all figures, planned one figure at a time so that the page stays awake; figures share some of their runs. */
function useNeededRuns(): readonly RunSpec[] | null {
  const [runs, setRuns] = useState<readonly RunSpec[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const found = new Map<string, RunSpec>();
    const go = (at: number) => {
      const experiment = simulated[at];
      if (!isCurrent) return;
      if (experiment === undefined) {
        setRuns([...found.values()]);
        return;
      }
      for (const spec of quickPlan(experiment).runs) found.set(spec.key, spec);
      setTimeout(() => go(at + 1));
    };
    go(0);
    return () => {
      isCurrent = false;
    };
  }, []);
  return runs;
}

export function RunAll() {
  return useFigureServer() === false ? <RunAllHere /> : null;
}

function RunAllHere() {
  const runs = useNeededRuns();
  const known = useResults();
  const { job, start, cancel } = useJob();
  const left = useMemo(() => (runs ?? []).filter(({ key }) => !known.has(key)).length, [runs, known]);
  const isRunning = job.state === 'running';
  if (runs === null || (left === 0 && !isRunning)) return null;
  return (
    <div className={styles.runAll} data-testid="run-gallery">
      <RunButton
        isRunning={isRunning}
        isDisabled={isRunning}
        onRun={() => start('sweep', runs)}
        onCancel={cancel}
        runId="run-all-figures"
        cancelId="cancel-figures"
      >
        {say('run-all.run-all-quick-figures')}
      </RunButton>
      {isRunning ? (
        <Progress
          label={say('run-all.running')}
          share={job.progress.share}
          words={say('run-all.done-of-total', { done: job.progress.done, total: job.progress.total })}
          testId="progress-figures"
        />
      ) : (
        <p>{say('run-all.left-runs-of-a-few', { left })}</p>
      )}
      {job.state === 'failed' ? <FailureNotice failure={job.failure} onRetry={() => start('sweep', runs)} /> : null}
    </div>
  );
}
