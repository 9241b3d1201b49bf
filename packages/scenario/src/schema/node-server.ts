/** A machine that runs server processes, on its first ATM port. */

import * as z from 'zod/mini';
import { list, portSchema, recordId, text, withDefault } from './primitives.ts';
import { processorSchema, servicesSchema } from './service.ts';

export const serverSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('server'),
  name: text(1, 80),
  ports: withDefault(list(portSchema, 0, 256), () => []),
  services: withDefault(servicesSchema(), () => []),
  processor: z.exactOptional(processorSchema),
});
export type Server = z.output<typeof serverSchema>;
