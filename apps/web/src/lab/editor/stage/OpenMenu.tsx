/** A menu that opens at a point of the stage: acts on what is there, kinds to choose from. */
import { useRef } from 'react';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import menuStyles from '../../../base/ui/Menu.module.css';
import type { MenuAct, StageMenu } from '../session.ts';
import { useDrawing } from './context.ts';
import styles from './Stage.module.css';

export function OpenMenu({ menu }: { readonly menu: StageMenu }) {
  const drawing = useDrawing();
  const anchor = useRef<HTMLSpanElement>(null);
  const close = () => drawing.session.setState({ menu: null });
  const parts = partsOf(menu.acts);
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
          disabledKeys={menu.acts.filter(({ off }) => off !== undefined).map(({ id }) => id)}
          onAction={(key) => {
            close();
            menu.acts.find(({ id }) => id === key)?.run();
          }}
        >
          {parts.map((acts) => (
            <MenuSection key={acts[0]?.id ?? ''} className={styles.menuPart ?? ''} aria-label={menu.label}>
              {acts.map((act) => (
                <MenuItem
                  key={act.id}
                  id={act.id}
                  className={menuStyles.item ?? ''}
                  textValue={act.label}
                  data-testid={`act-${act.id}`}
                >
                  <span>{act.label}</span>
                  {(act.off ?? act.note) === undefined ? null : (
                    <span className={menuStyles.note}>{act.off ?? act.note}</span>
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

function partsOf(acts: readonly MenuAct[]): readonly (readonly MenuAct[])[] {
  const parts: MenuAct[][] = [];
  for (const act of acts) {
    const last = parts.at(-1);
    if (last === undefined || act.startsPart) parts.push([act]);
    else last.push(act);
  }
  return parts;
}
