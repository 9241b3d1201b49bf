/** Runs a scenario ahead of the lecture on an engine of its own, to find where its moments are. */
import type { Scenario } from '@lanelab/scenario';
import { startPlayingEngine } from '../playback/run/playing.ts';
import { ProtocolLog } from '../playback/run/protocol-log.ts';
import type { Run, WorkerEngine } from '../playback/run/types.ts';
import { findMoment, type Moment } from './log.ts';

const STRETCH_PS = 200e9;
/** A moment that has not come by then will not come. */
const FURTHEST_PS = 20e12;

export interface Scout {
  /** The instant of a moment; null where the run never comes to it. */
  find(moment: Moment): Promise<number | null>;
  close(): void;
}

export function createScout(scenario: Scenario): Scout {
  const log = new ProtocolLog();
  const abort = new AbortController();
  const { flows, durationPs } = scenario.model;
  const endPs = Math.min(durationPs, FURTHEST_PS);
  /** Started when a moment has to be searched for. */
  let engine: Promise<WorkerEngine> | null = null;
  let opened: Promise<Run> | null = null;
  const start = () => {
    engine ??= startPlayingEngine();
    opened ??= engine.then((started) => started.open(scenario));
    return opened;
  };
  let reachedPs = 0;
  let lane: Promise<unknown> = Promise.resolve();

  const look = (moment: Moment) => {
    const found = findMoment(moment, { flows, messages: log.messages, diary: log.diary });
    return found === null || found <= durationPs ? found : null;
  };
  const search = async (moment: Moment): Promise<number | null> => {
    for (;;) {
      const known = look(moment);
      if (known !== null || reachedPs >= endPs || abort.signal.aborted) return known;
      const run = await start();
      reachedPs = Math.min(endPs, reachedPs + STRETCH_PS);
      await run.runUntil(reachedPs, { signal: abort.signal });
      await log.read((query) => run.inspect(query));
    }
  };
  return {
    find(moment) {
      const mine = lane.then(() => search(moment));
      lane = mine.catch(() => undefined);
      return mine;
    },
    close() {
      abort.abort();
      void engine?.then((started) => started.close()).catch(() => undefined);
    },
  };
}
