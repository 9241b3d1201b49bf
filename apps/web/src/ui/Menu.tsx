/** A button that opens a list of acts. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import buttonStyles from './Button.module.css';
import styles from './Menu.module.css';

export interface Act {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: ReactNode;
  readonly acts: readonly Act[];
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function Menu({ label, acts, isDisabled = false, testId }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={buttonStyles.button ?? ''} isDisabled={isDisabled} data-testid={testId}>
        {label}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <AriaMenu className={styles.menu ?? ''} items={acts}>
          {(act) => (
            <MenuItem
              className={styles.item ?? ''}
              textValue={act.label}
              onAction={act.run}
              data-testid={`act-${act.id}`}
            >
              <span>{act.label}</span>
              {act.note === undefined ? null : <span className={styles.note}>{act.note}</span>}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
