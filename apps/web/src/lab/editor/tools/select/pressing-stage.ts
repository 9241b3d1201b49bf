/** The empty stage is pressed: let go, nothing is selected; pulled, a marquee opens. A finger that pulls moves the stage. */
import { selectNothing } from '../../actions/choose.ts';
import type { Drawing, StagePointer, ToolState } from '../../drawing.ts';
import { marquee } from './marquee.ts';

export const pressingStage = (drawing: Drawing, pressed: StagePointer): ToolState => ({
  path: 'select.pressing-stage',
  move(pointer) {
    if (!pointer.isPull) return;
    if (pressed.isTouch) return drawing.pick('select');
    drawing.go(marquee(drawing, pressed));
    drawing.state.move?.(pointer);
  },
  up() {
    if (!pressed.shift) selectNothing(drawing);
    drawing.pick('select');
  },
  cancel() {
    drawing.pick('select');
    return true;
  },
});
