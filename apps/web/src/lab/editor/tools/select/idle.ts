/** The select tool at rest: it marks the device or link under the pointer, and a press begins a gesture. */

import { addBend } from '../../actions/bends.ts';
import { isAnySelected, selectNothing } from '../../actions/choose.ts';
import type { Drawing } from '../../drawing.ts';
import { STAGE } from '../../session.ts';
import type { Tool, ToolState } from '../../tool.ts';
import { linkRules } from '../link.ts';
import { choosingSecond } from '../pairs.ts';
import { bending } from './bending.ts';
import { pressing, pressingStage } from './pressing.ts';

export const idle = (drawing: Drawing): ToolState => ({
  path: 'select.idle',
  leave: () => drawing.hover(STAGE),
  move: ({ target }) => drawing.hover(target),
  down(pointer) {
    const { target } = pointer;
    switch (target.kind) {
      case 'stage':
        return drawing.go(pressingStage(drawing, pointer));
      case 'port':
        return drawing.go(choosingSecond(drawing, linkRules, target.id, { by: 'drag', back: 'select' }));
      case 'waypoint':
        return drawing.go(bending(drawing, target.id, target.index, pointer));
      case 'node':
      case 'link':
        return drawing.go(pressing(drawing, target, pointer));
    }
  },
  doubleClick({ target, point }) {
    if (target.kind === 'link') addBend(drawing, target.id, point);
    if (target.kind === 'node') drawing.host.inspect?.();
  },
  cancel() {
    if (!isAnySelected(drawing)) return false;
    selectNothing(drawing);
    return true;
  },
});

/** Selects, moves, bends. */
export const selectTool: Tool = { id: 'select', start: idle };
