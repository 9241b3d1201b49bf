/**
 * Pointer events of the stage, in the form that the tools take: one pointer at a time, moves at most once a frame, the right
 * button and a long press for the menu. React Flow keeps panning (the middle button, the hand tool, one finger beside everything, two
 * fingers) and zooming.
 */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo } from 'react';
import { openContextMenu } from '../actions/context-menu.ts';
import type { Drawing } from '../drawing.ts';
import { STAGE } from '../session.ts';
import type { PointerInput } from '../tool.ts';

const LONG_PRESS_MS = 500;

/** False for parts of the page that lie over the stage, such as its buttons. */
export const isOnStage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-stage-ui], .react-flow__panel') === null;

type AnyPointer = Pick<
  globalThis.PointerEvent,
  'clientX' | 'clientY' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'pointerType'
>;

function inputOf(frame: DOMRect, event: AnyPointer): PointerInput {
  return {
    screen: { x: event.clientX - frame.left, y: event.clientY - frame.top },
    shift: event.shiftKey,
    alt: event.altKey,
    mod: event.ctrlKey || event.metaKey,
    isTouch: event.pointerType === 'touch',
  };
}

/** Follows one pointer from press to release, wherever it goes. */
class PointerFollower {
  readonly #drawing: Drawing;
  readonly #stage: RefObject<HTMLDivElement | null>;
  #pointer: number | null = null;
  #waiting: AnyPointer | null = null;
  #frame = 0;
  #longPress: ReturnType<typeof setTimeout> | undefined;
  #frameBox: DOMRect | null = null;

  constructor(drawing: Drawing, stage: RefObject<HTMLDivElement | null>) {
    this.#drawing = drawing;
    this.#stage = stage;
  }

  #box(): DOMRect {
    this.#frameBox ??= this.#stage.current?.getBoundingClientRect() ?? new DOMRect();
    return this.#frameBox;
  }

  down(event: globalThis.PointerEvent): void {
    this.#frameBox = null;
    if (this.#pointer !== null) return this.#abandon();
    if (event.button !== 0 || !isOnStage(event.target)) return;
    this.#pointer = event.pointerId;
    window.addEventListener('pointermove', this.#follow);
    window.addEventListener('pointerup', this.#release);
    window.addEventListener('pointercancel', this.#lost);
    const input = inputOf(this.#box(), event);
    if (input.isTouch) {
      this.#longPress = setTimeout(() => {
        this.#abandon();
        openContextMenu(this.#drawing, input.screen, true);
      }, LONG_PRESS_MS);
    }
    this.#drawing.down(input);
  }

  /** Follows a pointer that is not pressed. */
  hover(event: globalThis.PointerEvent): void {
    if (this.#pointer !== null || event.pointerType === 'touch') return;
    if (isOnStage(event.target)) this.#later(event);
  }

  /** The pointer has left the stage: nothing is under it, and no ghost follows it. */
  left(): void {
    if (this.#pointer !== null) return;
    cancelAnimationFrame(this.#frame);
    this.#waiting = null;
    this.#drawing.hover(STAGE);
    if (!this.#drawing.session.getState().isByKeys) this.#drawing.session.setState({ ghost: null });
  }

  stop(): void {
    this.#unhook();
    cancelAnimationFrame(this.#frame);
  }

  contextMenu(event: Pick<globalThis.MouseEvent, 'clientX' | 'clientY' | 'target' | 'preventDefault'>): void {
    if (!isOnStage(event.target)) return;
    event.preventDefault();
    if (this.#drawing.session.getState().menu !== null) return;
    this.#frameBox = null;
    const { left, top } = this.#box();
    this.#abandon();
    openContextMenu(this.#drawing, { x: event.clientX - left, y: event.clientY - top }, false);
  }

  doubleClick(event: globalThis.MouseEvent): void {
    if (isOnStage(event.target))
      this.#drawing.doubleClick(inputOf(this.#box(), { ...pick(event), pointerType: 'mouse' }));
  }

  #later(event: AnyPointer): void {
    if (this.#waiting === null) this.#frame = requestAnimationFrame(this.#pass);
    this.#waiting = event;
  }

  readonly #pass = () => {
    const event = this.#waiting;
    this.#waiting = null;
    if (event === null) return;
    if (this.#pointer === null) this.#frameBox = null;
    this.#drawing.move(inputOf(this.#box(), event));
  };

  readonly #follow = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== this.#pointer) return;
    if (Math.hypot(event.movementX, event.movementY) > 2) clearTimeout(this.#longPress);
    this.#later(event);
  };

  readonly #release = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== this.#pointer) return;
    cancelAnimationFrame(this.#frame);
    this.#pass();
    this.#unhook();
    this.#drawing.up(inputOf(this.#box(), event));
  };

  readonly #lost = () => this.#abandon();

  /** A second finger is down, or the browser took the pointer: undoes the gesture. */
  #abandon(): void {
    if (this.#pointer === null) return;
    this.#unhook();
    this.#drawing.cancel();
  }

  #unhook(): void {
    clearTimeout(this.#longPress);
    this.#pointer = null;
    this.#waiting = null;
    window.removeEventListener('pointermove', this.#follow);
    window.removeEventListener('pointerup', this.#release);
    window.removeEventListener('pointercancel', this.#lost);
  }
}

const pick = ({ clientX, clientY, shiftKey, altKey, ctrlKey, metaKey }: globalThis.MouseEvent) => ({
  clientX,
  clientY,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
});

/** Handlers for the stage's element. */
export function usePointer(drawing: Drawing, stage: RefObject<HTMLDivElement | null>) {
  const follower = useMemo(() => new PointerFollower(drawing, stage), [drawing, stage]);
  useEffect(() => () => follower.stop(), [follower]);
  return useMemo(
    () => ({
      onPointerDown: (event: PointerEvent) => follower.down(event.nativeEvent),
      onPointerMove: (event: PointerEvent) => follower.hover(event.nativeEvent),
      onPointerLeave: () => follower.left(),
      onContextMenu: (event: MouseEvent) => follower.contextMenu(event.nativeEvent),
      onDoubleClick: (event: MouseEvent) => follower.doubleClick(event.nativeEvent),
    }),
    [follower],
  );
}
