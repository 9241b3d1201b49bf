/** Two drawings that are looked at together: the same place, as large, with the same things in hand. */
import type { Drawing } from '../editor/drawing.ts';

/** Moves one to where the other is looked at from. */
function follow(follower: Drawing, leader: Drawing): void {
  const [to, from] = [leader.camera.view(), follower.camera.view()];
  if (to.zoom === 0 || from.zoom === 0) return;
  if (to.zoom !== from.zoom) follower.camera.zoomBy(to.zoom / from.zoom);
  const now = follower.camera.view();
  if (to.x !== now.x || to.y !== now.y) follower.camera.panBy(to.x - now.x, to.y - now.y);
}

/** Until it is called off. */
export function linkStages(one: Drawing, other: Drawing): () => void {
  let isFollowing = false;
  const both = (action: () => void) => {
    if (isFollowing) return;
    isFollowing = true;
    action();
    isFollowing = false;
  };
  const stops = [[one, other] as const, [other, one] as const].flatMap(([leader, follower]) => [
    leader.geometry.subscribe(() => both(() => follow(follower, leader))),
    leader.store.subscribe((state, before) => {
      if (state.selection !== before.selection) both(() => follower.store.select(state.selection));
    }),
  ]);
  both(() => {
    follow(other, one);
    other.store.select(one.store.getState().selection);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
