/** React Flow's view of the stage as the drawing's camera. */
import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { type RefObject, useEffect } from 'react';
import type { Size } from '../../../base/ui/use-size.ts';
import type { StageView } from '../../../document/topology-view/geometry.ts';
import type { Drawing } from '../drawing.ts';
import type { Camera } from '../environment.ts';
import { type Box, beyond, moved } from '../geometry/box.ts';
import { freeRoom } from '../geometry/free-room.ts';
import { GRID } from '../geometry/grid.ts';
import type { SetZoom } from './use-label-type.ts';

/** CSS px around a box that is fitted into the part of the frame that nothing lies over. */
const MARGIN = 12;
const LEAST_ROOM_PX = 80;
/** The largest zoom of a fit: a few devices do not fill a large stage. */
const MAX_FIT = 1.5;
/** A lecture has nothing else on the page. */
const MAX_BACK_ROW_FIT = 3;
/** Larger labels need more room, so the zoom is smaller, so the labels are larger: after so many rounds nothing changes any more. */
const FIT_ROUNDS = 8;
/** At least so many CSS px between two dots of the grid. */
const LEAST_STEP = 12;

/** Views differ by less than this where nobody has moved the stage. */
const SAME_VIEW = 1e-3;

function isSameView(one: StageView, other: StageView): boolean {
  return (['x', 'y', 'zoom'] as const).every((part) => Math.abs(one[part] - other[part]) < SAME_VIEW);
}

/** The view that has a box in the part of a frame that nothing lies over. */
function fittedView(
  { left, top, right, bottom }: Box,
  { width, height }: Size,
  rooms: readonly Box[],
  maxFit: number,
): StageView {
  const wanted = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  const free = freeRoom({ left: 0, top: 0, right: width, bottom: height }, rooms, wanted);
  const room = {
    x: Math.max(LEAST_ROOM_PX, free.right - free.left - 2 * MARGIN),
    y: Math.max(LEAST_ROOM_PX, free.bottom - free.top - 2 * MARGIN),
  };
  const zoom = Math.min(maxFit, room.x / wanted.width, room.y / wanted.height);
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  return { zoom, x: middle.x - ((left + right) / 2) * zoom, y: middle.y - ((top + bottom) / 2) * zoom };
}

/** True once the frame's size is known. */
export function useCamera(
  drawing: Drawing,
  frame: RefObject<HTMLDivElement | null>,
  grid: RefObject<HTMLDivElement | null>,
  setZoom: SetZoom | null,
): boolean {
  const flow = useReactFlow();
  const api = useStoreApi();
  const isMeasured = useStore((state) => state.width > 0 && state.height > 0 && state.panZoom !== null);

  useEffect(() => {
    const size = () => {
      const { width, height } = api.getState();
      return { width, height };
    };
    const move = (view: StageView) => void flow.setViewport(view);
    /** What was fitted last, and the view that came of it: as long as it is the view, nobody has moved the stage. */
    let fitted: {
      readonly boxOf: () => Box | null;
      readonly maxZoom: number;
      readonly view: StageView;
      readonly isEmpty: boolean;
    } | null = null;
    const camera: Camera = {
      view() {
        const [x, y, zoom] = api.getState().transform;
        return { x, y, zoom };
      },
      size,
      room() {
        const { width, height } = size();
        const { x, y, zoom } = camera.view();
        const free = freeRoom({ left: 0, top: 0, right: width, bottom: height }, roomsOver(frame.current), size());
        return {
          left: (free.left - x) / zoom,
          top: (free.top - y) / zoom,
          right: (free.right - x) / zoom,
          bottom: (free.bottom - y) / zoom,
        };
      },
      zoomBy(factor) {
        const { width, height } = size();
        const view = camera.view();
        const { minZoom, maxZoom } = api.getState();
        const zoom = Math.min(maxZoom, Math.max(minZoom, view.zoom * factor));
        const share = zoom / view.zoom;
        move({ zoom, x: width / 2 - (width / 2 - view.x) * share, y: height / 2 - (height / 2 - view.y) * share });
      },
      fit(boxOf, maxZoom = setZoom === null ? MAX_FIT : MAX_BACK_ROW_FIT) {
        for (let round = 0; round < FIT_ROUNDS; round += 1) {
          const box = boxOf();
          if (box === null) {
            fitted = { boxOf, maxZoom, view: camera.view(), isEmpty: true };
            return;
          }
          const view = fittedView(box, size(), roomsOver(frame.current), maxZoom);
          // What a view fits, it also shows: the labels change first, and then the view.
          const hasChanged = setZoom?.(view.zoom) ?? false;
          move(view);
          if (!hasChanged) break;
        }
        fitted = { boxOf, maxZoom, view: camera.view(), isEmpty: false };
      },
      refit() {
        if (fitted === null || !isSameView(fitted.view, camera.view())) return;
        const box = fitted.boxOf();
        // What has been drawn on an empty stage stays where it was put, until a part of it would be out of sight or covered.
        const isInSight = box === null || beyond(box, camera.room()) === 0;
        if (!fitted.isEmpty || !isInSight) camera.fit(fitted.boxOf, fitted.maxZoom);
      },
      panBy(dx, dy) {
        const { x, y, zoom } = camera.view();
        move({ x: x + dx, y: y + dy, zoom });
      },
    };
    drawing.showOn(camera, () => frame.current?.focus({ preventScroll: true }));
    return api.subscribe((state, before) => {
      if (state.transform === before.transform && state.width === before.width && state.height === before.height)
        return;
      const isResized = state.width !== before.width || state.height !== before.height;
      if (isResized && state.width > 0 && state.height > 0) camera.refit();
      setZoom?.(camera.view().zoom);
      if (grid.current !== null) moveGrid(grid.current, camera.view());
      drawing.geometry.moved();
    });
  }, [drawing, api, flow, frame, grid, setZoom]);

  return isMeasured;
}

/**
 * The boxes of what lies over the stage, also of a sheet that is no part of it, CSS px of its frame. Panes side by side are looked
 * at together: what lies over one of them leaves the same room on the others.
 */
function roomsOver(frame: HTMLElement | null): readonly Box[] {
  if (frame === null) return [];
  return [...document.querySelectorAll<HTMLElement>('[data-room]')].flatMap((element) => {
    const from = (element.closest('[data-stage]') ?? frame).getBoundingClientRect();
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    return width === 0 ? [] : [moved({ left, top, right, bottom }, -from.left, -from.top)];
  });
}

/** The dots of the grid move with the stage; at a small zoom every second dot is left out, and then more. */
function moveGrid(grid: HTMLDivElement, { x, y, zoom }: StageView): void {
  let step = GRID * zoom;
  while (step < LEAST_STEP) step *= 2;
  grid.style.backgroundPosition = `${x - 1}px ${y - 1}px`;
  grid.style.backgroundSize = `${step}px ${step}px`;
}
