/** Groups: devices drawn, moved and hidden as one. */

import type { Group, Scenario } from '@lanelab/scenario';
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
  while (taken.has(`Group ${number}`)) number += 1;
  return `Group ${number}`;
}

/** One group of these devices; they leave any other. */
export const group =
  (ids: ReadonlySet<number>, name?: string): Edit =>
  (scenario) => {
    const nodes = [...ids].filter((id) => nodeOf(scenario.model, id) !== undefined).toSorted((a, b) => a - b);
    if (nodes.length < 2) return refuse('A group has two devices or more; select them first.');
    const others = groupsWithout(scenario.layout.groups, (node) => nodes.includes(node));
    if (others.length >= MAX_GROUPS) return refuse(`There are ${MAX_GROUPS} groups, the most; dissolve one first.`);
    const made: Group = { id: nextId(scenario.layout.groups), name: name ?? freeGroupName(others), nodes };
    return done(
      withGroups(scenario, [...others, made]),
      `Grouped ${nodes.length} devices as ${made.name}`,
      selecting({ nodes }),
    );
  };

/** Dissolves a group; its devices stay. */
export const ungroup =
  (id: number): Edit =>
  (scenario) => {
    const { groups } = scenario.layout;
    const gone = groups.find((candidate) => candidate.id === id);
    if (gone === undefined) return refuse(`There is no group ${id}; select another.`);
    return done(
      withGroups(
        scenario,
        groups.filter((candidate) => candidate !== gone),
      ),
      `Dissolved ${gone.name}`,
      selecting({ nodes: gone.nodes }),
    );
  };

export const renameGroup =
  (id: number, name: string): Edit =>
  (scenario) => {
    const { groups } = scenario.layout;
    const old = groups.find((candidate) => candidate.id === id);
    const text = name.trim();
    if (old === undefined) return refuse(`There is no group ${id}; select another.`);
    if (text.length < 1 || text.length > MAX_NAME)
      return refuse(`A name has 1 to ${MAX_NAME} characters, and this one has ${text.length}; write another.`);
    return done(
      withGroups(
        scenario,
        groups.map((candidate) => (candidate === old ? { ...old, name: text } : candidate)),
      ),
      `Renamed ${old.name} to ${text}`,
    );
  };
