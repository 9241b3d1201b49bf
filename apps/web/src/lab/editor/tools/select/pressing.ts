/** A device or a link is pressed: let go, it is selected; pulled, devices move. */
import { selectOnly, toggle } from '../../actions/choose.ts';
import { selectWithGroup } from '../../actions/edit.ts';
import type { Drawing, StagePointer, ToolState } from '../../drawing.ts';
import type { Focus } from '../../session.ts';
import { moving } from './moving.ts';

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
