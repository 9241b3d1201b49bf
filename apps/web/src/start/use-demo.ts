/** Runs the start page's demonstration: one second of the figure 7 stream for each message size. */
import { findExperiment, plan, type RunSpec, type Scenario } from '@lanelab/scenario';
import { useEffect, useMemo, useState } from 'react';
import { type Failure, failureOf } from '../engine/failure.ts';
import { runScenario } from '../engine/lanes.ts';
import { knownResults, rememberResult, useResults } from '../engine/results.ts';
import { report } from '../ui/page-state.ts';

export interface DemoBar {
  readonly message: number;
  /** Mb/s, or null until it has run. */
  readonly mbps: number | null;
}

interface Demo {
  readonly scenario: Scenario;
  readonly bars: readonly DemoBar[];
  readonly totals: { readonly runs: number; readonly cellHops: number; readonly wallMs: number };
  readonly failure: Failure | null;
  readonly retry: () => void;
}

const second = 1e12;

function specsFor(buffer: number): readonly RunSpec[] {
  const experiment = findExperiment('curitiba-fig7');
  if (experiment === null || experiment.kind !== 'sweep' || experiment.series === null)
    throw new Error('figure 7 is a sweep over messages and buffers');
  const axes = { [experiment.x.key]: [buffer], [experiment.series.key]: experiment.series.values.full };
  return plan(experiment, 'quick', { axes, durationPs: second }).runs;
}

export function useDemo(buffer: number): Demo {
  const specs = useMemo(() => specsFor(buffer), [buffer]);
  const results = useResults();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const runAll = async () => {
      for (const spec of specs) {
        if (knownResults().has(spec.key)) continue;
        const result = await runScenario(spec.scenario, { signal: abort.signal });
        rememberResult(spec.key, result);
      }
      report('demo', 'done');
    };
    report('demo', 'running');
    runAll().catch((error: unknown) => setFailure(failureOf(error)));
    return () => {
      abort.abort();
      report('demo', undefined);
    };
  }, [specs, attempt]);

  const done = specs.flatMap((spec) => results.get(spec.key) ?? []);
  const [first] = specs;
  if (first === undefined) throw new Error('the demonstration has runs');
  return {
    scenario: first.scenario,
    bars: specs.map((spec) => ({
      message: Number(spec.coords['message']),
      mbps: results.get(spec.key)?.flows[0]?.goodputMbps ?? null,
    })),
    totals: {
      runs: done.length,
      cellHops: done.reduce((sum, { cellHops }) => sum + cellHops, 0),
      wallMs: done.reduce((sum, { wallMs }) => sum + wallMs, 0),
    },
    failure,
    retry: () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    },
  };
}
