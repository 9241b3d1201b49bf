/** Parts of the server as they are, with what they do counted. */
import type { Simulator } from '../services/simulator.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import type { StatementListener } from '../storage/watched-dialect.ts';
import type { Instruments } from './instruments.ts';

/** Counts the round trips to the database. */
export function countingStatements({ queries }: Instruments): StatementListener {
  return (statement, seconds, outcome) => queries.observe({ statement, outcome }, seconds);
}

/** The same simulator, with its runs counted. What it judges is counted as points of jobs are. */
export function measuredSimulator(simulator: Simulator, { runs, engineSeconds, cellHops }: Instruments): Simulator {
  return {
    identity: () => simulator.identity(),
    overhead: (request) => simulator.overhead(request),
    judge: (question, options) => simulator.judge(question, options),
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
    async find(key, kind) {
      const value = await results.find(key, kind);
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
