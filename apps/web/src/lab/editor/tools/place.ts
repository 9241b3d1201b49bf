/** A tool for each kind of device: a ghost shows where the device would stand; a click or Enter puts it there. */
import { say } from '@lanelab/messages/editor';
import { DEVICES } from '../../../document/devices/registry.ts';
import { addAt, keyStep, placeInSight } from '../actions/add.ts';
import { walkTo } from '../actions/choose.ts';
import type { Drawing } from '../drawing.ts';
import { directionOf, STEPS } from '../geometry/direction.ts';
import { DEVICE, freePlace, snapped } from '../geometry/grid.ts';
import type { Kind } from '../session.ts';
import type { Tool, ToolState } from '../tool.ts';

export const placeToolOf = (kind: Kind): string => `place-${kind}`;

function aiming(drawing: Drawing, kind: Kind): ToolState {
  const tool = placeToolOf(kind);
  const ghost = () => drawing.session.getState().ghost?.at;
  return {
    path: `${tool}.aiming`,
    enter() {
      drawing.hint(say('place.hint', { kind }));
      if (!drawing.session.getState().isByKeys) return;
      drawing.session.setState({ ghost: { kind, at: placeInSight(drawing) } });
      drawing.announce(say('place.started', { kind }));
    },
    leave() {
      drawing.session.setState({ ghost: null, hint: null });
    },
    move({ point, alt, isTouch, target }) {
      if (isTouch) return;
      drawing.session.setState({ ghost: target.kind === 'node' ? null : { kind, at: alt ? point : snapped(point) } });
    },
    down(pointer) {
      // A press on a device takes hold of that device.
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
        const step = keyStep(shift);
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
