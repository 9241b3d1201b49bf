/** The bar over a grid: buttons that add rows, and the filter. */
import { say } from '@lanelab/messages/table';
import type { ReactNode } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
import styles from './TableView.module.css';

interface BarProps {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** “Filter devices”. */
  readonly filterLabel: string;
  readonly children: ReactNode;
}

export function Bar({ filter, onFilter, filterLabel, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.actions}>{children}</div>
      <input
        type="search"
        className={styles.filter}
        value={filter}
        aria-label={filterLabel}
        placeholder={say('view.filter')}
        autoComplete="off"
        onChange={(event) => onFilter(event.target.value)}
        data-testid="table-filter"
      />
    </div>
  );
}

export function DeleteButton({ row, onPress }: { readonly row: string; readonly onPress: () => void }) {
  const label = say('row.delete', { row });
  return (
    <Button kind="quiet" aria-label={label} title={label} onPress={onPress} data-testid="table-delete">
      <CloseIcon />
    </Button>
  );
}
