/** Edits of what is to happen at given instants: faults and changed parameters. */

import { issueSentence, say } from '@lanelab/messages/scenario';
import type { Model } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done, nameOf, refuse } from './model.ts';
import { refusalOf } from './refusal.ts';

export type Change = Model['changes'][number];

/** What a change does, in words: “cut link 2”, “change the CPU of H1”. */
export function changeWords(model: Model, change: Change): string {
  if (change.kind === 'link-up') return `${change.up ? 'restore' : 'cut'} link ${change.link}`;
  if (change.kind === 'link-delay') return `change the delay of link ${change.link}`;
  if (change.kind === 'flow') return `change flow ${change.flow}`;
  if (change.kind === 'plug') return `plug link ${change.link} into ${nameOf(model, change.to.node)}`;
  const name = nameOf(model, change.node);
  if (change.kind === 'process')
    return `${change.up ? 'start' : 'kill'} the ${change.process.toUpperCase()} of ${name}`;
  if (change.kind === 'drop-message') return `lose ${change.message ?? 'a message'} of ${name}`;
  if (change.kind === 'damage-message') return `damage ${change.message ?? 'a message'} of ${name}`;
  if (change.kind === 'clear') return `empty the tables of ${name}`;
  if (change.kind === 'queue') return `change a buffer of ${name}`;
  if (change.kind === 'glitch') return `${change.extraPs === null ? 'drop' : 'delay'} a cell that leaves ${name}`;
  if (change.kind === 'policer') return `change a policer of ${name}`;
  return `change the ${change.kind === 'cpu' ? 'CPU' : 'stack'} of ${name}`;
}

/** A fault or another parameter at an instant. */
export const addChange =
  (change: Change): Edit =>
  (scenario) => {
    const { model } = scenario;
    const after = { ...scenario, model: { ...model, changes: [...model.changes, change] } };
    const issue = refusalOf(scenario, after, `model.changes[${model.changes.length}]`);
    if (issue !== null) return refuse(issueSentence(issue, say('subject.change')));
    return done(after, `Planned to ${changeWords(model, change)}`);
  };

/** Takes a planned change back, by its position in the list. */
export const removeChange =
  (index: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const change = model.changes[index];
    if (change === undefined) return refuse(`There is no change ${index + 1}; choose another.`);
    const changes = model.changes.filter((_, at) => at !== index);
    return done({ ...scenario, model: { ...model, changes } }, `No longer to ${changeWords(model, change)}`);
  };
