/** What the server measures about itself, by the names that Prometheus sees. All times are in seconds. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Simulator } from '../services/simulator.ts';
import type { ResultRepository } from '../storage/result-repository.ts';

const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

export type Instruments = ReturnType<typeof createInstruments>;

export function createInstruments() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
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
    jobs: new Gauge({
      name: 'lanelab_jobs',
      help: 'Jobs by state; on PostgreSQL those of all servers, finished ones until they are forgotten',
      labelNames: ['state'] as const,
      registers,
    }),
    lookups: new Counter({
      name: 'lanelab_cache_lookups_total',
      help: 'Results asked of the cache',
      labelNames: ['outcome'] as const,
      registers,
    }),
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
    queries: new Histogram({
      name: 'lanelab_database_query_duration_seconds',
      help: 'Statements of the database',
      labelNames: ['outcome'] as const,
      buckets: QUERY_SECONDS,
      registers,
    }),
  };
}

/** The same simulator, with its runs counted. */
export function measuredSimulator(simulator: Simulator, { runs, engineSeconds, cellHops }: Instruments): Simulator {
  return {
    identity: () => simulator.identity(),
    overhead: (request) => simulator.overhead(request),
    close: () => simulator.close(),
    async run(scenario, options) {
      try {
        const result = await simulator.run(scenario, options);
        runs.inc({ outcome: 'done' });
        engineSeconds.inc(result.wallMs / 1000);
        cellHops.inc(result.cellHops);
        return result;
      } catch (error) {
        runs.inc({ outcome: options.signal.aborted ? 'cancelled' : 'failed' });
        throw error;
      }
    },
  };
}

/** The same cache, with its lookups counted. */
export function measuredResults(results: ResultRepository, { lookups }: Instruments): ResultRepository {
  const count = (asked: number, found: number): void => {
    if (found > 0) lookups.inc({ outcome: 'hit' }, found);
    if (asked > found) lookups.inc({ outcome: 'miss' }, asked - found);
  };
  return {
    ...results,
    async find(key) {
      const value = await results.find(key);
      count(1, value === undefined ? 0 : 1);
      return value;
    },
    async findAll(keys) {
      const found = await results.findAll(keys);
      count(new Set(keys).size, found.size);
      return found;
    },
  };
}
