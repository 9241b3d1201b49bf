/** Names of what results speak of by number. */
import type { Scenario } from '@lanelab/scenario';
import { categoryName } from '../../document/format-names.ts';
import type { DiaryEntry, FlowResult, QueueResult } from './types.ts';

export interface Names {
  readonly node: (id: number) => string;
  /** “Router, LEC in red”: a device and, where it says so, which of its processes. */
  readonly speaker: (entry: Pick<DiaryEntry, 'node' | 'part' | 'elan'>) => string;
  readonly link: (id: number, direction: 'ab' | 'ba') => string;
  /** “IBM 8285 west to Negro, UBR”: where cells waited, or were refused as they came in. */
  readonly queue: (queue: Pick<QueueResult, 'node' | 'port' | 'category'>) => string;
  readonly flow: (flow: Pick<FlowResult, 'id' | 'from' | 'to'>) => string;
}

export function namesOf(scenario: Scenario): Names {
  const { nodes, links } = scenario.model;
  const node = (id: number) => nodes.find((entry) => entry.id === id)?.name ?? `node ${id}`;
  const beyond = (id: number, port: number) => {
    const link = links.find(({ a, b }) => (a.node === id && a.port === port) || (b.node === id && b.port === port));
    if (link === undefined) return null;
    return node(link.a.node === id && link.a.port === port ? link.b.node : link.a.node);
  };
  return {
    node,
    speaker: ({ node: id, part, elan }) => {
      const lan = elan === undefined ? undefined : scenario.model.elans.find((entry) => entry.id === elan);
      return part === undefined || lan === undefined ? node(id) : `${node(id)}, ${part} in ${lan.name}`;
    },
    link: (id, direction) => {
      const link = links.find((entry) => entry.id === id);
      if (link === undefined) return `link ${id}`;
      const [from, to] = direction === 'ab' ? [link.a, link.b] : [link.b, link.a];
      return `${node(from.node)} to ${node(to.node)}`;
    },
    queue: ({ node: id, port, category }) => {
      if (category === 'backplane') return `inside ${node(id)}, on its backplane`;
      const there = beyond(id, port) ?? `port ${port}`;
      if (category === 'input') return `into ${node(id)} from ${there}, refused on arrival`;
      return `${node(id)} to ${there}, ${categoryName(category)}`;
    },
    flow: ({ from, to }) => (from === to ? `inside ${node(from)}` : `${node(from)} to ${node(to)}`),
  };
}
