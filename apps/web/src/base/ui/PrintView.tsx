/** A page for paper over the whole window: shown as it will be printed, and when it is printed, alone. */
import { say as sayControl } from '@lanelab/messages/controls';
import { say } from '@lanelab/messages/sheets';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './PrintView.module.css';

interface PrintViewProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Paper is light, whatever the theme of the page. */
export function PrintView({ title, onClose, children }: PrintViewProps) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      data-theme="light"
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''} data-testid="print-view">
          <header className={styles.bar} data-testid="print-bar">
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <span className={styles.hint}>{say('print.hint')}</span>
            <Button kind="main" onPress={() => print()} data-testid="print">
              {say('print')}
            </Button>
            <Button kind="quiet" onPress={onClose} aria-label={sayControl('dialog.close')}>
              <CloseIcon />
            </Button>
          </header>
          <article className={styles.sheet} data-testid="sheet">
            {children}
          </article>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface SheetPartProps {
  readonly title: string;
  /** Kept on one page where it fits on one. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** A part of a sheet under its own heading. */
export function SheetPart({ title, isWhole = false, children, testId }: SheetPartProps) {
  return (
    <section className={styles.part} data-whole={isWhole || undefined} data-testid={testId}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Short facts, each with its name. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
