/** Problems that the playing run has found: the same list as long as it holds the same problems. */
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { fetchPatiently } from '../../base/ui/fetch-again.ts';
import type { Problem } from '../../document/store/types.ts';
import type { Protocols } from '../messages/context.ts';

const none: readonly Problem[] = [];
const sentences = (problems: readonly Problem[]) => problems.map(({ sentence }) => sentence).join('\n');

export function useRunProblems(protocols: Protocols | null, scenario: Scenario): readonly Problem[] {
  const [problems, setProblems] = useState(none);
  useEffect(() => {
    if (protocols === null) return;
    let stop = () => {};
    let known = none;
    const stopFetching = fetchPatiently(
      () => import('../causes/live.ts'),
      ({ watchProblems }) => {
        stop = watchProblems(protocols, scenario, (next) => {
          if (sentences(next) === sentences(known)) return;
          known = next;
          setProblems(next);
        });
      },
    );
    return () => {
      stopFetching();
      stop();
      setProblems(none);
    };
  }, [protocols, scenario]);
  return problems;
}
