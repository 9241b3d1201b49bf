/** A tool for each kind of device: a ghost shows where it would stand; a click or Enter puts it there. */
import { DEVICES, deviceOf } from '../../../../document/devices/registry.ts';
import { addAt, ghostStep, placeInSight } from '../../actions/add.ts';
import { walkTo } from '../../actions/choose.ts';
import type { Drawing, Tool, ToolState } from '../../drawing.ts';
import { directionOf, STEPS } from '../../geometry/direction.ts';
import { DEVICE, freePlace, snapped } from '../../geometry/grid.ts';
import type { Kind } from '../../session.ts';

export const placeToolOf = (kind: Kind): string => `place-${kind}`;

function aiming(drawing: Drawing, kind: Kind): ToolState {
  const { word } = deviceOf(kind);
  const tool = placeToolOf(kind);
  const ghost = () => drawing.session.getState().ghost?.at;
  return {
    path: `${tool}.aiming`,
    enter() {
      drawing.hint(`Click where the ${word} goes, or use the arrow keys and Enter.`);
      if (!drawing.session.getState().isByKeys) return;
      drawing.session.setState({ ghost: { kind, at: placeInSight(drawing) } });
      drawing.say(`Placing a ${word}. Arrow keys move it, Enter puts it down, Escape gives up.`);
    },
    leave() {
      drawing.session.setState({ ghost: null, hint: null });
    },
    move({ point, alt, isTouch, target }) {
      if (isTouch) return;
      drawing.session.setState({ ghost: target.kind === 'node' ? null : { kind, at: alt ? point : snapped(point) } });
    },
    down(pointer) {
      // On a device, the hand takes hold of that.
      if (pointer.target.kind !== 'node') return;
      drawing.pick('select');
      drawing.state.down?.(pointer);
    },
    up({ point, alt, isTouch, isPull }) {
      if (isTouch && isPull) return;
      addAt(drawing, kind, alt ? point : snapped(point));
    },
    key({ key, shift }) {
      const direction = directionOf(key);
      const at = ghost() ?? placeInSight(drawing);
      if (direction !== null) {
        const step = ghostStep(shift);
        drawing.session.setState({
          ghost: { kind, at: { x: at.x + STEPS[direction].x * step, y: at.y + STEPS[direction].y * step } },
        });
        return true;
      }
      if (key !== 'Enter') return false;
      drawing.pick('select');
      const added = addAt(drawing, kind, freePlace(at, drawing.scene.positions().values(), DEVICE));
      if (added !== null) walkTo(drawing, added);
      return true;
    },
    cancel() {
      drawing.pick('select');
      return true;
    },
  };
}

export const placeTools: readonly Tool[] = DEVICES.map(({ kind }) => ({
  id: placeToolOf(kind),
  start: (drawing) => aiming(drawing, kind),
}));
