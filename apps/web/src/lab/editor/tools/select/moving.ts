/** Devices are dragged: on the grid or in line with others, freely with Alt. One undo step when they are dropped. */
import type { Point } from '@lanelab/scenario';
import type { Edit } from '../../../../document/store/types.ts';
import { movable, movingBy } from '../../actions/move.ts';
import type { Drawing } from '../../drawing.ts';
import { restOf } from '../../geometry/guides.ts';
import type { ToolState } from '../../tool.ts';

/** Two edits as one, which the second one names. */
const after =
  (first: Edit, second: Edit): Edit =>
  (scenario) => {
    const outcome = first(scenario);
    return outcome.ok ? second(outcome.scenario) : outcome;
  };

/** @param grip the device under the pointer, which sits on the grid; @param from where it was taken, stage px */
export function moving(drawing: Drawing, grip: number, from: Point): ToolState {
  const nodes = movable(drawing);
  const at = drawing.scene.documentPositions();
  const mine: Point[] = [];
  const others: Point[] = [];
  for (const [id, place] of at) {
    if (id === grip) mine.unshift(place);
    else (nodes.has(id) ? mine : others).push(place);
  }
  return {
    path: 'select.moving',
    move({ point, alt }) {
      const rest = restOf(mine, others, { x: point.x - from.x, y: point.y - from.y }, alt);
      drawing.session.setState({ pull: { nodes, dx: rest.dx, dy: rest.dy }, guides: rest.guides });
    },
    up() {
      const { pull } = drawing.session.getState();
      drawing.pick('select');
      if (pull === null || (pull.dx === 0 && pull.dy === 0)) return;
      const moved = movingBy(drawing, nodes, pull.dx, pull.dy);
      const joining = drawing.host.dropped?.(nodes, pull) ?? null;
      drawing.apply(joining === null ? moved : after(moved, joining));
    },
    cancel() {
      drawing.pick('select');
      return true;
    },
    leave: () => drawing.session.setState({ pull: null, guides: [] }),
  };
}
