/** What a run of the network measures where a curve was asked for, on an engine of its own, as far as the clock has come. */

import { createWorkerEngine } from '@lanelab/engine/browser';
import { measuredCurve } from '@lanelab/lessons/curve';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import type { Playback } from '../../playback/types.ts';
import { curveForm, type DrawnCurve, type DrawnForm } from './curves.ts';

/** Pause between two looks at the clock. */
const LOOK_MS = 200;

export interface Measured {
  /** Null where nothing is measured, and until that is done. */
  readonly curve: DrawnCurve | null;
  /** Why the run could not be computed. */
  readonly problem: string | null;
}

const NOTHING: Measured = { curve: null, problem: null };

async function measure(scenario: Scenario, form: DrawnForm, signal: AbortSignal): Promise<DrawnCurve> {
  const engine = await createWorkerEngine();
  try {
    return await measuredCurve(engine, scenario, curveForm(form), { signal });
  } finally {
    await engine.close();
  }
}

export function useMeasured(scenario: Scenario | null, form: DrawnForm, playback: Playback | null): Measured {
  const [whole, setWhole] = useState(NOTHING);
  const [nowS, setNowS] = useState(0);
  useEffect(() => {
    setWhole(NOTHING);
    if (scenario === null) return undefined;
    const leaving = new AbortController();
    const show = (measured: Measured) => {
      if (!leaving.signal.aborted) setWhole(measured);
    };
    measure(scenario, form, leaving.signal).then(
      (curve) => show({ curve, problem: null }),
      (error: unknown) => show({ curve: null, problem: reasonOf(error) }),
    );
    return () => leaving.abort();
  }, [scenario, form]);
  useEffect(() => {
    if (playback === null) return undefined;
    const read = () => setNowS(playback.timePs() / 1e12);
    read();
    const timer = setInterval(read, LOOK_MS);
    return () => clearInterval(timer);
  }, [playback]);
  const { curve, problem } = whole;
  if (curve === null) return { curve, problem };
  const endS = (index: number) => form.fromS + ((form.toS - form.fromS) * (index + 1)) / curve.length;
  return { curve: curve.map((height, index) => (endS(index) <= nowS ? height : null)), problem };
}
