/** Plans a fault at a link or a device: the one that is clicked; with the keyboard, the one that has the focus. */
import { say } from '@lanelab/messages/editor';
import { focusedLink, focusedNode } from '../actions/choose.ts';
import { askFault } from '../actions/faults.ts';
import { screenOf } from '../actions/view.ts';
import type { Drawing } from '../drawing.ts';
import { STAGE } from '../session.ts';
import type { Tool, ToolState } from '../tool.ts';

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
    drawing.hint(say('fault.hint'));
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
