/** The contract of tools: the input that their states receive, and the states themselves. */
import type { Point } from '@lanelab/scenario';
import type { Drawing } from './drawing.ts';
import type { Target } from './geometry/hit.ts';

/** A pointer event on the stage. */
export interface StagePointer {
  /** Stage px. */
  readonly point: Point;
  /** CSS px of the frame. */
  readonly screen: Point;
  readonly target: Target;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean;
  readonly isTouch: boolean;
  /** Whether the pointer has moved further than a hand trembles since it was pressed. */
  readonly isPull: boolean;
}

/** A key pressed while the stage has the focus, with `key` as the browser names it. */
export interface StageKey {
  readonly key: string;
  /** The key's place on the keyboard. */
  readonly code?: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
}

export type PointerInput = Omit<StagePointer, 'point' | 'target' | 'isPull'>;

/** One state of a tool. Input that a state does not handle has no effect. */
export interface ToolState {
  /** Tool and state: `link.choosing`. */
  readonly path: string;
  enter?(): void;
  leave?(): void;
  down?(pointer: StagePointer): void;
  move?(pointer: StagePointer): void;
  up?(pointer: StagePointer): void;
  doubleClick?(pointer: StagePointer): void;
  /** True where the key means something in this state. */
  key?(key: StageKey): boolean;
  /** Esc, or a pointer that was taken away: back to where the gesture began. True where there was a gesture. */
  cancel?(): boolean;
}

export interface Tool {
  readonly id: string;
  /** The first state after the tool is picked up. */
  start(drawing: Drawing): ToolState;
}
