/** Has the engine of this page work in its worker: one run of the lecture's network for its result, then more for the speed. */

import { createWorkerEngine } from '@lanelab/engine/browser';
import { reasonOf } from '../../base/format/reason.ts';
import { pairScenario } from '../../lecture/pair.ts';
import { hasWebAssembly } from '../../playback/run/failure.ts';
import type { WorkerEngine } from '../../playback/run/types.ts';
import type { EngineTrial } from './engine.ts';
import type { Work } from './speed.ts';

const PS_A_SECOND = 1e12;
/** The engine works at least so long for the speed, ms. */
const MEASURED_MS = 2000;
/** A machine that has not run the network once by then is too slow however long it takes. */
const LONGEST_MS = 20_000;

export interface StartedEngine {
  readonly trial: EngineTrial;
  /** Null where there is none to measure. */
  readonly engine: WorkerEngine | null;
}

/** Whoever asks ends the engine. */
export async function tryEngine(signal: AbortSignal): Promise<StartedEngine> {
  if (!hasWebAssembly()) return { trial: { outcome: 'no-wasm' }, engine: null };
  let engine: WorkerEngine | null = null;
  try {
    engine = await createWorkerEngine();
    const run = await engine.open(pairScenario('mpoa'));
    await run.runUntil(run.durationPs, { signal });
    const { digest, cellHops: cells } = await run.result();
    await run.free();
    const seconds = run.durationPs / PS_A_SECOND;
    return { trial: { outcome: 'ran', run: { digest, cells, seconds } }, engine };
  } catch (error) {
    await engine?.close();
    if (signal.aborted) throw error;
    const reason = reasonOf(error);
    return { trial: { outcome: 'not-started', reason }, engine: null };
  }
}

/** The routed network, which costs a machine more than the other: whole runs, since its first seconds are quiet. */
export async function measureSpeed(engine: WorkerEngine, signal: AbortSignal): Promise<Work> {
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  let cells = 0;
  let simulatedPs = 0;
  const isOver = () => passed() >= LONGEST_MS || signal.aborted;
  while (passed() < MEASURED_MS && !isOver()) {
    const run = await engine.open(pairScenario('lane'));
    let reached = 0;
    for (let targetPs = 0; targetPs < run.durationPs && !isOver(); ) {
      targetPs = Math.min(run.durationPs, targetPs + PS_A_SECOND);
      const progress = await run.runUntil(targetPs, { signal });
      simulatedPs += targetPs - reached;
      reached = targetPs;
      if (reached === run.durationPs || isOver()) cells += progress.cellHops;
    }
    await run.free();
  }
  return { cells, simulatedSeconds: simulatedPs / PS_A_SECOND, seconds: passed() / 1000 };
}
