/** Keeps the runs that the settings ask for; planning takes a while, so it waits until typing pauses. */
import { OverrideError, type Plan, type RunSpec, type SweepExperiment } from '@lanelab/papers';
import { useCallback, useEffect, useState } from 'react';
import { planFigure, planPoint } from './planning.ts';
import type { Settings } from './settings.ts';

export interface Planned {
  readonly settings: Settings;
  readonly plan: Plan;
  readonly point: RunSpec;
}

interface PlanState {
  /** Plan of the last settings that made sense. */
  readonly planned: Planned;
  /** Why the present settings make no scenario, in a sentence. */
  readonly refusal: string | null;
  /** The plan of the present settings at once, or null when they make none. */
  readonly planNow: () => Planned | null;
}

const PAUSE_MS = 150;

function planAll(experiment: SweepExperiment, settings: Settings): Planned {
  return { settings, plan: planFigure(experiment, settings), point: planPoint(experiment, settings) };
}

export function usePlan(experiment: SweepExperiment, settings: Settings): PlanState {
  const [planned, setPlanned] = useState(() => planAll(experiment, settings));
  const [refusal, setRefusal] = useState<string | null>(null);

  const planNow = useCallback(() => {
    if (planned.settings === settings) return planned;
    try {
      const next = planAll(experiment, settings);
      setPlanned(next);
      setRefusal(null);
      return next;
    } catch (error) {
      if (!(error instanceof OverrideError)) throw error;
      setRefusal(error.message);
      return null;
    }
  }, [experiment, settings, planned]);

  useEffect(() => {
    if (planned.settings === settings) return;
    const timer = setTimeout(planNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [planNow, planned, settings]);

  return { planned, refusal, planNow };
}
