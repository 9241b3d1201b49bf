/** The demonstrations with what builds them. */

import type { Preset, Start } from '@lanelab/scenario';
import { campus } from '../networks/class/campus.ts';
import { busOverload, hostMoves, lesDies, mpsDies, trunkCut } from '../networks/class/failures.ts';
import { classLane, classMpoa } from '../networks/class/pair.ts';
import { threeWays } from '../networks/class/three-ways.ts';
import { SECOND_PS } from '../networks/common.ts';
import { curitibaLane, curitibaSvc } from '../networks/curitiba/switched.ts';
import { clipPairCollapse, clipPairNoUpdate, clipPairSvc } from '../networks/detken/clip-pair.ts';
import { bayLane, vividMpoa } from '../networks/detken/testbeds.ts';
import { tutLane, tutMpoa } from '../networks/tut/figures.ts';
import { demonstration } from './demonstrations.ts';
import { FRAMES_PS } from './starts.ts';

/** Instants of a run, seconds. */
const at = (seconds: number): number => Math.round(seconds * SECOND_PS);

/** The file fills the path through the router; at once A asks for a shortcut, where there is MPOA. */
const shortcutAsked: Start = { timePs: at(8.154_4), speedPs: FRAMES_PS };
/** The file is on its way, and something fails half a millisecond later. */
const beforeFault: Start = { timePs: at(15.999_5), speedPs: FRAMES_PS };

export const NETWORKS: readonly Preset[] = [
  demonstration('clip-pair-collapse', clipPairCollapse, { timePs: at(0.1466) }),
  demonstration('clip-pair-collapse-no-update', clipPairNoUpdate, { timePs: at(0.1466) }),
  demonstration('clip-pair-svc', clipPairSvc, { timePs: at(8.16) }),
  demonstration('class-lane', classLane, shortcutAsked),
  demonstration('class-mpoa', classMpoa, shortcutAsked),
  demonstration('three-ways', threeWays, { timePs: at(8.16) }),
  demonstration('bay-lane', bayLane, { timePs: at(8.100_2), speedPs: FRAMES_PS }),
  demonstration('vivid-mpoa', vividMpoa, { timePs: at(10.182_5), speedPs: FRAMES_PS }),
  demonstration('tut-lane', tutLane, { timePs: at(8.16) }),
  demonstration('tut-mpoa', tutMpoa, { timePs: at(8.16) }),
  demonstration('curitiba-lane', curitibaLane, { timePs: at(8.1) }),
  demonstration('curitiba-svc', curitibaSvc, { timePs: at(8.1) }),
  demonstration('trunk-cut', trunkCut, beforeFault),
  demonstration('les-dies', lesDies, beforeFault),
  demonstration('mps-dies', mpsDies, beforeFault),
  demonstration('bus-overload', busOverload, { timePs: at(8.1), speedPs: FRAMES_PS }),
  demonstration('host-moves', hostMoves, { timePs: at(16.004_4), speedPs: FRAMES_PS }),
  demonstration('campus', campus, { timePs: at(0.000_6), speedPs: FRAMES_PS }),
];
