import { focusedLink, focusedNode } from '../../actions/choose.ts';
import { askFault } from '../../actions/faults.ts';
import { screenOf } from '../../actions/places.ts';
import type { Drawing, Tool, ToolState } from '../../drawing.ts';
import { STAGE } from '../../session.ts';

/** Lets something go wrong: click a link or a device; with the keyboard, what has the focus. */
const aiming = (drawing: Drawing): ToolState => ({
  path: 'fault.aiming',
  enter() {
    const [link, node] = [focusedLink(drawing), focusedNode(drawing)];
    if (drawing.session.getState().isByKeys && (link !== null || node !== null)) {
      const target = link === null ? ({ kind: 'node', id: node ?? 0 } as const) : ({ kind: 'link', id: link } as const);
      drawing.pick('select');
      askFault(drawing, target, screenOf(drawing, target));
      return;
    }
    drawing.hint('Click the link or the device where something goes wrong.');
  },
  leave() {
    drawing.hover(STAGE);
    drawing.hint(null);
  },
  move: ({ target }) => drawing.hover(target),
  up({ target, screen, isTouch, isPull }) {
    if (isTouch && isPull) return;
    if (target.kind !== 'link' && target.kind !== 'node') return;
    askFault(drawing, target, screen);
  },
  cancel() {
    drawing.pick('select');
    return true;
  },
});

export const faultTool: Tool = { id: 'fault', start: aiming };
