/** Configuration from environment variables: each one checked, each error naming the variable, the value and the rule. */

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '@lanelab/messages/server';
import { z } from 'zod';
import { quote } from './lib/quote.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** A whole number between two bounds, written in digits. */
function whole(min: number, max: number, rule: string) {
  const message = say('config.must-be-rule-a-whole', { rule, min, max });
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

function webAddress(schemes: readonly string[], example: string) {
  return z.string().refine((value) => {
    return URL.canParse(value) && schemes.includes(new URL(value).protocol);
  }, `must be an address such as ${example}`);
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MEBI = 1024 * 1024;

/** The variables, their rules and defaults; `docs/server.md` explains them one by one and a test compares the names. */
export const environmentSchema = z.object({
  PORT: whole(0, 65_535, 'a TCP port (0 takes a free one)').default(8080),
  HOST: z.string().min(1, 'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0').default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1, 'must be a folder that the server may write to')
    .default(path.join(REPOSITORY, 'data'))
    .transform((value) => path.resolve(value)),
  DATABASE_URL: webAddress(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/lanelab').optional(),
  PUBLIC_URL: webAddress(['http:', 'https:'], 'https://lanelab.example.org')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: oneOf(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  WEB_DIST: z
    .string()
    .min(1, 'must be the folder of the built web app')
    .default(path.join(REPOSITORY, 'apps/web/dist'))
    .transform((value) => path.resolve(value)),
  BODY_LIMIT_BYTES: whole(1024, 64 * MEBI, 'the largest body accepted, in bytes').default(2 * MEBI),
  LESSON_LIMIT_BYTES: whole(1024, 64 * MEBI, 'the largest lesson accepted, in bytes').default(5 * MEBI),
  JSON_DEPTH_LIMIT: whole(8, 1000, 'the deepest nesting of a body').default(32),
  RATE_LIMIT_PER_MINUTE: whole(1, 10_000_000, 'the number of API requests an address may make in a minute').default(
    3000,
  ),
  WRITE_LIMIT_PER_MINUTE: whole(1, 1_000_000, 'the number of writes a seat may make in a minute').default(120),
  RUN_LIMIT_PER_MINUTE: whole(
    1,
    1_000_000,
    'the number of runs and figures to be computed that a seat may ask for in a minute',
  ).default(120),
  DOCUMENT_BYTES_PER_MINUTE: whole(
    1024,
    1e12,
    'the bytes of documents that a seat may have read or drawn in a minute',
  ).default(16 * MEBI),
  DOCUMENT_DEVICES_PER_MINUTE: whole(
    1,
    1e12,
    'the devices in documents that a seat may have read or drawn in a minute',
  ).default(200_000),
  RUN_CELLS_PER_MINUTE: whole(1, 1e15, 'the cells of runs to be computed that a seat may ask for in a minute').default(
    1e12,
  ),
  DOCUMENT_THREADS: whole(2, 256, 'the number of threads that read and draw documents').default(
    Math.max(2, availableParallelism() - 1),
  ),
  DOCUMENT_QUEUE_BYTES: whole(MEBI, 1e11, 'the bytes of documents that may wait to be read or drawn').default(
    32 * MEBI,
  ),
  SEATS_PER_HOUR: whole(0, 100_000, 'the number of new seats that an address may claim in an hour').default(60),
  SEATS_AT_ONCE: whole(1, 10_000, 'the number of seats whose limits one address may use up').default(10),
  ENGINE_WORKERS: whole(1, 256, 'the number of engine threads').default(Math.max(1, availableParallelism() - 1)),
  SERVER_COMPUTES: oneOf(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  WORKER_THREADS: whole(1, 256, 'the number of engine threads of `npm run worker`').default(availableParallelism()),
  RUN_MAX_CELL_HOPS: whole(1, 1e14, 'the largest number of cell-hops of one run').default(5e9),
  RUN_MAX_WALL_MS: whole(10, 86_400_000, 'the longest time one run may take, in ms').default(300_000),
  RUN_MAX_MEMORY_BYTES: whole(16 * MEBI, 4096 * MEBI, 'the largest memory of one run, in bytes').default(512 * MEBI),
  FIGURE_WAIT_MS: whole(
    0,
    60_000,
    'how long a request for quick quality is held before it turns into a job, in ms',
  ).default(10_000),
  JOB_LIMIT: whole(1, 100_000, 'the number of jobs queued and running').default(256),
  JOB_LIMIT_PER_ADDRESS: whole(1, 100_000, 'the number of jobs queued and running of one address').default(128),
  JOB_LIMIT_PER_SEAT: whole(1, 100_000, 'the number of jobs queued and running of one seat').default(16),
  JOB_KEEP_MS: whole(1000, 86_400_000, 'how long a finished job can be asked for, in ms').default(3_600_000),
  JOB_CLAIM_MS: whole(
    1000,
    86_400_000,
    'how long a job goes on that nobody who asked for it has looked at, in ms',
  ).default(3_600_000),
  JOB_POLL_MS: whole(
    100,
    86_400_000,
    'how often jobs that are followed are read though nothing said that they changed, in ms',
  ).default(30_000),
  LEASE_MS: whole(200, 600_000, 'how long a worker may be silent before its points are taken over, in ms').default(
    10_000,
  ),
  EVENT_STREAMS_PER_ADDRESS: whole(1, 100_000, 'the number of event streams that one address may have open').default(
    320,
  ),
  EVENT_STREAMS_PER_SEAT: whole(1, 100_000, 'the number of event streams that one seat may have open').default(32),
  ROOM_LIMIT: whole(1, 100_000, 'the number of live rooms').default(200),
  ROOM_MEMBERS: whole(1, 10_000, 'the number of members of one live room').default(300),
  ROOM_KEEP_MS: whole(60_000, 8_640_000_000, 'how long a live room is kept that nobody uses, in ms').default(
    43_200_000,
  ),
  SCENARIOS_MAX_BYTES: whole(
    MEBI,
    1e14,
    'the size of all stored scenarios and lessons with their revisions, and of assignments, in bytes',
  ).default(10 * 1024 * MEBI),
  REVISION_LIMIT: whole(1, 1_000_000, 'the number of revisions of one scenario or lesson').default(1000),
  SHELF_LIMIT: whole(1, 1_000_000, 'the number of scenarios and lessons on one shelf').default(1000),
  ASSIGNMENT_STUDENTS: whole(1, 100_000, 'the number of students of one assignment').default(400),
  ASSIGNMENT_SUBMISSIONS: whole(1, 9999, 'how often a student may hand in where the teacher sets no limit').default(
    100,
  ),
  ASSIGNMENT_STUDENT_MAX_BYTES: whole(
    1024,
    1e12,
    'the size of the work and the submissions of one student, in bytes',
  ).default(16 * MEBI),
  ASSIGNMENT_MAX_BYTES: whole(
    1024,
    1e13,
    'the size of all that the students of one assignment store, in bytes',
  ).default(1024 * MEBI),
  ASSIGNMENT_GUESSES_PER_MINUTE: whole(
    1,
    1_000_000,
    'the number of wrong codes and keys of assignments that a seat may send in a minute',
  ).default(30),
  CACHE_MAX_BYTES: whole(MEBI, 1e13, 'the size of the cache of results, in bytes').default(1024 * MEBI),
  REQUEST_TIMEOUT_MS: whole(100, 600_000, 'how long a request may take to arrive, head and body, in ms').default(
    30_000,
  ),
  METRICS: oneOf(['on', 'off']).default('on'),
  WORKER_METRICS_PORT: whole(
    0,
    65_535,
    'the TCP port of the metrics of `npm run worker` (0 takes a free one)',
  ).optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  SHUTDOWN_MS: whole(100, 600_000, 'how long requests may take to finish at shutdown, in ms').default(10_000),
});

export type Config = z.output<typeof environmentSchema>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Values that no error may repeat. */
const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'METRICS_TOKEN']);

/** Reads the configuration; an empty variable counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  if (parsed.success) {
    if (parsed.data.DATABASE_URL !== undefined || parsed.data.SERVER_COMPUTES) return parsed.data;
    const why = 'needs DATABASE_URL: without it there are no workers that could compute instead';
    throw new ConfigError(say('config.server-computes-false-why-set', { why }));
  }
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const shown = SECRETS.has(name) ? 'the value given' : quote(environment[name]);
    return `${name}: ${shown} ${issue.message}. Change it, or unset it for the default.`;
  });
  throw new ConfigError(lines.join('\n'));
}
