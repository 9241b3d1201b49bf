/** An open-loop cell source and sink: the traffic generator and analyser of the papers. */

import * as z from 'zod/mini';
import { list, phy, portId, recordId, text } from './primitives.ts';

export const generatorSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('generator'),
  name: text(1, 80),
  ports: list(z.strictObject({ id: portId(), phy: phy() }), 0, 256),
});
export type Generator = z.output<typeof generatorSchema>;
