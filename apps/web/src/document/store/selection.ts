/** Selections: sets of ids, never of what is not there. */

import type { Scenario } from '@lanelab/scenario';
import type { Selection } from './types.ts';

export const NOTHING: Selection = { nodes: new Set(), links: new Set(), flows: new Set() };

/** Just these; whatever else was selected is not any more. */
export const selecting = (picked: {
  readonly nodes?: Iterable<number>;
  readonly links?: Iterable<number>;
  readonly flows?: Iterable<number>;
}): Selection => ({
  nodes: new Set(picked.nodes),
  links: new Set(picked.links),
  flows: new Set(picked.flows),
});

function among(chosen: ReadonlySet<number>, records: readonly { readonly id: number }[]): ReadonlySet<number> {
  if (chosen.size === 0) return chosen;
  const known = new Set(records.map(({ id }) => id));
  return [...chosen].every((id) => known.has(id)) ? chosen : new Set([...chosen].filter((id) => known.has(id)));
}

/** A selection without what the document does not have. */
export function only({ nodes, links, flows }: Selection, { model }: Scenario): Selection {
  return { nodes: among(nodes, model.nodes), links: among(links, model.links), flows: among(flows, model.flows) };
}
