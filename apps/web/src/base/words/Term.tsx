/** A word of the glossary that explains itself. */
import type { ReactNode } from 'react';
import { part } from '../ui/part.tsx';
import { Explained } from './Explained.tsx';
import type { TermId } from './glossary.ts';
import styles from './Term.module.css';

const TermMeaning = part(async () => (await import('./TermMeaning.tsx')).TermMeaning, 'over');

interface TermProps {
  readonly id: TermId;
  readonly children: ReactNode;
}

export function Term({ id, children }: TermProps) {
  return (
    <Explained className={styles.term} explanation={(popover) => <TermMeaning id={id} {...popover} />}>
      {children}
    </Explained>
  );
}
