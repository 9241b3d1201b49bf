/** The menu that a gesture or a key asks for; what it is made of is fetched when one is first asked for. */
import { lazy, Suspense } from 'react';
import { useSession } from './context.ts';

const OpenMenu = lazy(async () => ({ default: (await import('./OpenMenu.tsx')).OpenMenu }));

export function PointMenu() {
  const menu = useSession((session) => session.menu);
  if (menu === null) return null;
  return (
    <Suspense>
      <OpenMenu key={`${menu.id} ${menu.at.x} ${menu.at.y}`} menu={menu} />
    </Suspense>
  );
}
