/** ATM switches: output buffers, VPI/VCI tables, and what they signal and serve. */

import * as z from 'zod/mini';
import {
  bucket,
  category,
  choice,
  clockPpm,
  decimal,
  flag,
  formed,
  integer,
  list,
  phy,
  picoseconds,
  portId,
  recordId,
  shaper,
  text,
  vci,
  vpi,
  withDefault,
} from './primitives.ts';
import { processorSchema, servicesSchema } from './services.ts';

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

const switchPortSchema = z.strictObject({
  id: portId(),
  phy: phy(),
  clockPpm: z.exactOptional(clockPpm()),
  queues: withDefault(
    z.strictObject({
      cbr: z.exactOptional(queueSchema),
      'rt-vbr': z.exactOptional(queueSchema),
      'nrt-vbr': z.exactOptional(queueSchema),
      abr: z.exactOptional(queueSchema),
      ubr: z.exactOptional(queueSchema),
    }),
    () => ({}),
  ),
  /** How the port measures, and what it aims at, to write explicit rates into RM cells of ABR; it writes none where absent. */
  explicitRate: z.exactOptional(z.strictObject({ targetPercent: integer(1, 100, '%'), intervalPs: picoseconds(1) })),
});
export type SwitchPort = z.output<typeof switchPortSchema>;

/** Where a connection enters or leaves; without `vci` on both sides the row switches a whole VP. */
export const connectionEndSchema = z.strictObject({ port: portId(), vpi: vpi(), vci: z.exactOptional(vci()) });
export type ConnectionEnd = z.output<typeof connectionEndSchema>;

const policerSchema = z.strictObject({
  buckets: list(bucket(), 1, 4),
  action: withDefault(choice(['discard', 'tag']), 'discard'),
});

const routeSchema = z.strictObject({
  in: connectionEndSchema,
  out: connectionEndSchema,
  category: withDefault(category(), 'ubr'),
  policer: z.exactOptional(policerSchema),
  shaper: shaper(),
});
export type Route = z.output<typeof routeSchema>;

/** ILMI, signalling and routing; a switch without has permanent circuits only. */
const signallingSchema = z.partial(
  z.strictObject({
    /** Network prefix; made from the switch's number where absent. */
    prefix: formed('atm-prefix', /^[\da-fA-F]{26}$/),
    /** CPU time of each signalling message. */
    messagePs: integer(0, 1_000_000_000_000, 'ps'),
  }),
);
export type Signalling = z.output<typeof signallingSchema>;

export const switchSchema = z.strictObject({
  id: recordId(),
  kind: z.literal('switch'),
  name: text(1, 80),
  ports: list(switchPortSchema, 0, 1_024),
  latencyPs: withDefault(picoseconds(), 0),
  backplaneMbps: withDefault(z.nullable(decimal(1, 1_000_000, 'Mb/s', 'no-limit')), null),
  routes: withDefault(list(routeSchema, 0, 100_000), () => []),
  signalling: z.exactOptional(signallingSchema),
  /** Servers that live in it, and the CPU that they share. */
  services: z.exactOptional(servicesSchema()),
  processor: z.exactOptional(processorSchema),
});
export type Switch = z.output<typeof switchSchema>;
