/** The demonstrations with what builds them. */

import type { Preset } from '@lanelab/scenario';
import { campus } from '../networks/class/campus.ts';
import { busOverload, hostMoves, lesDies, mpsDies, trunkCut } from '../networks/class/failures.ts';
import { classLane, classMpoa } from '../networks/class/pair.ts';
import { threeWays } from '../networks/class/three-ways.ts';
import { curitibaLane, curitibaSvc } from '../networks/curitiba/switched.ts';
import { clipPairCollapse, clipPairNoUpdate, clipPairSvc } from '../networks/detken/clip-pair.ts';
import { bayLane, vividMpoa } from '../networks/detken/testbeds.ts';
import { tutLane, tutMpoa } from '../networks/tut/figures.ts';
import { demonstration } from './demonstrations.ts';

export const NETWORKS: readonly Preset[] = [
  demonstration('clip-pair-collapse', clipPairCollapse),
  demonstration('clip-pair-collapse-no-update', clipPairNoUpdate),
  demonstration('clip-pair-svc', clipPairSvc),
  demonstration('class-lane', classLane),
  demonstration('class-mpoa', classMpoa),
  demonstration('three-ways', threeWays),
  demonstration('bay-lane', bayLane),
  demonstration('vivid-mpoa', vividMpoa),
  demonstration('tut-lane', tutLane),
  demonstration('tut-mpoa', tutMpoa),
  demonstration('curitiba-lane', curitibaLane),
  demonstration('curitiba-svc', curitibaSvc),
  demonstration('trunk-cut', trunkCut),
  demonstration('les-dies', lesDies),
  demonstration('mps-dies', mpsDies),
  demonstration('bus-overload', busOverload),
  demonstration('host-moves', hostMoves),
  demonstration('campus', campus),
];
