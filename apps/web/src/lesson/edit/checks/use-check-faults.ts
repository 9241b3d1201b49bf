/** What keeps the checks, traps and values of a step from being read against the network that they judge. */
import { type AskedFault, stepCheckFaults } from '@lanelab/lessons/judge';
import { useMemo } from 'react';
import type { StepPartProps } from '../model/step-props.ts';

const none: readonly AskedFault[] = [];

/** None while the network is opened. A network that is built may lack what its solution has, which is why the solution is asked. */
export function useCheckFaults({ step, index, networks }: Pick<StepPartProps, 'step' | 'index' | 'networks'>) {
  return useMemo((): readonly AskedFault[] => {
    if (networks.state !== 'open') return none;
    const { start, solved, variant } = networks.networks;
    return stepCheckFaults(step, index, { scenario: solved, start, variant });
  }, [step, index, networks]);
}
