/** For tests of the playback: a clock that they wind, and scenarios small enough to run often. */
import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import type { Clock } from '../clock.ts';
import { createPlayback, type PlaybackOptions } from '../controller.ts';
import { documentRuns } from '../document-runs.ts';

/** A wall clock that advances only when a test winds it; between its frames the engine works as long as it wants. */
export class WoundClock implements Clock {
  #now = 1000;
  #callbacks: (() => void)[] = [];
  now = () => this.#now;

  frame = (callback: () => void) => this.#add(callback);
  later = (callback: () => void) => this.#add(callback);

  #add(callback: () => void): () => void {
    this.#callbacks.push(callback);
    return () => {
      this.#callbacks = this.#callbacks.filter((other) => other !== callback);
    };
  }

  /** So many frames, 20 ms apart. */
  async frames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) {
      this.#now += 20;
      const due = this.#callbacks;
      this.#callbacks = [];
      for (const callback of due) callback();
      await turns(25);
    }
  }
}

/** Lets the engine of this thread work. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export function presetOf(id: string, durationPs: number): Scenario {
  const scenario = findPreset(id)?.build();
  if (scenario === undefined) throw new Error(`no preset ${id}`);
  return { ...scenario, model: { ...scenario.model, durationPs } };
}

export function bench(options: Partial<PlaybackOptions> = {}) {
  const clock = new WoundClock();
  const playback = createPlayback({ startEngine: async () => createEngine(), clock, ...documentRuns, ...options });
  return { clock, playback };
}

/** The result of a run straight to an instant. */
export async function straight(scenario: Scenario, timePs: number) {
  const engine = createEngine();
  const run = await engine.open(scenario);
  await run.runUntil(timePs);
  const answer = { hash: await run.stateHash(), digest: (await run.result()).digest };
  await run.free();
  return answer;
}
