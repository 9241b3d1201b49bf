/** The open list of a menu's actions, below the button that opened it. */
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './Menu.module.css';
import type { Action } from './Menu.tsx';

interface MenuListProps {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly below: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function MenuList({ label, actions, below, onClose }: MenuListProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={below}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just opened it */}
      <Menu className={styles.menu ?? ''} aria-label={label} items={actions} autoFocus="first" onClose={onClose}>
        {(action) => (
          <MenuItem
            className={styles.item ?? ''}
            textValue={action.label}
            onAction={action.run}
            data-testid={`act-${action.id}`}
          >
            <span>{action.label}</span>
            {action.note === undefined ? null : <span className={styles.note}>{action.note}</span>}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
