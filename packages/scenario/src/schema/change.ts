/** Faults and parameter changes at given instants. */

import * as z from 'zod/mini';
import { cpuChangeSchema, stackSchema } from './host-settings.ts';
import { bucket, category, choice, flag, integer, list, picoseconds, portId, recordId, text } from './primitives.ts';
import { connectionEndSchema, queueSchema } from './switches.ts';

const at = { atPs: picoseconds() };
const node = recordId();

/** What a device may be made to say that it says here for no other reason. */
export const PROMPTED_MESSAGES = [
  'LE_TOPOLOGY_REQUEST',
  'LE_REGISTER_REQUEST',
  'LE_UNREGISTER_REQUEST',
  'LE_VERIFY_REQUEST',
  'RS',
  'ER',
] as const;
export type PromptedMessage = (typeof PROMPTED_MESSAGES)[number];

/** What may be killed and started. */
export const PROCESSES = ['lec', 'lecs', 'les', 'bus', 'mpc', 'mps', 'atmarp', 'clip'] as const;
export type ProcessName = (typeof PROCESSES)[number];

export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...at, kind: z.literal('queue'), node, port: portId(), category: category(), queue: queueSchema }),
  z.strictObject({ ...at, kind: z.literal('link-delay'), link: recordId(), delayPs: picoseconds() }),
  z.strictObject({ ...at, kind: z.literal('link-up'), link: recordId(), up: flag() }),
  z.strictObject({
    ...at,
    kind: z.literal('glitch'),
    node,
    port: portId(),
    extraPs: z.nullable(integer(1, Number.MAX_SAFE_INTEGER, 'ps', 'lost')),
  }),
  z.strictObject({ ...at, kind: z.literal('policer'), node, in: connectionEndSchema, buckets: list(bucket(), 1, 4) }),
  z.strictObject({ ...at, kind: z.literal('stack'), node, set: stackSchema }),
  z.strictObject({ ...at, kind: z.literal('cpu'), node, set: cpuChangeSchema }),
  z.strictObject({
    ...at,
    kind: z.literal('process'),
    node,
    process: choice(PROCESSES),
    /** Which of several of its kind there; all of them where absent. */
    elan: z.exactOptional(recordId()),
    up: flag(),
  }),
  z.strictObject({
    ...at,
    kind: z.literal('drop-message'),
    node,
    /** Its name, such as `LE_ARP_REQUEST` or `SETUP`; the next of any name where absent. */
    message: z.exactOptional(text(1, 80)),
    /** 1 where absent. */
    count: z.exactOptional(integer(1, 1_000_000)),
  }),
  /** Messages that come cut short. */
  z.strictObject({
    ...at,
    kind: z.literal('damage-message'),
    node,
    /** As of those that are lost. */
    message: z.exactOptional(text(1, 80)),
    /** 1 where absent. */
    count: z.exactOptional(integer(1, 1_000_000)),
  }),
  /** Tables emptied: ARP, LE_ARP, MPOA caches, bridge, ATMARP client. */
  z.strictObject({ ...at, kind: z.literal('clear'), node }),
  /** Its management, or a fault, has it send a message; nothing happens where it has no such part. */
  z.strictObject({ ...at, kind: z.literal('prompt'), node, message: choice(PROMPTED_MESSAGES) }),
  /** A link's end taken to another Ethernet port. */
  z.strictObject({
    ...at,
    kind: z.literal('plug'),
    link: recordId(),
    end: choice(['a', 'b']),
    to: z.strictObject({ node: recordId(), port: portId() }),
    /**
     * `adapt`: ports at both ends send from then on as the link does, by a medium that it shares or by a line of their own.
     * Where absent, each goes on as it began.
     */
    ports: z.exactOptional(choice(['adapt'])),
  }),
  z.strictObject({
    ...at,
    kind: z.literal('flow'),
    flow: recordId(),
    set: z.strictObject({
      messageOctets: z.exactOptional(integer(1, 16_777_216, 'octets')),
      intervalPs: z.exactOptional(picoseconds(1)),
    }),
  }),
]);
export type Change = z.output<typeof changeSchema>;
