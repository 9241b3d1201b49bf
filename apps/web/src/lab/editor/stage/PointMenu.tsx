/** The menu that a gesture or a key asks for. What it is made of comes once the page has nothing better to do, or when asked for. */
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from './context.ts';

const load = () => import('./OpenMenu.tsx');
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }));

/** The drawing and its first cells come before it; the next key after the one that asked should find the menu there. */
const AFTER_MS = 4000;

export function PointMenu() {
  const menu = useSession((session) => session.menu);
  useEffect(() => {
    // Not to be had now: it is asked for again with the first menu.
    const timer = setTimeout(() => void load().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (menu === null) return null;
  return (
    <Suspense>
      <OpenMenu key={`${menu.id} ${menu.at.x} ${menu.at.y}`} menu={menu} />
    </Suspense>
  );
}
