/** The whole run, simulated apart from the play head by an engine of its own, and all that it measured. */
import type { Scenario } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { formatShare } from '../../base/format/number.ts';
import { Progress } from '../../base/ui/Progress.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { Measurements } from '../../playback/run/Measurements.tsx';
import type { RunState } from '../../playback/run/use-run.ts';
import styles from './SidePanel.module.css';

interface ResultsPanelProps {
  readonly scenario: Scenario;
  readonly run: RunState;
  /** Why it cannot be run as it stands; null where it can. */
  readonly blocked: string | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

export function ResultsPanel({ scenario, run, blocked, onRun, onCancel }: ResultsPanelProps) {
  const { durationPs, seed } = scenario.model;
  return (
    <div className={styles.pane}>
      <div>
        <RunButton
          kind="main"
          isRunning={run.state === 'running'}
          isDisabled={run.state === 'running' || blocked !== null}
          onRun={onRun}
          onCancel={onCancel}
          runId="run"
          cancelId="cancel"
        >
          Run {formatPicoseconds(durationPs)} to the end
        </RunButton>
      </div>
      {blocked === null ? null : (
        <p className={styles.blocked} role="alert">
          {blocked}
        </p>
      )}
      {run.state === 'running' ? (
        <Progress label="Running" share={run.share} words={formatShare(run.share)} testId="progress" />
      ) : null}
      {run.state === 'cancelled' ? <p className="muted">Cancelled.</p> : null}
      {run.state === 'failed' ? <FailureNotice failure={run.failure} onRetry={onRun} /> : null}
      {run.state === 'done' ? (
        <Measurements result={run.result} scenario={scenario} areTablesOpen />
      ) : (
        <p className="muted">
          What every stream, processor, link and queue did over the whole run, and the digest that names the result.
          Seed {seed}: the same again gives the same, to the last bit.
        </p>
      )}
    </div>
  );
}
