/** Everything that a scenario's author should know, errors first. */

import type { Model, Scenario } from '@lanelab/scenario';
import type { Problem } from '../types.ts';
import { flowProblems, pvcProblems } from './connections.ts';
import { idleProblem, lonelyProblems, overlapProblems, unusedProblems } from './devices.ts';
import { elanProblems } from './elans.ts';
import { subjectOf } from './problem.ts';
import { referenceProblems } from './references.ts';
import { timeProblems } from './times.ts';

const found = new WeakMap<Scenario, readonly Problem[]>();
/** Moving devices about changes no model. */
const foundInModel = new WeakMap<Model, readonly Problem[]>();

function modelProblems(scenario: Scenario): readonly Problem[] {
  const known = foundInModel.get(scenario.model);
  if (known !== undefined) return known;
  const subject = subjectOf(scenario);
  const problems = [
    ...referenceProblems(subject),
    ...flowProblems(subject),
    ...pvcProblems(subject),
    ...idleProblem(subject),
    ...lonelyProblems(subject),
    ...unusedProblems(subject),
    ...elanProblems(subject),
    ...timeProblems(subject),
  ];
  foundInModel.set(scenario.model, problems);
  return problems;
}

/** Found once for each document. */
export function problemsOf(scenario: Scenario): readonly Problem[] {
  const known = found.get(scenario);
  if (known !== undefined) return known;
  const all = [...modelProblems(scenario), ...overlapProblems(scenario)];
  const problems = [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ];
  found.set(scenario, problems);
  return problems;
}
