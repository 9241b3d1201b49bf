/** Whether the two keys of a remote control arrive; nobody has to try. */
import { say } from '@lanelab/messages/ready';
import type { Finding } from './finding.ts';

export interface Pressed {
  readonly hasNext: boolean;
  readonly hasBack: boolean;
}

export function judgeKeys({ hasNext, hasBack }: Pressed): Finding {
  if (hasNext && hasBack) return { state: 'ready', found: say('keys.ready') };
  const so = hasNext ? say('keys.next') : say('keys.back');
  return { state: 'optional', found: hasNext || hasBack ? so : say('keys.none') };
}
