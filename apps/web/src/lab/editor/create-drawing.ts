/** A drawing with all its tools in the box. */
import type { EditorStore } from '../../document/store/types.ts';
import { Drawing } from './drawing.ts';
import { faultTool } from './tools/fault/tool.ts';
import { handTool } from './tools/hand/tool.ts';
import { linkTool } from './tools/link/tool.ts';
import { placeTools } from './tools/place/tool.ts';
import { selectTool } from './tools/select/tool.ts';
import { workloadTool } from './tools/workload/tool.ts';

export function createDrawing(store: EditorStore): Drawing {
  return new Drawing(store, [selectTool, handTool, linkTool, ...placeTools, workloadTool, faultTool]);
}
