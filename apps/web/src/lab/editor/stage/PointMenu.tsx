/** The menu that a gesture or a key opens. The workbench fetches its code as soon as the first cell has moved. */
import { lazy, Suspense } from 'react';
import { useSession } from './context.ts';

export const loadPointMenu = () => import('./OpenMenu.tsx');
const OpenMenu = lazy(async () => ({ default: (await loadPointMenu()).OpenMenu }));

export function PointMenu() {
  const menu = useSession((session) => session.menu);
  if (menu === null) return null;
  return (
    <Suspense>
      <OpenMenu key={`${menu.id} ${menu.at.x} ${menu.at.y}`} menu={menu} />
    </Suspense>
  );
}
