/** Over a grid: what can be added, and a filter. */
import type { ReactNode } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
import styles from './TableView.module.css';

interface BarProps {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** “devices” */
  readonly what: string;
  readonly children: ReactNode;
}

export function Bar({ filter, onFilter, what, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.acts}>{children}</div>
      <input
        type="search"
        className={styles.filter}
        value={filter}
        aria-label={`Filter ${what}`}
        placeholder="Filter"
        autoComplete="off"
        onChange={(event) => onFilter(event.target.value)}
        data-testid="table-filter"
      />
    </div>
  );
}

export function DeleteButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button
      kind="quiet"
      aria-label={`Delete ${name}`}
      title={`Delete ${name}`}
      onPress={onPress}
      data-testid="table-delete"
    >
      <CloseIcon />
    </Button>
  );
}
