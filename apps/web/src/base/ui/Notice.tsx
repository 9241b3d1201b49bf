/** A message in the flow of a page: what happened, what it means, what can be done. */
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind: 'error' | 'note';
  readonly title: string;
  readonly children: ReactNode;
  /** Technical lines to be copied into a report. */
  readonly report?: string;
  readonly actions?: ReactNode;
  readonly testId?: string;
}

export function Notice({ kind, title, children, report, actions, testId }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'note'} data-testid={testId}>
      <b>{title}</b>
      <div>{children}</div>
      {report === undefined ? null : <pre className={styles.report}>{report}</pre>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
