/** A part of a page that opens and closes, with what it holds said while it is closed. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  readonly title: ReactNode;
  readonly summary?: ReactNode;
  readonly isOpenFirst?: boolean;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
  readonly testId?: string;
}

export function Fold({ title, summary, isOpenFirst = false, level = 3, children, testId }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const panel = useRef<HTMLDivElement>(null);
  const name = useId();
  const Heading = `h${level}` as const;
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    // Search in the page finds what is closed, and opens it. React knows `hidden` without a value alone.
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const open = () => setOpen(true);
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);
  return (
    <div className={styles.fold} data-expanded={isOpen || undefined} data-testid={testId}>
      <Heading className={styles.head}>
        <button
          type="button"
          id={`${name}-head`}
          aria-expanded={isOpen}
          aria-controls={`${name}-panel`}
          className={styles.trigger}
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
            <path d="M6 3.5 10.5 8 6 12.5" />
          </svg>
          {title}
          {summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
        </button>
      </Heading>
      <div
        ref={panel}
        role="group"
        id={`${name}-panel`}
        aria-labelledby={`${name}-head`}
        hidden={!isOpen}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
