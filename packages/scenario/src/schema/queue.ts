/** An output buffer of one service category. */

import * as z from 'zod/mini';
import { flag, integer, withDefault } from './primitives.ts';

const MAX_CELLS = 16_777_216;

const discardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('ppd') }),
  z.strictObject({
    kind: z.literal('epd'),
    /** Cells queued from which new PDUs are refused. */
    thresholdCells: integer(1, MAX_CELLS, 'cells'),
    /** The refused PDU's last cell stays as a delimiter. */
    keepLast: withDefault(flag(), true),
  }),
]);

const cells = () => z.nullable(integer(1, MAX_CELLS, 'cells', 'no-limit'));

export const queueSchema = z.strictObject({
  capacityCells: withDefault(cells(), 8_192),
  clpThresholdCells: withDefault(cells(), null),
  discard: withDefault(discardSchema, () => ({ kind: 'none' as const })),
});
export type Queue = z.output<typeof queueSchema>;
