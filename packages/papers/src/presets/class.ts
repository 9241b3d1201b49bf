/** Presets of the class: its small networks, and what fails in them. */

import type { Preset } from '@lanelab/scenario';
import { campus } from '../networks/class/campus.ts';
import { busOverload, hostMoves, lesDies, mpsDies, trunkCut } from '../networks/class/failures.ts';
import { classLane, classMpoa } from '../networks/class/pair.ts';
import { threeWays } from '../networks/class/three-ways.ts';

export const CLASS_NETWORKS: readonly Preset[] = [
  { id: 'class-lane', title: 'Which way does a packet take from A to B?', build: classLane },
  { id: 'class-mpoa', title: 'What do a client and a server of MPOA change?', build: classMpoa },
  { id: 'three-ways', title: 'One TCP stream by Classical IP, through a router, and by MPOA', build: threeWays },
];

export const FAILURES: readonly Preset[] = [
  { id: 'trunk-cut', title: 'Who notices that a link is gone?', build: trunkCut },
  { id: 'les-dies', title: 'Does traffic go on without the LAN emulation server?', build: lesDies },
  { id: 'mps-dies', title: 'How long does a shortcut outlive its server?', build: mpsDies },
  { id: 'bus-overload', title: 'What else fails when a BUS has too much to carry?', build: busOverload },
  { id: 'host-moves', title: 'How do two bridges learn that a station is elsewhere?', build: hostMoves },
  { id: 'campus', title: 'Are all clients in before the first timer runs out?', build: campus },
];
