/** A drawing with all its tools. */
import type { EditorStore } from '../../document/store/types.ts';
import { Drawing } from './drawing.ts';
import type { Tool } from './tool.ts';
import { faultTool } from './tools/fault.ts';
import { linkTool } from './tools/link.ts';
import { placeTools } from './tools/place.ts';
import { selectTool } from './tools/select/idle.ts';
import { workloadTool } from './tools/workload.ts';

/** Moves the stage under the pointer: the stage's component does that while this tool is in hand. */
const handTool: Tool = {
  id: 'hand',
  start: (drawing) => ({
    path: 'hand.idle',
    cancel() {
      drawing.pick('select');
      return true;
    },
  }),
};

export function createDrawing(store: EditorStore): Drawing {
  return new Drawing(store, [selectTool, handTool, linkTool, ...placeTools, workloadTool, faultTool]);
}
