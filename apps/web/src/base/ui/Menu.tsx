/** A button that opens a list of actions; the list is fetched when it is first opened, or before by the page. */
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { part } from './part.tsx';

export const loadMenuList = () => import('./MenuList.tsx');
const MenuList = part(async () => (await loadMenuList()).MenuList, 'over');

export interface Action {
  readonly id: string;
  readonly label: string;
  /** Heading under which it stands; actions of one heading follow one another. */
  readonly group?: string;
  readonly note?: string;
  readonly run: () => void;
}

interface MenuProps {
  /** Read out for the button and for the list. */
  readonly label: string;
  /** What the button shows. */
  readonly children: ReactNode;
  readonly actions: readonly Action[];
  readonly testId?: string;
}

export function Menu({ label, children, actions, testId }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <span ref={place}>
      <Button
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        {...(testId === undefined ? {} : { 'data-testid': testId })}
      >
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <MenuList label={label} actions={actions} below={place} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
