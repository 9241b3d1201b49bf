/** Stands where the figure will be until the reader has said what to expect. */
import { say } from '@lanelab/messages/prediction';
import styles from './Waiting.module.css';

export function Waiting() {
  return (
    <p className={`${styles.waiting} muted`} data-testid="figure-waits">
      {say('waiting.the-figure-is-shown-once')}
    </p>
  );
}
