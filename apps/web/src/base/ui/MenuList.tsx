/** The open list of a menu's actions, below the button that opened it. */
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './Menu.module.css';
import type { Act } from './Menu.tsx';

interface MenuListProps {
  readonly label: string;
  readonly acts: readonly Act[];
  readonly below: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function MenuList({ label, acts, below, onClose }: MenuListProps) {
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
      <Menu className={styles.menu ?? ''} aria-label={label} items={acts} autoFocus="first" onClose={onClose}>
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
      </Menu>
    </Popover>
  );
}
