/** Edits of what is to happen at given instants: faults and changed parameters. */

import { say } from '@lanelab/messages/edits';
import { issueSentence, say as sayIssue } from '@lanelab/messages/scenario';
import { type Change, changeText } from '../../change-text.ts';
import type { Edit } from '../types.ts';
import { done, refuse } from './model.ts';
import { refusalOf } from './refusal.ts';

/** A fault or another parameter at an instant. */
export const addChange =
  (change: Change): Edit =>
  (scenario) => {
    const { model } = scenario;
    const after = { ...scenario, model: { ...model, changes: [...model.changes, change] } };
    const issue = refusalOf(scenario, after, `model.changes[${model.changes.length}]`);
    if (issue !== null) return refuse(issueSentence(issue, sayIssue('subject.change')));
    return done(after, say('change.planned', { change: changeText(change, model) }));
  };

/** Takes a planned change back, by its position in the list. */
export const removeChange =
  (index: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const change = model.changes[index];
    if (change === undefined) return refuse(say('change.gone'));
    const changes = model.changes.filter((_, at) => at !== index);
    const did = say('change.taken-back', { change: changeText(change, model) });
    return done({ ...scenario, model: { ...model, changes } }, did);
  };

/** Takes all planned changes back that a test picks. `did` names the edit. */
export const withoutChanges =
  (isPicked: (change: Change) => boolean, did: string): Edit =>
  (scenario) => {
    const { model } = scenario;
    const changes = model.changes.filter((change) => !isPicked(change));
    if (changes.length === model.changes.length) return refuse(say('change.gone'));
    return done({ ...scenario, model: { ...model, changes } }, did);
  };
