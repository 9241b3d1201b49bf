import type { Tool } from '../../drawing.ts';
import { startPair } from '../pairs.ts';
import { workloadRules } from './rules.ts';

/** Adds traffic: click who sends, click who receives. */
export const workloadTool: Tool = { id: 'workload', start: (drawing) => startPair(drawing, workloadRules) };
