/** A page's part of the top bar: its place in the lab, and its actions. */
import { say } from '@lanelab/messages/controls';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from './Link.tsx';
import styles from './PageBar.module.css';

export const PAGE_BAR_ID = 'page-bar';

export interface Crumb {
  readonly label: string;
  /** Whether the label is a name that an author gave, and no word of the lab. */
  readonly isAuthored?: boolean;
  readonly to?: string;
}

interface PageBarProps {
  readonly crumbs: readonly Crumb[];
  /** A few words behind them, where there is room. */
  readonly note?: string;
  readonly children?: ReactNode;
}

export function PageBar({ crumbs, note = '', children }: PageBarProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PAGE_BAR_ID)), []);
  if (place === null) return null;
  return createPortal(
    <>
      <nav aria-label={say('page-bar.where-you-are')} className={styles.where}>
        <ol>
          {crumbs.map((crumb) => (
            <li key={crumb.label}>
              {crumb.to === undefined ? (
                <b aria-current="page" data-authored={crumb.isAuthored}>
                  {crumb.label}
                </b>
              ) : (
                <Link to={crumb.to}>{crumb.label}</Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {note === '' ? null : <span className={styles.note}>{note}</span>}
      <div className={styles.actions}>{children}</div>
    </>,
    place,
  );
}
