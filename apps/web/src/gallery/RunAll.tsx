/** Where no server has the figures: one button that runs what all cards need, quick quality, in this browser. */
import { EXPERIMENTS, plan, type RunSpec } from '@lanelab/scenario';
import { useMemo } from 'react';
import { FailureNotice } from '../engine/FailureNotice.tsx';
import { useResults } from '../engine/results.ts';
import { useJob } from '../experiment/use-job.ts';
import { useAreServed } from '../figure/server-figure.ts';
import { Progress } from '../ui/Progress.tsx';
import { RunButton } from '../ui/RunButton.tsx';
import styles from './GalleryPage.module.css';

const simulated = EXPERIMENTS.filter(({ kind }) => kind !== 'overhead' && kind !== 'drawing');
const ids = simulated.map(({ id }) => id);

/** Figures share some of their runs. */
function neededRuns(): readonly RunSpec[] {
  const runs = simulated.flatMap((experiment) => plan(experiment, 'quick').runs);
  return [...new Map(runs.map((spec) => [spec.key, spec])).values()];
}

export function RunAll() {
  const areServed = useAreServed(ids, 'quick');
  return areServed === false ? <RunAllHere /> : null;
}

function RunAllHere() {
  const runs = useMemo(() => neededRuns(), []);
  const known = useResults();
  const { job, start, cancel } = useJob();
  const left = runs.filter(({ key }) => !known.has(key)).length;
  const isRunning = job.state === 'running';
  if (left === 0 && !isRunning) return null;
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
        Run all quick figures
      </RunButton>
      {isRunning ? (
        <Progress
          label="Running"
          share={job.progress.share}
          words={`${job.progress.done} of ${job.progress.total}`}
          testId="progress-figures"
        />
      ) : (
        <p>{left} runs of a few simulated seconds each, in this browser. The cards fill in as they finish.</p>
      )}
      {job.state === 'failed' ? <FailureNotice failure={job.failure} onRetry={() => start('sweep', runs)} /> : null}
    </div>
  );
}
