/** The place at the edge of the stage where something that comes and goes lies over the least of the network. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from '../editor/geometry/box.ts';
import { sharedArea } from '../editor/geometry/room.ts';

const PLACES = ['top-left', 'top-right', 'bottom-left', 'bottom'] as const;

/** What a device or a label is on the page, and what else lies over the stage. */
const TAKEN = '[data-box], [data-room]';

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** Sets `data-place` on the element, again whenever its content changes. */
export function useFreePlace<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    const stage = element?.closest('[data-stage]') ?? null;
    if (element === null || stage === null) return;
    // Each place is tried before anything is painted.
    const taken = [...stage.querySelectorAll(TAKEN)].filter((other) => other !== element).map(boxOf);
    const covered = PLACES.map((place) => {
      element.dataset['place'] = place;
      return taken.reduce((sum, other) => sum + sharedArea(boxOf(element), other), 0);
    });
    element.dataset['place'] = PLACES[covered.indexOf(Math.min(...covered))] ?? PLACES[0];
  });
  return shown;
}
