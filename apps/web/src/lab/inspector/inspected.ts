/** The inspector's subject for a selection: one thing's form, several things' actions, or the scenario. */
import type { Flow, Link, Node, Scenario } from '@lanelab/scenario';
import type { Selection } from '../../document/store/types.ts';

export type Shown =
  | { readonly kind: 'scenario' }
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'flow'; readonly flow: Flow }
  | {
      readonly kind: 'several';
      readonly nodes: readonly Node[];
      readonly links: readonly Link[];
      readonly flows: readonly Flow[];
    };

export function shownOf({ model }: Scenario, selection: Selection): Shown {
  const nodes = model.nodes.filter(({ id }) => selection.nodes.has(id));
  const links = model.links.filter(({ id }) => selection.links.has(id));
  const flows = model.flows.filter(({ id }) => selection.flows.has(id));
  const [node] = nodes;
  const [link] = links;
  const [flow] = flows;
  if (nodes.length + links.length + flows.length > 1) return { kind: 'several', nodes, links, flows };
  if (node !== undefined) return { kind: 'node', node };
  if (link !== undefined) return { kind: 'link', link };
  if (flow !== undefined) return { kind: 'flow', flow };
  return { kind: 'scenario' };
}
