/** Everything that can be run by name. */

import { modelHash, type Preset } from '@lanelab/scenario';
import { EXPERIMENTS } from '../experiments/registry.ts';
import { baseScenario } from '../figures/base-scenario.ts';
import { defaultScenario } from '../figures/plan.ts';
import { w1, w2, w3, w4, w5 } from '../networks/bench.ts';
import { campus } from '../networks/class/campus.ts';
import { busOverload, hostMoves, lesDies, mpsDies, trunkCut } from '../networks/class/failures.ts';
import { classLane, classMpoa } from '../networks/class/pair.ts';
import { threeWays } from '../networks/class/three-ways.ts';
import { clujOnHub } from '../networks/cluj/testbeds.ts';
import { curitibaLane, curitibaSvc } from '../networks/curitiba/switched.ts';
import { clipPairCollapse, clipPairNoUpdate, clipPairSvc } from '../networks/detken/clip-pair.ts';
import { bayLane, vividMpoa } from '../networks/detken/testbeds.ts';
import { tutLane, tutMpoa } from '../networks/tut/figures.ts';

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
