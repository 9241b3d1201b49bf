/** What the operator's page shows, from the samples of the last minutes and the state of now. */
import { hostname } from 'node:os';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { readState, type ServerState } from '../lib/server-state.ts';
import type { Problem } from '../storage/condition.ts';
import type { History, Sample } from './history.ts';

const MINUTE_MS = 60_000;

export interface OperatorState extends ServerState {
  readonly samples: readonly Sample[];
  /** The samples of the last minute. */
  readonly lastMinute: readonly Sample[];
  readonly at: Date;
  readonly process: string;
  readonly uptimeSeconds: number;
  readonly databaseKind: 'libsql' | 'postgresql';
  readonly limits: { readonly resultBytes: number; readonly scenarioBytes: number };
  readonly problems: readonly Problem[];
  readonly streams: number;
  /** Lookups of the cache since the process began. */
  readonly lookups: { readonly hits: number; readonly misses: number };
}

export async function readOperatorState(app: FastifyInstance, { samples }: History): Promise<OperatorState> {
  const { instruments, config, database } = app;
  const { away, full } = database.condition;
  const [{ value: streams } = { value: 0 }] = (await instruments.streams.get()).values;
  const lookups = (await instruments.lookups.get()).values;
  const counted = (outcome: string): number => lookups.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  const now = Date.now();
  return {
    ...(await readState(app)),
    samples,
    lastMinute: samples.filter(({ at }) => at > now - MINUTE_MS),
    at: new Date(now),
    process: `${hostname()} ${process.pid}`,
    uptimeSeconds: process.uptime(),
    databaseKind: database.kind,
    limits: { resultBytes: config.CACHE_MAX_BYTES, scenarioBytes: config.SCENARIOS_MAX_BYTES },
    problems: [away, full].filter((problem) => problem !== undefined),
    streams,
    lookups: { hits: counted('hit'), misses: counted('miss') },
  };
}

/** The sum of what the samples counted. */
export function sum(samples: readonly Sample[], of: (sample: Sample) => number): number {
  return samples.reduce((total, sample) => total + of(sample), 0);
}

/** Undefined where the samples counted nothing to divide by. */
export function mean(
  samples: readonly Sample[],
  of: (sample: Sample) => number,
  by: (sample: Sample) => number,
): number | undefined {
  const divisor = sum(samples, by);
  return divisor === 0 ? undefined : sum(samples, of) / divisor;
}
