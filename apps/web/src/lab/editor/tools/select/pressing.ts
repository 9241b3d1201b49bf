/** Something is pressed, and what follows decides what that means: let go is a click, moved is a drag. */
import { selectNothing, selectOnly, toggle } from '../../actions/choose.ts';
import { selectWithGroup } from '../../actions/edit.ts';
import type { Drawing } from '../../drawing.ts';
import type { Focus } from '../../session.ts';
import type { StagePointer, ToolState } from '../../tool.ts';
import { marquee } from './marquee.ts';
import { moving } from './moving.ts';

/** A device or a link is pressed: a click selects it, a drag moves devices. */
export const pressing = (drawing: Drawing, what: Focus, pressed: StagePointer): ToolState => ({
  path: 'select.pressing',
  move(pointer) {
    if (what.kind !== 'node' || drawing.isReadOnly || !pointer.isPull) return;
    if (!drawing.store.getState().selection.nodes.has(what.id)) selectWithGroup(drawing, what.id);
    drawing.go(moving(drawing, what.id, pressed.point));
    drawing.state.move?.(pointer);
  },
  up() {
    if (pressed.shift || pressed.mod) toggle(drawing, what);
    else if (what.kind === 'node') selectWithGroup(drawing, what.id);
    else selectOnly(drawing, what);
    drawing.pick('select');
  },
  cancel() {
    drawing.pick('select');
    return true;
  },
});

/** The empty stage is pressed: a click selects nothing, a drag opens a marquee. A finger that drags moves the stage. */
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
