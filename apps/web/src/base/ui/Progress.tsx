/** How far something is, as a bar and in words. */
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
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
  const width = `${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`;
  return (
    <ProgressBar className={styles.progress ?? ''} value={share * 100} valueLabel={words} data-testid={testId}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <span className={styles.words}>{words}</span>
      <span className={styles.track}>
        <span className={styles.bar} style={{ width }} />
      </span>
    </ProgressBar>
  );
}
