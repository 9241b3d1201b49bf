/** The frame of an interface icon, on a 16-unit grid, drawn with one ink line. */
import type { ReactNode } from 'react';
import styles from './icons.module.css';

export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
