/** Judges the checks of the open document by runs of their own, again whenever the network or a check changes. */
import { createWorkerEngine } from '@lanelab/engine/browser';
import { type Check, type CheckFault, type CheckResult, compileChecks, runChecks } from '@lanelab/lessons/checks';
import { modelHash, type Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Failure, failureOf } from '../../playback/run/failure.ts';

/** One line of the document. */
export type CheckLine =
  | { readonly text: string; readonly fault: CheckFault; readonly result: null }
  /** The result is null until the run has decided. */
  | { readonly text: string; readonly fault: null; readonly result: CheckResult | null };

export interface CheckRun {
  readonly lines: readonly CheckLine[];
  /** How far the run of the checks is, 0..1; null while none is under way. */
  readonly share: number | null;
  readonly failure: Failure | null;
  /** Runs once more after a failure. */
  readonly again: () => void;
}

/** After the last edit, before the checks are judged again. */
const SETTLE_MS = 400;

interface Judged {
  readonly key: string;
  readonly results: readonly (CheckResult | null)[];
  readonly share: number | null;
  readonly failure: Failure | null;
}

async function judge(
  scenario: Scenario,
  checks: readonly Check[],
  signal: AbortSignal,
  tell: (results: readonly (CheckResult | null)[], share: number | null) => void,
): Promise<void> {
  const engine = await createWorkerEngine();
  try {
    const { checks: results } = await runChecks(engine, scenario, checks, {
      signal,
      onProgress: ({ timePs, targetPs }, decided) => tell(decided, targetPs === 0 ? 1 : timePs / targetPs),
    });
    tell(results, null);
  } finally {
    await engine.close();
  }
}

export function useCheckRun(scenario: Scenario, texts: readonly string[]): CheckRun {
  const hash = useMemo(() => modelHash(scenario.model), [scenario]);
  // oxlint-disable-next-line react/exhaustive-deps -- the hash stands for the model
  const compiled = useMemo(() => compileChecks(texts, scenario), [texts, hash]);
  const checks = useMemo(() => compiled.flatMap((one) => (one.isCheck ? [one.check] : [])), [compiled]);
  const key = `${hash} ${checks.map(({ text }) => text).join('\n')}`;
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const [judged, setJudged] = useState<Judged>({ key: '', results: [], share: null, failure: null });
  useEffect(() => {
    if (checks.length === 0) return undefined;
    const abort = new AbortController();
    const tell = (results: Judged['results'], share: number | null) =>
      setJudged({ key, results, share, failure: null });
    const timer = setTimeout(() => {
      tell([], 0);
      judge(scenario, checks, abort.signal, tell).catch((error: unknown) => {
        const failure = failureOf(error);
        // A run that was stopped has another in its place.
        if (failure !== null) setJudged({ key, results: [], share: null, failure });
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for network and checks
  }, [key, attempt]);
  const isCurrent = judged.key === key;
  const lines = useMemo(() => {
    const results = isCurrent ? [...judged.results] : [];
    return compiled.map((one): CheckLine => {
      if (!one.isCheck) return { text: one.text, fault: one.fault, result: null };
      return { text: one.check.text, fault: null, result: results.shift() ?? null };
    });
  }, [compiled, judged, isCurrent]);
  return { lines, share: isCurrent ? judged.share : null, failure: isCurrent ? judged.failure : null, again };
}
