/** The menu that a gesture or a key opens. Its code is fetched a little after the page, or with the first menu. */
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from './context.ts';

const load = () => import('./OpenMenu.tsx');
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }));

/** The drawing and its first cells are fetched before the menu, but the menu should be there when a key first opens it. */
const FETCH_AFTER_MS = 4000;

export function PointMenu() {
  const menu = useSession((session) => session.menu);
  useEffect(() => {
    // Without a connection the fetch fails; the first menu fetches again.
    const timer = setTimeout(() => void load().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (menu === null) return null;
  return (
    <Suspense>
      <OpenMenu key={`${menu.id} ${menu.at.x} ${menu.at.y}`} menu={menu} />
    </Suspense>
  );
}
