/** How far a strip or a clip is. */
import { say } from '@lanelab/messages/pictures';
import { Progress } from '../../base/ui/Progress.tsx';
import type { Done } from './use-work.ts';

interface HowFarProps {
  readonly done: Done | null;
  /** What is being drawn. */
  readonly label: string;
  readonly testId: string;
}

export function HowFar({ done, label, testId }: HowFarProps) {
  if (done === null) return null;
  return (
    <Progress
      label={done.of === 'approach' ? say('progress.approach') : label}
      share={done.share}
      words={say('progress.share', { share: Math.round(done.share * 100) })}
      testId={testId}
    />
  );
}
