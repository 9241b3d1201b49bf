/** Scouts of a whole lecture. The start page has one scout of its own, and needs no hash of a model for it. */
import { modelHash, type Scenario } from '@lanelab/scenario';
import { createScout, type Scout } from './find-moments.ts';

export interface Scouts {
  readonly of: (scenario: Scenario) => Scout;
  readonly close: () => void;
}

/** One scout for each model; they go on searching while the lecture goes on. */
export function createScouts(): Scouts {
  const scouts = new Map<string, Scout>();
  return {
    of: (scenario) => {
      const hash = modelHash(scenario.model);
      const scout = scouts.get(hash) ?? createScout(scenario);
      scouts.set(hash, scout);
      return scout;
    },
    close: () => {
      for (const scout of scouts.values()) scout.close();
      scouts.clear();
    },
  };
}
