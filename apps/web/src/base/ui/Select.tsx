/** One of several named values, in a list that opens. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styles from './Select.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly label: ReactNode;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly after?: ReactNode;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function Select({ label, options, value, onChange, after, isDisabled = false, testId }: SelectProps) {
  return (
    <div className={styles.field} data-testid={testId}>
      <AriaSelect
        className={styles.select ?? ''}
        value={value}
        isDisabled={isDisabled}
        onChange={(key) => {
          if (key !== null) onChange(String(key));
        }}
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <Button className={styles.button ?? ''}>
          <SelectValue className={styles.value ?? ''} />
          <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
            <path d="M4 6.5 8 10.5l4-4" />
          </svg>
        </Button>
        <Popover className={styles.popover ?? ''}>
          <ListBox className={styles.list ?? ''} items={options}>
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={styles.item ?? ''}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
      {after}
    </div>
  );
}
