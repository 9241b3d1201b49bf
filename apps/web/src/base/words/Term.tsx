/** A word that explains itself: by click, tap or Enter. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { glossary, type TermId } from './glossary.ts';
import styles from './Term.module.css';

interface TermProps {
  readonly id: TermId;
  readonly children?: ReactNode;
}

export function Term({ id, children }: TermProps) {
  const entry = glossary[id];
  return (
    <DialogTrigger>
      <Button className={styles.term ?? ''}>{children ?? entry.term}</Button>
      <Popover className={styles.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={entry.term}>
          <b>{entry.term}</b>
          {entry.long === undefined ? null : <span className="muted"> {entry.long}</span>}
          <p>{entry.meaning}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
