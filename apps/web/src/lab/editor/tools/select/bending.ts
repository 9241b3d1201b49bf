/** A bend of a link is moved: by the pointer, or by the arrow keys until Enter. Delete removes it. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { setWaypoints } from '../../../../document/store/edits/links.ts';
import { keyStep } from '../../actions/add.ts';
import { removeBend } from '../../actions/bends.ts';
import { selectOnly } from '../../actions/choose.ts';
import type { Drawing } from '../../drawing.ts';
import { directionOf, STEPS } from '../../geometry/direction.ts';
import { distance, snapped } from '../../geometry/grid.ts';
import type { StagePointer, ToolState } from '../../tool.ts';

/** @param pressed where the pointer took the bend; null when it is moved by keys or by a click */
export function bending(drawing: Drawing, link: number, index: number, pressed: StagePointer | null): ToolState {
  const before = drawing.scene.lines().get(link)?.waypoints ?? [];
  const put = (at: Point) => drawing.session.setState({ bending: { link, index, waypoints: before.with(index, at) } });
  const current = () => drawing.session.getState().bending?.waypoints[index] ?? before[index] ?? { x: 0, y: 0 };
  const finish = () => {
    const at = current();
    const from = before[index];
    drawing.pick('select');
    selectOnly(drawing, { kind: 'link', id: link });
    if (from !== undefined && distance(from, at) > 0) drawing.apply(setWaypoints(link, before.with(index, at)));
  };
  return {
    path: 'select.bending',
    enter() {
      if (pressed !== null) return;
      drawing.hint(say('bend.hint'));
      drawing.announce(say('bend.started'));
      put(current());
    },
    move(pointer) {
      if (pressed === null && pointer.isTouch) return;
      if (pressed !== null && !pointer.isPull) return;
      put(pointer.alt ? pointer.point : snapped(pointer.point));
    },
    up(pointer) {
      if (pressed === null) put(pointer.alt ? pointer.point : snapped(pointer.point));
      finish();
    },
    key({ key, shift }) {
      const direction = directionOf(key);
      if (key === 'Enter') finish();
      else if (key === 'Delete' || key === 'Backspace') {
        drawing.pick('select');
        removeBend(drawing, link, index);
      } else if (direction !== null) {
        const { x, y } = current();
        const step = keyStep(shift);
        put({ x: x + STEPS[direction].x * step, y: y + STEPS[direction].y * step });
      }
      return true;
    },
    cancel() {
      drawing.pick('select');
      return true;
    },
    leave() {
      drawing.session.setState({ bending: null });
      drawing.hint(null);
    },
  };
}
