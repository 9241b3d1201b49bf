/** Edits of branches: several futures of one network, one of which is shown. Each edit is one undo step, as any other. */

import { say } from '@lanelab/messages/edits';
import {
  type Branch,
  checkReferences,
  MAX_BRANCH_NAME,
  MAX_BRANCHES,
  type Model,
  type Scenario,
} from '@lanelab/scenario';
import { showQuantity } from '../../../base/format/quantities.ts';
import { changeText } from '../../change-text.ts';
import type { Edit, EditOutcome } from '../types.ts';
import { done, nextId, refuse } from './model.ts';

/** All futures of a document, the shown one among them; none where it has only one. */
export const branchesOf = ({ branches }: Scenario): readonly Branch[] => branches ?? [];

export const isShown = ({ kept }: Branch): boolean => kept === undefined;

/** The document as it is in a branch, without the others: what is run beside it. Null where there is no such branch. */
export function scenarioOfBranch(scenario: Scenario, id: number): Scenario | null {
  const branch = branchesOf(scenario).find((one) => one.id === id);
  if (branch === undefined) return null;
  const { branches: _branches, ...alone } = scenario;
  return { ...alone, ...branch.kept };
}

/** Cut to the longest name that a branch may have, and numbered where another branch has it. */
function freeName(wanted: string, branches: readonly Branch[]): string {
  const taken = new Set(branches.map(({ name }) => name));
  const short = wanted.slice(0, MAX_BRANCH_NAME);
  if (!taken.has(short)) return short;
  for (let number = 2; ; number += 1) {
    const suffix = say('branch.numbered', { name: '', number });
    const name = `${wanted.slice(0, MAX_BRANCH_NAME - suffix.length)}${suffix}`;
    if (!taken.has(name)) return name;
  }
}

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** An instant in a name: four digits that count. */
const instant = (atPs: number): string => showQuantity('time', Number(atPs.toPrecision(4)));

/** “Cut A to B at 8.2 s”, after the first planned change that the network before did not have; else after what was done. */
function nameAfter(before: Model, after: Model, did: string, atPs: number): string {
  const known = new Set(before.changes.map((change) => JSON.stringify(change)));
  const added = after.changes.find((change) => !known.has(JSON.stringify(change)));
  const what = added === undefined ? did : capital(changeText(added, after));
  return say('branch.named', { what, time: instant(atPs) });
}

/** A document whose present network is kept, and whose next one is a new branch. */
function branched(before: Scenario, after: Scenario, wanted: string, atPs: number) {
  const { model, layout } = before;
  const kept = { model, layout };
  const known = branchesOf(before);
  const old: readonly Branch[] =
    known.length === 0
      ? [{ id: 1, name: say('branch.first'), atPs, kept }]
      : known.map((branch) => (isShown(branch) ? { ...branch, kept } : branch));
  const name = freeName(wanted, old);
  const branches = [...old, { id: nextId(old), name, atPs }];
  const shown = known.find(isShown)?.name ?? say('branch.first');
  return { scenario: { ...after, branches }, name, kept: shown };
}

/** Why the network cannot be kept; null where it can. */
function refusalToKeep(scenario: Scenario): EditOutcome | null {
  if (branchesOf(scenario).length >= MAX_BRANCHES) return refuse(say('branch.too-many', { max: MAX_BRANCHES }));
  return checkReferences(scenario.model).length > 0 ? refuse(say('branch.broken')) : null;
}

/** An edit in a new branch, which begins at an instant; the network without it stays as another. One undo step. */
export const inNewBranch =
  (edit: Edit, atPs: number): Edit =>
  (scenario) => {
    const outcome = edit(scenario);
    if (!outcome.ok || outcome.scenario === scenario) return outcome;
    const refusal = refusalToKeep(scenario);
    if (refusal !== null) return refusal;
    const wanted = nameAfter(scenario.model, outcome.scenario.model, outcome.did, atPs);
    const made = branched(scenario, outcome.scenario, wanted, atPs);
    return { ...outcome, scenario: made.scenario, did: say('branch.made', { did: outcome.did, ...made }) };
  };

/** A new branch that is the same network yet: what is edited from now on is edited in it. */
export const startBranch =
  (atPs: number): Edit =>
  (scenario) => {
    const refusal = refusalToKeep(scenario);
    if (refusal !== null) return refusal;
    const made = branched(scenario, scenario, say('branch.new', { time: instant(atPs) }), atPs);
    return done(made.scenario, say('branch.started', { name: made.name }));
  };

/** Keeps the network as it was before the last edit, which `did` this: the edited one becomes a branch beside it. */
export const keepBefore =
  (before: Scenario, did: string, atPs: number): Edit =>
  (scenario) => {
    if (before.model === scenario.model || before.branches !== scenario.branches)
      return refuse(say('branch.nothing-before'));
    const refusal = refusalToKeep(before);
    if (refusal !== null) return refusal;
    const made = branched(before, scenario, nameAfter(before.model, scenario.model, did, atPs), atPs);
    return done(made.scenario, say('branch.kept-before', made));
  };

/** Shows another branch; the one that was shown is kept as it stands. */
export const switchBranch =
  (id: number): Edit =>
  (scenario) => {
    const target = branchesOf(scenario).find((branch) => branch.id === id);
    if (target === undefined) return refuse(say('branch.gone'));
    const did = say('branch.switched', { name: target.name });
    if (target.kept === undefined) return done(scenario, did);
    if (checkReferences(scenario.model).length > 0) return refuse(say('branch.broken'));
    const { model, layout } = scenario;
    const branches = branchesOf(scenario).map((branch): Branch => {
      if (isShown(branch)) return { ...branch, kept: { model, layout } };
      const { kept: _kept, ...rest } = branch;
      return branch.id === id ? rest : branch;
    });
    return done({ ...scenario, ...target.kept, branches }, did);
  };

export const renameBranch =
  (id: number, text: string): Edit =>
  (scenario) => {
    const name = text.trim();
    const branches = branchesOf(scenario);
    const branch = branches.find((one) => one.id === id);
    if (branch === undefined) return refuse(say('branch.gone'));
    if (name === '' || name.length > MAX_BRANCH_NAME)
      return refuse(say('branch.name-length', { max: MAX_BRANCH_NAME }));
    const did = say('branch.renamed', { old: branch.name, name });
    if (name === branch.name) return done(scenario, did);
    if (branches.some((one) => one.name === name)) return refuse(say('branch.name-taken', { name }));
    return done({ ...scenario, branches: branches.map((one) => (one.id === id ? { ...one, name } : one)) }, did);
  };

/** A document with one future left is one without branches. */
export const removeBranch =
  (id: number): Edit =>
  (scenario) => {
    const branch = branchesOf(scenario).find((one) => one.id === id);
    if (branch === undefined) return refuse(say('branch.gone'));
    if (isShown(branch)) return refuse(say('branch.is-shown', { name: branch.name }));
    const left = branchesOf(scenario).filter((one) => one !== branch);
    const did = say('branch.removed', { name: branch.name });
    const { branches: _branches, ...alone } = scenario;
    return done(left.length < 2 ? alone : { ...scenario, branches: left }, did);
  };
