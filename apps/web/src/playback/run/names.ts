/** Names of the devices, links and queues that results identify by number. */
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { say } from '@lanelab/messages/results';
import type { Scenario } from '@lanelab/scenario';
import { categoryName } from '../../document/format-names.ts';
import type { DiaryEntry, FlowResult, LinkDirection, QueueResult } from './types.ts';

export interface Names {
  readonly node: (id: number) => string;
  /** “Router, LEC in red”: a device, and its process where it has several of the kind. */
  readonly speaker: (entry: Pick<DiaryEntry, 'node' | 'process' | 'elan'>) => string;
  readonly link: (id: number, direction: LinkDirection) => string;
  /** “IBM 8285 west to Negro, UBR”: where cells waited, or were refused as they came in. */
  readonly queue: (queue: Pick<QueueResult, 'node' | 'port' | 'fromServices' | 'category'>) => string;
  /** “A to B”; “A to B, ping” where there is other traffic between the two, and with its number where that is of the same kind. */
  readonly flow: (flow: Pick<FlowResult, 'id' | 'from' | 'to'>) => string;
  /** The same by number; the number itself where there is no such flow. */
  readonly flowOf: (id: number) => string;
}

export function namesOf(scenario: Scenario): Names {
  const { nodes, links, flows } = scenario.model;
  const node = (id: number) => nodes.find((entry) => entry.id === id)?.name ?? say('name.no-node');
  const beyond = (id: number, port: number) => {
    const link = links.find(({ a, b }) => (a.node === id && a.port === port) || (b.node === id && b.port === port));
    if (link === undefined) return null;
    return node(link.a.node === id && link.a.port === port ? link.b.node : link.a.node);
  };
  const flowName: Names['flow'] = ({ id, from, to }) => {
    const ends =
      from === to ? say('name.inside', { device: node(from) }) : say('name.ends', { from: node(from), to: node(to) });
    const between = flows.filter((flow) => flow.from === from && 'to' in flow && flow.to === to);
    const kind = between.find((flow) => flow.id === id)?.kind;
    if (kind === undefined || between.length === 1) return ends;
    const name = say('name.of-kind', { ends, kind: say(`flow-kind.${kind}`) });
    const alike = between.filter((flow) => flow.kind === kind);
    const number = alike.findIndex((flow) => flow.id === id) + 1;
    return alike.length === 1 ? name : say('name.numbered', { name, number });
  };
  return {
    node,
    speaker: ({ node: id, process, elan }) => {
      const lan = elan === undefined ? undefined : scenario.model.elans.find((entry) => entry.id === elan);
      return process === undefined || lan === undefined
        ? node(id)
        : say('name.speaker', { device: node(id), process: sayProtocol(`process.${process}`), elan: lan.name });
    },
    link: (id, direction) => {
      const link = links.find((entry) => entry.id === id);
      if (link === undefined) return say('name.no-link');
      const [from, to] = direction === 'ab' ? [link.a, link.b] : [link.b, link.a];
      return say('name.ends', { from: node(from.node), to: node(to.node) });
    },
    queue: ({ node: id, port, fromServices = false, category }) => {
      if (category === 'backplane') return say('name.backplane', { device: node(id) });
      if (fromServices) return say('name.from-services', { device: node(id), category: categoryName(category) });
      const there = port === null ? say('name.services') : (beyond(id, port) ?? say('name.port', { port }));
      if (category === 'input') return say('name.input', { device: node(id), beyond: there });
      return say('name.queue', { device: node(id), beyond: there, category: categoryName(category) });
    },
    flow: flowName,
    flowOf: (id) => {
      const flow = flows.find((entry) => entry.id === id);
      return flow !== undefined && 'to' in flow && flow.to !== undefined
        ? flowName({ id, from: flow.from, to: flow.to })
        : String(id);
    },
  };
}
