/** The picture of the pair's networks, which differ in what their devices speak and in nothing that is drawn. */
import drawing from './pair-drawing.json';
import type { PlainDrawing } from './plain-drawing.ts';

/** `pair-drawing.test.ts` holds it to the documents. */
export const pairDrawing = drawing as PlainDrawing;
