/** Runs the checks of a step now: on the network that it begins with, or on the one that solves it. */
import { drawnStep, drawnValues, isMade } from '@lanelab/lessons';
import type { StepVerdict } from '@lanelab/lessons/judge';
import { say as sayLesson } from '@lanelab/messages/lesson';
import { say } from '@lanelab/messages/lesson-edit';
import { useEffect, useRef, useState } from 'react';
import { formatShare } from '../../../base/format/number.ts';
import { Button } from '../../../base/ui/Button.tsx';
import { Choice } from '../../../base/ui/Choice.tsx';
import { Progress } from '../../../base/ui/Progress.tsx';
import { VerdictList } from '../../panel/VerdictList.tsx';
import { checkProblem } from '../../play/check-problem.ts';
import { judgeOf } from '../../play/judge.ts';
import type { StepPartProps } from '../model/step-props.ts';
import styles from './checks.module.css';

const NETWORKS = ['solved', 'start'] as const;
type Network = (typeof NETWORKS)[number];

type RunState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'done'; readonly verdict: StepVerdict }
  | { readonly state: 'failed'; readonly problem: string };

const idle: RunState = { state: 'idle' };

export function RunChecks({ lesson, step, index, networks }: StepPartProps) {
  const [network, setNetwork] = useState<Network>(isMade(step.task) ? 'solved' : 'start');
  const [shown, setShown] = useState<RunState>(idle);
  const computing = useRef<AbortController | null>(null);
  // A verdict is of the step as it was: another version takes it away.
  useEffect(() => {
    setShown(idle);
    return () => computing.current?.abort();
  }, [step, networks]);
  const run = async () => {
    if (networks.state !== 'open') return;
    const { start, variant, ...opened } = networks.networks;
    const stop = new AbortController();
    computing.current = stop;
    setShown({ state: 'running', share: 0 });
    try {
      const verdict = await judgeOf(lesson)(
        {
          index,
          scenario: network === 'start' ? start : opened.solved,
          start,
          answer: drawnStep(step, drawnValues(variant)).solution?.answer ?? null,
          variant,
        },
        { signal: stop.signal, onShare: (share) => setShown({ state: 'running', share }) },
      );
      if (!stop.signal.aborted) setShown({ state: 'done', verdict });
    } catch (error) {
      if (!stop.signal.aborted) setShown({ state: 'failed', problem: checkProblem(error) });
    }
  };
  return (
    <div className={styles.run} data-testid="run-checks">
      <Choice
        label={say('run.on')}
        options={NETWORKS.map((value) => ({ value, label: say(`run.${value}`) }))}
        value={network}
        onChange={setNetwork}
        testId="run-on"
      />
      {shown.state === 'running' ? (
        <Progress
          label={sayLesson('task.checking')}
          share={shown.share}
          words={formatShare(shown.share)}
          testId="run-progress"
        />
      ) : null}
      <p>
        <Button
          onPress={() => void run()}
          isDisabled={networks.state !== 'open' || shown.state === 'running'}
          data-testid="run-checks-now"
        >
          {say('run.now')}
        </Button>
        {shown.state === 'running' ? (
          <Button
            onPress={() => {
              computing.current?.abort();
              setShown(idle);
            }}
          >
            {sayLesson('task.cancel')}
          </Button>
        ) : null}
      </p>
      {shown.state === 'done' ? <VerdictList step={step} verdict={shown.verdict} /> : null}
      {shown.state === 'done' && Object.keys(shown.verdict.values).length > 0 ? (
        <p data-testid="run-values">
          {Object.entries(shown.verdict.values)
            .map(([name, value]) => say('run.value', { name, value: String(value) }))
            .join(' ')}
        </p>
      ) : null}
      {shown.state === 'failed' ? (
        <p role="alert" className={styles.fault} data-testid="run-problem">
          {shown.problem}
        </p>
      ) : null}
    </div>
  );
}
