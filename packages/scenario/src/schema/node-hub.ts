/** An Ethernet repeater: one shared medium. */

import * as z from 'zod/mini';
import { list, portSchema, recordId, text, withDefault } from './primitives.ts';

export const hubSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('hub'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
});
export type Hub = z.output<typeof hubSchema>;
