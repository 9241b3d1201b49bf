/** How far something is, as a bar and in words. */
import { type ReactNode, useId } from 'react';
import styles from './Progress.module.css';

interface ProgressProps {
  readonly label: ReactNode;
  /** 0..1 */
  readonly share: number;
  /** The state in words, read out in place of a percentage. */
  readonly words: string;
  readonly testId?: string;
}

export function Progress({ label, share, words, testId }: ProgressProps) {
  const id = useId();
  const percent = Math.min(1, Math.max(0, share)) * 100;
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      className={styles.progress}
      data-testid={testId}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.words}>{words}</span>
      <span className={styles.track}>
        <span className={styles.bar} style={{ width: `${percent.toFixed(1)}%` }} />
      </span>
    </div>
  );
}
