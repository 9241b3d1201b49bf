/** The pair of the lecture: one small network, routed and with a shortcut. */
import { classLane, classMpoa, type Scenario } from '@lanelab/scenario';

export type PairSide = 'lane' | 'mpoa';

export const pairScenario = (side: PairSide): Scenario => (side === 'lane' ? classLane() : classMpoa());
