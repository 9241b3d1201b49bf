/** Networks drawn by the edits of the store, as a person would draw them, for templates. */

import { mustParse, type Node, type Scenario } from '@lanelab/scenario';
import { addFlow } from '../store/edits/flows.ts';
import { connect } from '../store/edits/links.ts';
import { addNode } from '../store/edits/nodes.ts';
import type { Edit } from '../store/types.ts';

/** Names of devices by their kinds and places, in px: the first has the id 1. */
export type Places = readonly (readonly [kind: Node['kind'], x: number, y: number])[];

/** A document in which these edits were made one after the other; throws where one is refused. */
export function drawn(places: Places, edits: readonly Edit[]): Scenario {
  const empty = mustParse({ lanelab: 8, model: { nodes: [], durationPs: 20_000_000_000_000 } });
  const all = [...places.map(([kind, x, y]) => addNode(kind, { x, y })), ...edits];
  return all.reduce((current, edit) => {
    const outcome = edit(current);
    if (!outcome.ok) throw new Error(outcome.why);
    return outcome.scenario;
  }, empty);
}

/** Links from each of these devices to another. */
export const links = (to: number, from: readonly number[]): readonly Edit[] => from.map((id) => connect(id, to));

/** Pings from one host to another, ten a second. */
export const ping = (from: number, to: number): Edit => addFlow('ping', from, to);
