/** How far the values of a sheet are computed; it is printed too, so that nobody hands out a sheet with gaps unknowingly. */
import { say } from '@lanelab/messages/lesson-sheet';
import { useEffect } from 'react';
import { announce } from '../../../base/ui/announce.ts';
import { Progress } from '../../../base/ui/Progress.tsx';
import type { StepValues } from './compute.ts';

interface ValuesProgressProps {
  readonly steps: ReadonlyMap<number, StepValues>;
  readonly count: number;
}

const doneOf = (step: StepValues): number => (step.state === 'computing' ? step.share : 1);

export function ValuesProgress({ steps, count }: ValuesProgressProps) {
  const over = [...steps.values()].filter(({ state }) => state !== 'computing').length;
  const done = [...steps.values()].reduce((sum, step) => sum + doneOf(step), 0);
  const isOver = over === count;
  useEffect(() => {
    if (isOver) announce(say('values.done'));
  }, [isOver]);
  if (isOver) return null;
  return (
    <div data-testid="sheet-computing">
      <Progress label={say('values.computing')} share={done / count} words={say('values.steps', { over, count })} />
      <p>{say('values.wait')}</p>
    </div>
  );
}
