/** What is wrong with a filter: the filter with the place marked, and a sentence. */
import type { FilterFault } from '@lanelab/filter';
import { filterFaultText } from '@lanelab/messages/filter';
import styles from './FilterBar.module.css';

export function FilterFaultLine({ text, fault }: { readonly text: string; readonly fault: FilterFault }) {
  const { start, end } = fault.place;
  return (
    <p className={styles.fault} role="status" data-testid="filter-fault">
      <span className={styles.quote} aria-hidden="true" data-typed>
        {text.slice(0, start)}
        <mark>{text.slice(start, end) || ' '}</mark>
        {text.slice(end)}
      </span>{' '}
      {filterFaultText(fault)}
    </p>
  );
}
