/**
 * The pair of the lecture: one small network, routed and with a shortcut. The two documents are kept as the presets
 * `class-lane` and `class-mpoa` build them, so that the start page moves before it has a parser.
 */
import type { Scenario } from '@lanelab/scenario';
import lane from './pair-lane.json';
import mpoa from './pair-mpoa.json';

export type PairSide = 'lane' | 'mpoa';

const documents: Readonly<Record<PairSide, object>> = { lane, mpoa };

/** `pair.test.ts` holds the documents to what the presets build. */
export const pairScenario = (side: PairSide): Scenario => documents[side] as Scenario;
