/** The head of the inspector: the name of its subject, and the actions on all of it. */
import type { ReactNode } from 'react';
import styles from './Inspector.module.css';

interface HeadProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly acts?: ReactNode;
}

export function Head({ title, subtitle, acts }: HeadProps) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <p className="muted">{subtitle}</p>
      {acts === undefined ? null : <div className={styles.acts}>{acts}</div>}
    </header>
  );
}
