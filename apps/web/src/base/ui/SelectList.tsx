/** The open list of a field with named values, below its button. */
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styles from './Select.module.css';
import type { Option } from './Select.tsx';

interface SelectListProps {
  /** Id of the field's label. */
  readonly labelledBy: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly below: RefObject<HTMLElement | null>;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

export function SelectList({ labelledBy, options, value, below, onChange, onClose }: SelectListProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={below}
      placement="bottom start"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ListBox
        className={styles.list ?? ''}
        aria-labelledby={labelledBy}
        items={options}
        selectionMode="single"
        selectedKeys={[value]}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just opened it
        autoFocus
        onSelectionChange={(keys) => {
          // None: the chosen one was pressed again, or Escape was.
          const [key] = keys;
          if (key !== undefined) onChange(String(key));
          onClose();
        }}
      >
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className={styles.item ?? ''}>
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
