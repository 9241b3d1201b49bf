/** The setting that switches shortcuts of a single key on and off. */
import { say } from '@lanelab/messages/controls';
import { Check } from './Check.tsx';
import { chooseSingleKeys, useSingleKeys } from './single-keys.ts';

export function SingleKeysCheck() {
  return (
    <Check label={say('single-keys.label')} isOn={useSingleKeys()} onChange={chooseSingleKeys} testId="single-keys" />
  );
}
