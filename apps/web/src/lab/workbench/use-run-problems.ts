/** Problems that the playing run has found: the same list as long as it holds the same problems. */
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import type { Problem } from '../../document/store/types.ts';
import type { Protocols } from '../messages/context.ts';

const none: readonly Problem[] = [];
const sentences = (problems: readonly Problem[]) => problems.map(({ sentence }) => sentence).join('\n');

export function useRunProblems(protocols: Protocols | null, scenario: Scenario): readonly Problem[] {
  const [problems, setProblems] = useState(none);
  useEffect(() => {
    if (protocols === null) return;
    let isOver = false;
    let stop = () => {};
    void import('../messages/client-problems.ts').then(({ clientProblems }) => {
      if (isOver) return;
      const update = () => {
        const { states, diary, timePs } = protocols.log.getState();
        const next = clientProblems(scenario, states, diary, timePs);
        setProblems((now) => (sentences(now) === sentences(next) ? now : next));
      };
      stop = protocols.log.subscribe(update);
      update();
    });
    return () => {
      isOver = true;
      stop();
      setProblems(none);
    };
  }, [protocols, scenario]);
  return problems;
}
