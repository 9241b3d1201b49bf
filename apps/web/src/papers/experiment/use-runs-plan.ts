/** The plan of an experiment without axes for the settings of its page; planning waits until typing pauses. */
import {
  type DrawingExperiment,
  OverrideError,
  type Plan,
  type TraceExperiment,
  type VariantsExperiment,
} from '@lanelab/papers';
import { useEffect, useState } from 'react';
import { planFigure } from './planning.ts';
import type { Settings } from './settings.ts';

export type RunsExperiment = VariantsExperiment | TraceExperiment | DrawingExperiment;

interface RunsPlan {
  /** Plan of the last settings that made sense. */
  readonly planned: { readonly settings: Settings; readonly plan: Plan };
  /** Why the present ones make no scenario, in a sentence. */
  readonly refusal: string | null;
}

const PAUSE_MS = 150;

export function useRunsPlan(experiment: RunsExperiment, settings: Settings): RunsPlan {
  const [planned, setPlanned] = useState(() => ({ settings, plan: planFigure(experiment, settings) }));
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (planned.settings === settings) return;
    const timer = setTimeout(() => {
      try {
        setPlanned({ settings, plan: planFigure(experiment, settings) });
        setRefusal(null);
      } catch (error) {
        if (!(error instanceof OverrideError)) throw error;
        setRefusal(error.message);
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [experiment, settings, planned]);
  return { planned, refusal };
}
