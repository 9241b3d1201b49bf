/** Results of runs, as `docs/scenario.md` describes them. */
import { z } from 'zod';

const hex16 = z.string().regex(/^[0-9a-f]{16}$/);
const counts = z.record(z.string(), z.number());

const column = z.array(z.number());
const log = z.object({ sentPs: column, arrivals: z.object({ seq: column, ps: column }) });

export const runParams = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/, 'must be the key of a run, 64 hexadecimal digits'),
});

export const runResponse = z
  .object({
    engine: z.string(),
    digest: hex16,
    stateHash: hex16,
    seed: z.number(),
    simSeconds: z.number(),
    wallMs: z.number(),
    cellHops: z.number(),
    events: z.number(),
    flows: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(['tcp-stream', 'udp-stream', 'tcp-rr', 'ping', 'cells', 'frames']),
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
        account: z
          .object({
            elapsedPs: z.number(),
            deliveries: z.number(),
            causes: counts,
            held: counts,
            bottleneck: z.object({ cause: z.string(), sentence: z.string() }),
          })
          .optional(),
      }),
    ),
    links: z.array(
      z.object({
        id: z.number(),
        direction: z.enum(['ab', 'ba']),
        cells: z.number(),
        utilisation: z.number(),
        dropped: z.number(),
        frames: z.number().optional(),
        octets: z.number().optional(),
        refused: z.number().optional(),
        collisions: z.number().optional(),
      }),
    ),
    queues: z.array(
      z.object({
        node: z.number(),
        port: z.number(),
        category: z.string(),
        arrived: z.number(),
        served: z.number(),
        maxLength: z.number(),
        meanWaitUs: z.number().nullable(),
        drops: counts,
      }),
    ),
    cpus: z.array(
      z.object({
        node: z.number(),
        utilisation: z.number(),
        interrupt: z.number(),
        protocol: z.number(),
        process: z.number(),
      }),
    ),
    series: z
      .array(z.object({ name: z.string(), timesS: z.array(z.number()), values: z.array(z.number()) }))
      .optional(),
    analysers: z
      .array(
        z.object({
          node: z.number(),
          port: z.number(),
          unit: z.enum(['cells', 'frames']),
          sentPerS: z.number(),
          sentMbps: z.number(),
          receivedPerS: z.number(),
          receivedMbps: z.number(),
          utilisation: z.number(),
          collisions: z.number().optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'RunResult' });
