/** Results of runs, as `docs/scenario.md` describes them. Each object has the keys of the engine's type, or does not compile. */
import {
  ACCOUNT_CAUSES,
  type AnalyserResult,
  type CpuResult,
  DROP_REASONS,
  FLOW_KINDS,
  type FlowResult,
  LINK_DIRECTIONS,
  type LinkResult,
  type QueueResult,
  RECEIVE_QUEUES,
  type RunResult,
  type SeriesResult,
  type TimeAccount,
  type TransferResult,
} from '@lanelab/engine';
import { z } from 'zod';

/** A schema for every key of a type. */
type Shape<T> = { readonly [Key in keyof Required<T>]: z.ZodType };

const hex16 = z.string().regex(/^[0-9a-f]{16}$/);
const counts = z.record(z.string(), z.number());

const column = z.array(z.number());
const log = z.object({ sentPs: column, arrivals: z.object({ seq: column, ps: column }) });
const calls = z.object({ ps: column, octets: column });

/** What queues of a host's receive path had no room for. */
const lost = z.array(z.object({ queue: z.enum(RECEIVE_QUEUES), pdus: z.number(), cells: z.number() })).optional();

const account = {
  elapsedPs: z.number(),
  deliveries: z.number(),
  causes: counts,
  waits: z
    .array(
      z.object({
        cause: z.enum(ACCOUNT_CAUSES),
        node: z.number(),
        by: z.enum(['interrupt', 'protocol', 'process']),
        flow: z.number().optional(),
        sends: z.boolean().optional(),
        ps: z.number(),
      }),
    )
    .optional(),
  held: counts,
  lost,
  bottleneck: z.object({
    cause: z.string(),
    sharePercent: z.number(),
    held: z.object({ rule: z.string(), sharePercent: z.number() }).nullable(),
    lineTenthsMbps: z.number().nullable(),
  }),
} satisfies Shape<TimeAccount>;

const transfer = {
  startPs: z.number(),
  sender: z.object({ siPs: z.number(), sfPs: z.number() }),
  receivers: z.array(
    z.object({
      node: z.number(),
      riPs: z.number(),
      rfPs: z.number(),
      receivingPs: z.number(),
      afterPs: z.number(),
      octets: z.number(),
    }),
  ),
  departures: calls,
  services: calls,
  arrivals: calls.extend({ node: column }),
  planned: calls.extend({ endPs: z.number() }),
} satisfies Shape<TransferResult>;

const flow = {
  id: z.number(),
  kind: z.enum(FLOW_KINDS),
  from: z.number(),
  to: z.number(),
  goodputMbps: z.number(),
  receivedMbps: z.number(),
  packetsSent: z.number(),
  packetsReceived: z.number(),
  lost: z.number(),
  reordered: z.number(),
  retransmits: z.number(),
  meanDelayUs: z.number().nullable(),
  jitterUs: z.number().nullable(),
  holds: counts,
  framesPerS: z.number().optional(),
  utilisation: z.number().optional(),
  cellsPerS: z.number().optional(),
  transactions: z.number().optional(),
  transactionsPerS: z.number().optional(),
  log: log.optional(),
  account: z.object(account).optional(),
  transfer: z.object(transfer).optional(),
} satisfies Shape<FlowResult>;

const link = {
  id: z.number(),
  direction: z.enum(LINK_DIRECTIONS),
  cells: z.number(),
  utilisation: z.number(),
  dropped: z.number(),
  frames: z.number().optional(),
  octets: z.number().optional(),
  refused: z.number().optional(),
  collisions: z.number().optional(),
} satisfies Shape<LinkResult>;

const queue = {
  node: z.number(),
  port: z.number().nullable(),
  fromServices: z.boolean().optional(),
  category: z.string(),
  arrived: z.number(),
  served: z.number(),
  maxLength: z.number(),
  meanWaitUs: z.number().nullable(),
  drops: z.partialRecord(z.enum(DROP_REASONS), z.number()),
} satisfies Shape<QueueResult>;

const cpu = {
  node: z.number(),
  utilisation: z.number(),
  interrupt: z.number(),
  protocol: z.number(),
  process: z.number(),
  lost,
} satisfies Shape<CpuResult>;

const series = { name: z.string(), timesS: column, values: column } satisfies Shape<SeriesResult>;

const analyser = {
  node: z.number(),
  port: z.number(),
  unit: z.enum(['cells', 'frames']),
  sentPerS: z.number(),
  sentMbps: z.number(),
  receivedPerS: z.number(),
  receivedMbps: z.number(),
  utilisation: z.number(),
  collisions: z.number().optional(),
} satisfies Shape<AnalyserResult>;

const run = {
  engine: z.string(),
  digest: hex16,
  stateHash: hex16,
  seed: z.number(),
  simSeconds: z.number(),
  wallMs: z.number(),
  cellHops: z.number(),
  events: z.number(),
  flows: z.array(z.object(flow)),
  links: z.array(z.object(link)),
  queues: z.array(z.object(queue)),
  cpus: z.array(z.object(cpu)),
  series: z.array(z.object(series)).optional(),
  analysers: z.array(z.object(analyser)).optional(),
} satisfies Shape<RunResult>;

export const runParams = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/, 'must be the key of a run, 64 hexadecimal digits'),
});

export const runResponse = z.object(run).meta({ id: 'RunResult' });
