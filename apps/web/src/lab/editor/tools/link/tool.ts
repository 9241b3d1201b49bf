import type { Tool } from '../../drawing.ts';
import { startPair } from '../pairs.ts';
import { linkRules } from './rules.ts';

/** Joins two devices: click one, click the other. */
export const linkTool: Tool = { id: 'link', start: (drawing) => startPair(drawing, linkRules) };
