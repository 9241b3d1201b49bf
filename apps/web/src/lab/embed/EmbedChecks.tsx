/** Judges the checks of an embedded document, and tells the page around of each as it is decided. It shows nothing itself. */
import { verdictText } from '@lanelab/lessons/checks';
import type { Scenario } from '@lanelab/scenario';
import { useEffect } from 'react';
import { useCheckRun } from '../checks/use-check-run.ts';
import type { Host } from './host.ts';

interface EmbedChecksProps {
  readonly scenario: Scenario;
  readonly checks: readonly string[];
  readonly host: Host;
}

export function EmbedChecks({ scenario, checks, host }: EmbedChecksProps) {
  const { lines } = useCheckRun(scenario, checks);
  useEffect(() => {
    for (const { text, result } of lines) {
      if (result === null || result.verdict === 'undecided') continue;
      const type = result.verdict === 'holds' ? 'check-passed' : 'check-failed';
      host.tell({ from: 'lanelab', type, check: text, t: result.decidedAtPs, found: verdictText(result) });
    }
  }, [lines, host]);
  return null;
}
