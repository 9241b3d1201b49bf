/** Everything that can be run by name. */

import { modelHash } from '../canonical.ts';
import { baseScenario } from '../experiments/base-scenario.ts';
import { defaultScenario } from '../experiments/plan.ts';
import { EXPERIMENTS } from '../experiments/registry.ts';
import type { Scenario } from '../schema/document.ts';
import { w1, w2, w3, w4, w5 } from './bench.ts';
import { campus } from './campus.ts';
import { classLane, classMpoa } from './class.ts';
import { clipPairCollapse, clipPairNoUpdate, clipPairSvc } from './clip-pair.ts';
import { clujOnHub } from './cluj.ts';
import { curitibaLane, curitibaSvc } from './curitiba-switched.ts';
import { bayLane, vividMpoa } from './detken.ts';
import { busOverload, hostMoves, lesDies, mpsDies, trunkCut } from './failures.ts';
import { threeWays } from './three-ways.ts';
import { tutLane, tutMpoa } from './tut.ts';

export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly build: () => Scenario;
}

/** Experiments run at their default point; the forms that one is run in have its id and an ending. */
const fromExperiments: readonly Preset[] = EXPERIMENTS.flatMap((experiment) => [
  { id: experiment.id, title: experiment.question, build: () => defaultScenario(experiment) },
  ...('variants' in experiment && experiment.variants.length > 1
    ? experiment.variants
        .filter(({ isPoint }) => isPoint !== true)
        .map((variant) => ({
          id: `${experiment.id}-${variant.key}`,
          title: `${experiment.question} ${variant.name}`,
          build: () => baseScenario(experiment, 'full', {}, variant),
        }))
    : []),
]);

export const PRESETS: readonly Preset[] = [
  ...fromExperiments,
  ...clujOnHub,
  {
    id: 'clip-pair-collapse',
    title: 'Why do two fast PCs fall to a few per cent of their line?',
    build: clipPairCollapse,
  },
  {
    id: 'clip-pair-collapse-no-update',
    title: 'What does a window update at half the buffer save?',
    build: clipPairNoUpdate,
  },
  { id: 'clip-pair-svc', title: 'What happens between the first packet and the first answer?', build: clipPairSvc },
  { id: 'class-lane', title: 'Which way does a packet take from A to B?', build: classLane },
  { id: 'class-mpoa', title: 'What do a client and a server of MPOA change?', build: classMpoa },
  { id: 'three-ways', title: 'One TCP stream by Classical IP, through a router, and by MPOA', build: threeWays },
  { id: 'bay-lane', title: 'How much of a 10 Mb/s Ethernet crosses an emulated LAN?', build: bayLane },
  { id: 'vivid-mpoa', title: 'Do hosts that know nothing of ATM get a shortcut?', build: vividMpoa },
  { id: 'tut-lane', title: 'What do two one-armed routers let through?', build: tutLane },
  { id: 'tut-mpoa', title: 'What is won when packets go past the routers?', build: tutMpoa },
  { id: 'curitiba-lane', title: 'What does LAN emulation cost beside Classical IP?', build: curitibaLane },
  { id: 'curitiba-svc', title: 'What is it like to call before sending?', build: curitibaSvc },
  { id: 'trunk-cut', title: 'Who notices that a link is gone?', build: trunkCut },
  { id: 'les-dies', title: 'Does traffic go on without the LAN emulation server?', build: lesDies },
  { id: 'mps-dies', title: 'How long does a shortcut outlive its server?', build: mpsDies },
  { id: 'bus-overload', title: 'What else fails when a BUS has too much to carry?', build: busOverload },
  { id: 'host-moves', title: 'How do two bridges learn that a station is elsewhere?', build: hostMoves },
  { id: 'campus', title: 'Are all clients in before the first timer runs out?', build: campus },
  { id: 'w1', title: 'Bench: two bursty sources on one trunk', build: w1 },
  { id: 'w2', title: 'Bench: one saturated stream over five hops', build: w2 },
  { id: 'w3', title: 'Bench: 64 on/off sources to one sink', build: w3 },
  { id: 'w4', title: 'Bench: 64 on/off sources, every interior trunk at 0.9', build: w4 },
  { id: 'w5', title: 'Bench: four TCP streams over one trunk', build: w5 },
];

export function findPreset(id: string): Preset | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}

/** The first preset of each model: one network may have several ids, and runs alike by all of them. */
export function distinctPresets(): readonly Preset[] {
  const byModel = new Map<string, Preset>();
  for (const preset of PRESETS) {
    const hash = modelHash(preset.build().model);
    if (!byModel.has(hash)) byModel.set(hash, preset);
  }
  return [...byModel.values()];
}
