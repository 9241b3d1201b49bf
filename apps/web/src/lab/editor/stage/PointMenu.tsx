/** The menu that a gesture or a key opens. The workbench fetches its code as soon as the first cell has moved. */
import { Suspense } from 'react';
import { part } from '../../../base/ui/part.tsx';
import { useSession } from './context.ts';

export const loadPointMenu = () => import('./OpenMenu.tsx');
const OpenMenu = part(async () => (await loadPointMenu()).OpenMenu, 'over');

export function PointMenu() {
  const menu = useSession((session) => session.menu);
  if (menu === null) return null;
  return (
    <Suspense>
      <OpenMenu key={`${menu.id} ${menu.at.x} ${menu.at.y}`} menu={menu} />
    </Suspense>
  );
}
