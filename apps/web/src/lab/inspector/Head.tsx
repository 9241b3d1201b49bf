/** The head of the inspector: the name of its subject, and the actions on all of it. */
import type { ReactNode } from 'react';
import styles from './Inspector.module.css';

interface HeadProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly actions?: ReactNode;
}

export function Head({ title, subtitle, actions }: HeadProps) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <p className="muted">{subtitle}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
