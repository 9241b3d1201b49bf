/** A menu that opens at a point of the stage: actions on the device or link there, or kinds to choose from. */
import { useRef } from 'react';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import menuStyles from '../../../base/ui/Menu.module.css';
import type { MenuAction, StageMenu } from '../session.ts';
import { useDrawing } from './context.ts';
import styles from './Stage.module.css';

export function OpenMenu({ menu }: { readonly menu: StageMenu }) {
  const drawing = useDrawing();
  const anchor = useRef<HTMLSpanElement>(null);
  const close = () => drawing.session.setState({ menu: null });
  const parts = partsOf(menu.actions);
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: menu.at.x, top: menu.at.y }} />
      <Popover
        className={menuStyles.popover ?? ''}
        triggerRef={anchor}
        placement="bottom start"
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) {
            close();
            menu.onClose?.();
          }
        }}
      >
        <p className={styles.menuTitle} aria-hidden="true">
          {menu.label}
        </p>
        <Menu
          className={menuStyles.menu ?? ''}
          aria-label={menu.label}
          data-testid={menu.id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for this menu
          autoFocus="first"
          disabledKeys={menu.actions.filter(({ off }) => off !== undefined).map(({ id }) => id)}
          onAction={(key) => {
            close();
            menu.actions.find(({ id }) => id === key)?.run();
          }}
        >
          {parts.map((actions) => (
            <MenuSection key={actions[0]?.id ?? ''} className={styles.menuPart ?? ''} aria-label={menu.label}>
              {actions.map((action) => (
                <MenuItem
                  key={action.id}
                  id={action.id}
                  className={menuStyles.item ?? ''}
                  textValue={action.label}
                  data-testid={`act-${action.id}`}
                >
                  <span>{action.label}</span>
                  {(action.off ?? action.note) === undefined ? null : (
                    <span className={menuStyles.note}>{action.off ?? action.note}</span>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}

function partsOf(actions: readonly MenuAction[]): readonly (readonly MenuAction[])[] {
  const parts: MenuAction[][] = [];
  for (const action of actions) {
    const last = parts.at(-1);
    if (last === undefined || action.startsPart) parts.push([action]);
    else last.push(action);
  }
  return parts;
}
