/** The engine's own worker pool as a simulator, started when it is first needed. */

import { readFile } from 'node:fs/promises';
import { createPool, ENGINE_STAMP, type EnginePool } from '@lanelab/engine';
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import { createJudgePool, type JudgePool } from '../judging/judge-pool.ts';
import { sha256 } from '../lib/secrets.ts';
import { boundedEngine } from './bounded-engine.ts';
import { sharedEngine } from './shared-engine.ts';
import type { EngineIdentity, Simulator } from './simulator.ts';
import { RUNS_A_THREAD, Turns } from './turns.ts';

interface Started {
  readonly pool: EnginePool;
  readonly judges: JudgePool;
  readonly identity: EngineIdentity;
}

/** Hash of the sources and flags that the engine was built from; the build script writes it. */
const STAMP = new URL('../../../../packages/engine/pkg/stamp.json', import.meta.url);

const TASK = 'run';

/** A run computes so long before another one goes on, where there are more runs than threads. */
const TURN_MS = 200;

/** Requests are answered first. */
const NICE = 10;

/** `threads` runs compute at the same time; others keep their engines meanwhile. */
async function start(threads: number): Promise<Started> {
  try {
    // Not at the top: a server without a built engine still stores and shares scenarios.
    const { createWorkerEngine } = await import('@lanelab/engine/node');
    const turns = new Turns({ threads, turnMs: TURN_MS });
    const underWay = threads * RUNS_A_THREAD;
    const judges = createJudgePool({ threads: underWay, turns, turnMs: TURN_MS, nice: NICE });
    const pool = createPool(underWay, () => sharedEngine(boundedEngine(createWorkerEngine({ nice: NICE })), turns));
    const build = sha256(await readFile(STAMP, 'utf8'));
    return { pool, judges, identity: { version: await pool.version(), build, stamp: ENGINE_STAMP } };
  } catch (cause) {
    const message = say('engine-simulator.the-simulation-engine-of-this');
    throw new ApiError('engine_unavailable', message, { cause });
  }
}

export function createEngineSimulator(threads: number): Simulator {
  let started: Promise<Started> | undefined;

  function engine(): Promise<Started> {
    if (started === undefined) {
      const attempt = start(threads);
      started = attempt;
      attempt.catch(() => {
        started = undefined;
      });
    }
    return started;
  }

  return {
    identity: async () => (await engine()).identity,
    async run(scenario, { signal, bounds, onProgress }) {
      const { pool } = await engine();
      const { results, failures } = await pool.run([{ key: TASK, scenario }], { signal, bounds, onProgress });
      const result = results.get(TASK);
      if (result === undefined) throw failures.get(TASK) ?? new Error('the engine gave neither a result nor a failure');
      return result;
    },
    judge: async (question, options) => (await engine()).judges.judge(question, options),
    overhead: async (request) => (await engine()).pool.overhead(request),
    async close() {
      if (started === undefined) return;
      const { pool, judges } = await started;
      await Promise.all([pool.close(), judges.close()]);
    },
  };
}
