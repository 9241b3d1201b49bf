/** Run and Cancel in one place, so that the focus stays; a double click must not hit both. */
import { say } from '@lanelab/messages/controls';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { RunIcon, StopIcon } from './icons.tsx';

interface RunButtonProps {
  readonly kind?: 'main' | 'plain';
  readonly isRunning: boolean;
  readonly isDisabled: boolean;
  readonly onRun: () => void;
  readonly onCancel: () => void;
  readonly runId: string;
  readonly cancelId: string;
  /** What running is called here. */
  readonly children: ReactNode;
}

/** Presses that follow a change sooner than this were meant for what stood there before. */
const SETTLE_MS = 400;

export function RunButton(props: RunButtonProps) {
  const { kind = 'plain', isRunning, isDisabled, onRun, onCancel, runId, cancelId, children } = props;
  const [settled, setSettled] = useState(isRunning);
  const isSettling = settled !== isRunning;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isRunning), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  const press = (action: () => void) => () => {
    if (!isSettling) action();
  };
  return isRunning ? (
    <Button onPress={press(onCancel)} aria-disabled={isSettling} data-testid={cancelId}>
      <StopIcon />
      {say('run-button.cancel')}
    </Button>
  ) : (
    <Button kind={kind} onPress={press(onRun)} isDisabled={isDisabled} aria-disabled={isSettling} data-testid={runId}>
      <RunIcon />
      {children}
    </Button>
  );
}
