/** Groups: devices drawn, moved and hidden as one. */

import { say } from '@lanelab/messages/edits';
import type { Group, Scenario } from '@lanelab/scenario';
import { formatInteger } from '../../../base/format/number.ts';
import { selecting } from '../selection.ts';
import type { Edit } from '../types.ts';
import { done, nextId, nodeOf, refuse } from './model.ts';

const MAX_GROUPS = 1_000;
const MAX_NAME = 80;

const withGroups = (scenario: Scenario, groups: Group[]): Scenario => ({
  ...scenario,
  layout: { ...scenario.layout, groups },
});

/** Groups without some devices; those that would be empty go. */
export function groupsWithout(groups: readonly Group[], isGone: (node: number) => boolean): Group[] {
  return groups
    .map((group) =>
      group.nodes.some((node) => isGone(node))
        ? { ...group, nodes: group.nodes.filter((node) => !isGone(node)) }
        : group,
    )
    .filter(({ nodes }) => nodes.length > 0);
}

function freeGroupName(groups: readonly Group[]): string {
  const taken = new Set(groups.map(({ name }) => name));
  let number = 1;
  while (taken.has(say('group.automatic-name', { number }))) number += 1;
  return say('group.automatic-name', { number });
}

/** One group of these devices; they leave any other. */
export const group =
  (ids: ReadonlySet<number>, name?: string): Edit =>
  (scenario) => {
    const nodes = [...ids].filter((id) => nodeOf(scenario.model, id) !== undefined).toSorted((a, b) => a - b);
    if (nodes.length < 2) return refuse(say('group.too-few'));
    const others = groupsWithout(scenario.layout.groups, (node) => nodes.includes(node));
    if (others.length >= MAX_GROUPS) return refuse(say('group.most', { most: formatInteger(MAX_GROUPS) }));
    const made: Group = { id: nextId(scenario.layout.groups), name: name ?? freeGroupName(others), nodes };
    return done(
      withGroups(scenario, [...others, made]),
      say('group.done', { count: nodes.length, group: made.name }),
      selecting({ nodes }),
    );
  };

/** Dissolves a group; its devices stay. */
export const ungroup =
  (id: number): Edit =>
  (scenario) => {
    const { groups } = scenario.layout;
    const gone = groups.find((candidate) => candidate.id === id);
    if (gone === undefined) return refuse(say('group.gone'));
    return done(
      withGroups(
        scenario,
        groups.filter((candidate) => candidate !== gone),
      ),
      say('group.dissolved', { group: gone.name }),
      selecting({ nodes: gone.nodes }),
    );
  };

export const renameGroup =
  (id: number, name: string): Edit =>
  (scenario) => {
    const { groups } = scenario.layout;
    const old = groups.find((candidate) => candidate.id === id);
    const text = name.trim();
    if (old === undefined) return refuse(say('group.gone'));
    if (text.length < 1 || text.length > MAX_NAME)
      return refuse(say('name.length', { most: MAX_NAME, length: text.length }));
    return done(
      withGroups(
        scenario,
        groups.map((candidate) => (candidate === old ? { ...old, name: text } : candidate)),
      ),
      say('group.renamed', { old: old.name, name: text }),
    );
  };
