import type { Tool } from '../../drawing.ts';
import { idle } from './idle.ts';

/** Selects, moves, bends. */
export const selectTool: Tool = { id: 'select', start: idle };
