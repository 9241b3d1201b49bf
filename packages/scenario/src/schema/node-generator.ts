/** An open-loop source and sink of cells and Ethernet frames: the traffic generator and analyser of the papers. */

import * as z from 'zod/mini';
import { list, portSchema, recordId, text } from './primitives.ts';

export const generatorSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('generator'),
  name: text(1, 80),
  ports: list(portSchema, 0, 256),
});
export type Generator = z.output<typeof generatorSchema>;
