/** A full-duplex link between two ports of the same PHY. */

import * as z from 'zod/mini';
import { integer, picoseconds, portId, recordId } from './primitives.ts';

const endSchema = z.strictObject({ node: recordId(), port: portId() });
export type LinkEnd = z.output<typeof endSchema>;

export const linkSchema = z.strictObject({
  id: recordId(),
  a: endSchema,
  b: endSchema,
  /** One of the two; the reference check refuses both or none. */
  delayPs: z.exactOptional(picoseconds()),
  lengthM: z.exactOptional(integer(0, 100_000_000, 'm')),
});
export type Link = z.output<typeof linkSchema>;
