/** Names of what results speak of by number. */
import type { Scenario } from '@lanelab/scenario';
import type { FlowResult } from './types.ts';

export interface Names {
  readonly node: (id: number) => string;
  readonly link: (id: number, direction: 'ab' | 'ba') => string;
  /** "IBM 8285 west to Negro": an output port by what it leads to. */
  readonly port: (node: number, port: number) => string;
  readonly flow: (flow: Pick<FlowResult, 'id' | 'from' | 'to'>) => string;
}

export function namesOf(scenario: Scenario): Names {
  const { nodes, links } = scenario.model;
  const node = (id: number) => nodes.find((entry) => entry.id === id)?.name ?? `node ${id}`;
  return {
    node,
    link: (id, direction) => {
      const link = links.find((entry) => entry.id === id);
      if (link === undefined) return `link ${id}`;
      const [from, to] = direction === 'ab' ? [link.a, link.b] : [link.b, link.a];
      return `${node(from.node)} to ${node(to.node)}`;
    },
    port: (id, port) => {
      const link = links.find(({ a, b }) => (a.node === id && a.port === port) || (b.node === id && b.port === port));
      if (link === undefined) return `${node(id)}, port ${port}`;
      return `${node(id)} to ${node(link.a.node === id && link.a.port === port ? link.b.node : link.a.node)}`;
    },
    flow: ({ from, to }) => (from === to ? `inside ${node(from)}` : `${node(from)} to ${node(to)}`),
  };
}
