/** Clicks on cells and frames: the canvas lets the pointer through to the drawing, which is asked here for what lies under it. */
import { type RefObject, useEffect } from 'react';
import { useTheme } from '../base/ui/theme.ts';
import { useReducedMotion } from '../base/ui/use-media.ts';
import type { StageGeometry } from '../document/topology-view/geometry.ts';
import type { Shares } from '../document/topology-view/traffic-styles.ts';
import { type FoundMark, trafficAt } from './mark-at.ts';
import { trafficColours } from './traffic-colours.ts';
import { MAX_PER_SECOND_PS } from './traffic-draw.ts';
import type { Playback } from './types.ts';

/** A pointer that moves further between press and release drags. */
const STILL_PX = 4;

interface Drawn {
  readonly playback: Playback;
  readonly geometry: StageGeometry;
  readonly shares: (() => Shares | null) | undefined;
}

/** Calls `onOpen` with the mark that is clicked, and turns the pointer into a hand over marks while the clock stands. */
export function useMarkClicks(
  canvas: RefObject<HTMLCanvasElement | null>,
  { playback, geometry, shares }: Drawn,
  onOpen: ((mark: FoundMark) => void) | undefined,
): void {
  const theme = useTheme();
  const isReduced = useReducedMotion();
  useEffect(() => {
    const stage = canvas.current?.closest<HTMLElement>('[data-stage]');
    if (onOpen === undefined || stage === null || stage === undefined) return;
    const colours = trafficColours(theme);
    const markUnder = ({ clientX, clientY, target }: MouseEvent): FoundMark | null => {
      const box = canvas.current?.getBoundingClientRect();
      const isOnDevice = target instanceof Element && target.closest('.react-flow__node, button') !== null;
      // Other tools draw where they are clicked.
      if (box === undefined || isOnDevice || stage.dataset['tool'] !== 'select') return null;
      const { detail, speed } = playback.getState();
      const picture = {
        recording: playback.recording,
        geometry,
        timePs: playback.timePs(),
        detail,
        perSecondPs: speed === 'max' ? MAX_PER_SECOND_PS : speed,
        isReduced,
        shares: shares?.() ?? null,
        stress: null,
      };
      return trafficAt({ x: clientX - box.left, y: clientY - box.top }, picture, colours);
    };
    let pressed: { readonly x: number; readonly y: number } | null = null;
    const press = ({ clientX, clientY }: PointerEvent) => {
      pressed = { x: clientX, y: clientY };
    };
    const click = (event: MouseEvent) => {
      const from = pressed;
      pressed = null;
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) return;
      const found = markUnder(event);
      if (found !== null) onOpen(found);
    };
    const hover = (event: PointerEvent) => {
      const isOver = !playback.getState().isPlaying && event.buttons === 0 && markUnder(event) !== null;
      stage.toggleAttribute('data-over-mark', isOver);
    };
    stage.addEventListener('pointerdown', press, { capture: true });
    stage.addEventListener('click', click, { capture: true });
    stage.addEventListener('pointermove', hover);
    return () => {
      stage.removeEventListener('pointerdown', press, { capture: true });
      stage.removeEventListener('click', click, { capture: true });
      stage.removeEventListener('pointermove', hover);
      stage.removeAttribute('data-over-mark');
    };
  }, [canvas, playback, geometry, shares, theme, isReduced, onOpen]);
}
