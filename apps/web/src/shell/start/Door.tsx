import type { ReactNode } from 'react';
import { Link } from '../../base/ui/Link.tsx';
import styles from './StartPage.module.css';

interface DoorProps {
  readonly to: string;
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

export function Door({ to, title, picture, children }: DoorProps) {
  return (
    <Link to={to} className={styles.door}>
      <span className={styles.picture}>{picture}</span>
      <span>
        <b>{title}</b>
        <span>{children}</span>
      </span>
    </Link>
  );
}
