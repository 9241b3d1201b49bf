import type { Tool } from '../../drawing.ts';

/** Moves the stage under the pointer; the ground does that by itself while this tool is in hand. */
export const handTool: Tool = {
  id: 'hand',
  start: (drawing) => ({
    path: 'hand.idle',
    cancel() {
      drawing.pick('select');
      return true;
    },
  }),
};
