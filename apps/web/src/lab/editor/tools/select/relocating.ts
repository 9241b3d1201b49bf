/** Moving without dragging: the selection follows the pointer or the arrow keys; a click or Enter puts it down. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { keyStep } from '../../actions/add.ts';
import { movingBy } from '../../actions/move.ts';
import type { Drawing } from '../../drawing.ts';
import { directionOf, STEPS } from '../../geometry/direction.ts';
import { restOf } from '../../geometry/guides.ts';
import type { ToolState } from '../../tool.ts';

export function relocating(drawing: Drawing, nodes: ReadonlySet<number>): ToolState {
  const at = drawing.scene.documentPositions();
  const mine = [...at].filter(([id]) => nodes.has(id)).map(([, place]) => place);
  const others = [...at].filter(([id]) => !nodes.has(id)).map(([, place]) => place);
  const [grip] = mine;
  const pullTo = (by: Point, isFree: boolean) => {
    const rest = restOf(mine, others, by, isFree);
    drawing.session.setState({ pull: { nodes, dx: rest.dx, dy: rest.dy }, guides: rest.guides });
  };
  const pullToPointer = (point: Point, isFree: boolean) => {
    if (grip !== undefined) pullTo({ x: point.x - grip.x, y: point.y - grip.y }, isFree);
  };
  const putDown = () => {
    const { pull } = drawing.session.getState();
    drawing.pick('select');
    if (pull !== null && (pull.dx !== 0 || pull.dy !== 0)) drawing.apply(movingBy(drawing, nodes, pull.dx, pull.dy));
  };
  return {
    path: 'select.relocating',
    enter() {
      drawing.session.setState({ pull: { nodes, dx: 0, dy: 0 } });
      drawing.hint(say('move.hint'));
      drawing.announce(say('move.started'));
    },
    move: ({ point, alt, isTouch }) => (isTouch ? undefined : pullToPointer(point, alt)),
    up({ point, alt, isTouch, isPull }) {
      if (isTouch && isPull) return;
      pullToPointer(point, alt);
      putDown();
    },
    key({ key, shift }) {
      const direction = directionOf(key);
      if (key === 'Enter') putDown();
      else if (direction !== null) {
        const { pull } = drawing.session.getState();
        const step = keyStep(shift);
        const [dx, dy] = [(pull?.dx ?? 0) + STEPS[direction].x * step, (pull?.dy ?? 0) + STEPS[direction].y * step];
        drawing.session.setState({ pull: { nodes, dx, dy }, guides: [] });
      }
      return true;
    },
    cancel() {
      drawing.pick('select');
      return true;
    },
    leave() {
      drawing.session.setState({ pull: null, guides: [] });
      drawing.hint(null);
    },
  };
}
