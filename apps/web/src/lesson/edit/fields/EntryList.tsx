/** Entries of a list that can be added and deleted, each with the fields that its author fills in. */
import { say } from '@lanelab/messages/lesson-edit';
import type { ReactNode } from 'react';
import { Button } from '../../../base/ui/Button.tsx';
import styles from './EntryList.module.css';

interface EntryListProps<Entry> {
  /** Names an entry by its number: “Hint 2”. */
  readonly name: (number: number) => string;
  readonly entries: readonly Entry[];
  /** Entries that the document needs and allows. */
  readonly least?: number;
  readonly most: number;
  /** The entry that the button adds, and the words on it. */
  readonly fresh: () => Entry;
  readonly add: string;
  readonly onChange: (entries: Entry[]) => void;
  readonly children: (entry: Entry, index: number, change: (next: Entry) => void) => ReactNode;
  readonly testId: string;
}

export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { name, entries, least = 0, most, fresh, add, onChange, children, testId } = props;
  return (
    <div className={styles.list} data-testid={testId}>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no ids of their own, and what their fields show comes from the lesson
        <fieldset key={index} className={styles.entry} data-testid={`${testId}-${index + 1}`}>
          <legend>{name(index + 1)}</legend>
          {children(entry, index, (next) => onChange(entries.with(index, next)))}
          <Button
            kind="quiet"
            isDisabled={entries.length <= least}
            onPress={() => onChange(entries.toSpliced(index, 1))}
            data-testid={`${testId}-delete-${index + 1}`}
          >
            {say('delete', { name: name(index + 1) })}
          </Button>
        </fieldset>
      ))}
      <Button
        isDisabled={entries.length >= most}
        onPress={() => onChange([...entries, fresh()])}
        data-testid={`${testId}-add`}
      >
        {add}
      </Button>
    </div>
  );
}
