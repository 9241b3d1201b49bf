/** A titled part of a page, parted from the next by a hairline. */
import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
  readonly testId?: string;
}

export function Section({ title, aside, isTitleHidden = false, children, testId }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-testid={testId}>
      <header className={isTitleHidden && aside === undefined ? 'visually-hidden' : styles.head}>
        <h2 id={id} className={isTitleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
