/** The open list of a menu's actions, below the button that opened it. */
import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
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
      <Menu className={styles.menu ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
        {groupsOf(actions).map(({ title, entries }) =>
          title === undefined ? (
            entries.map(entryOf)
          ) : (
            <MenuSection key={title} className={styles.group ?? ''} aria-label={title}>
              <Header className={styles.heading ?? ''}>{title}</Header>
              {entries.map(entryOf)}
            </MenuSection>
          ),
        )}
      </Menu>
    </Popover>
  );
}

function entryOf({ id, label, note, run }: Action) {
  return (
    <MenuItem key={id} id={id} className={styles.item ?? ''} textValue={label} onAction={run} data-testid={`act-${id}`}>
      <span>{label}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </MenuItem>
  );
}

interface Group {
  readonly title: string | undefined;
  readonly entries: readonly Action[];
}

/** The actions in their order, those that follow one another under one heading together. */
function groupsOf(actions: readonly Action[]): readonly Group[] {
  const groups: { title: string | undefined; entries: Action[] }[] = [];
  for (const action of actions) {
    const last = groups.at(-1);
    if (last !== undefined && last.title === action.group) last.entries.push(action);
    else groups.push({ title: action.group, entries: [action] });
  }
  return groups;
}
