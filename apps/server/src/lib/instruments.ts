/** What a server or a worker measures about itself, by the names that Prometheus sees. All times are in seconds. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ERROR_CODES } from '../errors.ts';
import { WORK_KINDS } from '../services/run-service.ts';
import { STATEMENTS } from '../storage/watched-dialect.ts';

const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From a point that begins at once to one of a full figure behind those of a whole class. */
const POINT_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600];
const QUERY_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

export type Instruments = ReturnType<typeof createInstruments>;

export function createInstruments() {
  const registry = new Registry();
  const registers = [registry];
  const instruments = {
    registry,
    ...answerInstruments(registers),
    ...workInstruments(registers),
    ...engineInstruments(registers),
    ...storageInstruments(registers),
  };
  beginAtZero(instruments);
  return instruments;
}

/** A series that appears with its first event has no rate until its second. */
function beginAtZero({ refusals, waits, computing, runs, lookups, queries }: Omit<Instruments, 'registry'>): void {
  for (const code of Object.keys(ERROR_CODES)) refusals.inc({ code }, 0);
  for (const kind of WORK_KINDS) waits.zero({ kind });
  for (const kind of WORK_KINDS) computing.zero({ kind, outcome: 'finished' });
  for (const outcome of ['done', 'failed', 'cancelled']) runs.inc({ outcome }, 0);
  for (const outcome of ['hit', 'miss']) lookups.inc({ outcome }, 0);
  for (const statement of STATEMENTS) queries.zero({ statement, outcome: 'done' });
}

function answerInstruments(registers: Registry[]) {
  return {
    answers: new Histogram({
      name: 'lanelab_http_request_duration_seconds',
      help: 'From the head of a request to the end of its answer, by route; event streams left out',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: ANSWER_SECONDS,
      registers,
    }),
    streams: new Gauge({
      name: 'lanelab_event_streams',
      help: 'Event streams open now',
      registers,
    }),
    refusals: new Counter({
      name: 'lanelab_refusals_total',
      help: 'Requests that were answered with an error, by its code',
      labelNames: ['code'] as const,
      registers,
    }),
    people: new Gauge({
      name: 'lanelab_people',
      help: 'Whom this process has answered in the last five minutes: seats, and addresses that keep no seat',
      labelNames: ['by'] as const,
      registers,
    }),
  };
}

function workInstruments(registers: Registry[]) {
  return {
    jobs: new Gauge({
      name: 'lanelab_jobs',
      help: 'Jobs by state; on PostgreSQL those of all servers, finished ones until they are forgotten',
      labelNames: ['state'] as const,
      registers,
    }),
    queue: new Gauge({
      name: 'lanelab_queue_points',
      help: 'Points of jobs under way, waiting or computed now, by what they are for; on PostgreSQL those of all processes',
      labelNames: ['kind', 'state'] as const,
      registers,
    }),
    oldestWait: new Gauge({
      name: 'lanelab_queue_oldest_wait_seconds',
      help: 'How long the point that waits longest has waited, by what it is for; 0 where none waits',
      labelNames: ['kind'] as const,
      registers,
    }),
    waits: new Histogram({
      name: 'lanelab_point_wait_seconds',
      help: 'From the question for a job to the beginning of each of its points in this process',
      labelNames: ['kind'] as const,
      buckets: POINT_SECONDS,
      registers,
    }),
    computing: new Histogram({
      name: 'lanelab_point_run_seconds',
      help: 'From the beginning of a point to its end in this process',
      labelNames: ['kind', 'outcome'] as const,
      buckets: POINT_SECONDS,
      registers,
    }),
  };
}

function engineInstruments(registers: Registry[]) {
  return {
    runs: new Counter({
      name: 'lanelab_engine_runs_total',
      help: 'Runs that this process gave to its engine',
      labelNames: ['outcome'] as const,
      registers,
    }),
    engineSeconds: new Counter({
      name: 'lanelab_engine_wall_seconds_total',
      help: 'Wall time that the engine spent on runs that ended well',
      registers,
    }),
    cellHops: new Counter({
      name: 'lanelab_engine_cell_hops_total',
      help: 'Cell-hops of runs that ended well',
      registers,
    }),
  };
}

function storageInstruments(registers: Registry[]) {
  return {
    lookups: new Counter({
      name: 'lanelab_cache_lookups_total',
      help: 'Results asked of the cache',
      labelNames: ['outcome'] as const,
      registers,
    }),
    queries: new Histogram({
      name: 'lanelab_database_query_duration_seconds',
      help: 'Round trips to the database by kind of statement, without those of graphile-worker and of the heartbeat',
      labelNames: ['statement', 'outcome'] as const,
      buckets: QUERY_SECONDS,
      registers,
    }),
    stored: new Gauge({
      name: 'lanelab_stored_bytes',
      help: 'Size of the kept results, and of all scenarios and lessons with their revisions',
      labelNames: ['what'] as const,
      registers,
    }),
    storedLimit: new Gauge({
      name: 'lanelab_stored_limit_bytes',
      help: 'How large these may become: CACHE_MAX_BYTES and SCENARIOS_MAX_BYTES',
      labelNames: ['what'] as const,
      registers,
    }),
    diskFree: new Gauge({
      name: 'lanelab_disk_free_bytes',
      help: 'Room on the disk of DATA_DIR, where the embedded database is; on PostgreSQL not known',
      labelNames: ['folder'] as const,
      registers,
    }),
    diskSize: new Gauge({
      name: 'lanelab_disk_size_bytes',
      help: 'Size of the disk of DATA_DIR, where the embedded database is; on PostgreSQL not known',
      labelNames: ['folder'] as const,
      registers,
    }),
  };
}
