/** Verdicts on checks and results of lessons, each one computed once and kept under the hash of what was asked. */
import { sha256 } from '../lib/secrets.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import { VERSION } from '../version.ts';
import type { EnsureOptions } from './run-service.ts';
import type { SimulationOptions, Simulator } from './simulator.ts';

export interface VerdictService {
  /** Names the verdict: version of the lab, build of the engine, and the hash of the question. */
  key(hash: string): Promise<string>;
  /** The kept verdict, as JSON text. */
  find(key: string): Promise<string | undefined>;
  /** Answers the question, given as JSON text, and keeps the verdict under the key; not where that is kept. */
  ensure(key: string, question: string, options: EnsureOptions): Promise<void>;
}

export interface VerdictServiceOptions {
  readonly simulator: Simulator;
  readonly results: ResultRepository;
  readonly bounds: SimulationOptions['bounds'];
}

export function createVerdictService({ simulator, results, bounds }: VerdictServiceOptions): VerdictService {
  return {
    async key(hash) {
      const { build } = await simulator.identity();
      return sha256(`verdict\n${VERSION}\n${build}\n${hash}`);
    },
    find: (key) => results.find(key, 'verdict'),
    async ensure(key, question, options) {
      if ((await results.find(key, 'verdict')) !== undefined) return;
      options.signal.throwIfAborted();
      await results.store('verdict', key, await simulator.judge(question, { ...options, bounds }));
    },
  };
}
