/** An output buffer of one service category. */

import * as z from 'zod/mini';
import { explainStructure, mustBe } from './explain.ts';
import { flag, integer, withDefault } from './primitives.ts';

const MAX_CELLS = 16_777_216;

const discardSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('ppd') }),
    z.strictObject({
      kind: z.literal('epd'),
      /** Cells queued from which new PDUs are refused. */
      thresholdCells: integer(1, MAX_CELLS, ' (cells)'),
      /** The refused PDU's last cell stays as a delimiter. */
      keepLast: withDefault(flag(), true),
    }),
  ],
  { error: explainStructure },
);

const cells = () => {
  const error = mustBe(`a whole number from 1 to ${MAX_CELLS} (cells), or null for no limit`);
  return z.nullable(z.int({ error }).check(z.gte(1, { error }), z.lte(MAX_CELLS, { error })));
};

export const queueSchema = z.strictObject({
  capacityCells: withDefault(cells(), 8_192),
  clpThresholdCells: withDefault(cells(), null),
  discard: withDefault(discardSchema, () => ({ kind: 'none' as const })),
});
export type Queue = z.output<typeof queueSchema>;
