/** A part of a page that opens and closes, with what it holds said while it is closed. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
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
  return (
    <Disclosure className={styles.fold ?? ''} defaultExpanded={isOpenFirst} data-testid={testId}>
      <Heading level={level} className={styles.head ?? ''}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
            <path d="M6 3.5 10.5 8 6 12.5" />
          </svg>
          {title}
          {summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel ?? ''}>{children}</DisclosurePanel>
    </Disclosure>
  );
}
