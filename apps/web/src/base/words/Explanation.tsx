/** A small dialog beside the words that it explains. */
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from './Explained.tsx';
import styles from './Term.module.css';

interface ExplanationProps extends PopoverProps {
  /** Read out as the name of the dialog. */
  readonly label: string;
  readonly children: ReactNode;
}

export function Explanation({ label, beside, onClose, children }: ExplanationProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={beside}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}
