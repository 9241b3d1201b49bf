/** The measurements of the whole run, which the time bar's button starts: simulated by an engine of its own, apart from the clock. */
import { say as sayControl } from '@lanelab/messages/controls';
import { say } from '@lanelab/messages/results';
import type { Scenario } from '@lanelab/scenario';
import { Suspense } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { formatShare } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { StopIcon } from '../../base/ui/icons.tsx';
import { Progress } from '../../base/ui/Progress.tsx';
import { part } from '../../base/ui/part.tsx';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { Measurements } from '../../playback/run/Measurements.tsx';
import type { RunState } from '../../playback/run/use-run.ts';
import { asksWhy, type Counted } from '../causes/quiet.ts';
import styles from './SidePanel.module.css';

const SilentFlows = part(async () => (await import('../causes/SilentFlows.tsx')).default);

interface ResultsPanelProps {
  readonly scenario: Scenario;
  readonly run: RunState;
  /** The problem that keeps the scenario from running; null where it can run. */
  readonly blocked: string | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
  /** Called when the keyboard has nothing more to do here: a repair has taken the results away. */
  readonly onLeave: () => void;
}

export function ResultsPanel({ scenario, run, blocked, onRun, onCancel, onLeave }: ResultsPanelProps) {
  const { durationPs, seed } = scenario.model;
  const counted: Counted | null =
    run.state === 'done' ? { scenario, timePs: durationPs, result: run.result, lastPs: run.lastPs } : null;
  return (
    <div className={styles.pane}>
      {blocked === null ? null : (
        <p className={styles.blocked} role="alert">
          {blocked}
        </p>
      )}
      {run.state === 'running' ? (
        <>
          <Progress label={say('panel.running')} share={run.share} words={formatShare(run.share)} testId="progress" />
          <div>
            <Button onPress={onCancel} data-testid="cancel">
              <StopIcon />
              {sayControl('run-button.cancel')}
            </Button>
          </div>
        </>
      ) : null}
      {run.state === 'cancelled' ? <p className="muted">{say('panel.cancelled')}</p> : null}
      {run.state === 'failed' ? <FailureNotice failure={run.failure} onRetry={onRun} /> : null}
      {counted !== null && asksWhy(counted) ? (
        <Suspense>
          <SilentFlows counted={counted} onRepaired={onLeave} />
        </Suspense>
      ) : null}
      {run.state === 'done' ? (
        <Measurements result={run.result} scenario={scenario} areTablesOpen />
      ) : (
        <>
          <p>{say('panel.how', { duration: formatPicoseconds(durationPs) })}</p>
          <p className="muted">{say('panel.explanation', { seed })}</p>
        </>
      )}
    </div>
  );
}
