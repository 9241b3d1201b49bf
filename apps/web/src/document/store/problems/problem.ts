/** What the checks share: the model with its cables and tables looked up once, and problems written alike. */

import { type Host, type Model, type Scenario, Wiring } from '@lanelab/scenario';
import type { Problem } from '../types.ts';

/** A model and what every check asks of it. */
export interface Subject {
  readonly scenario: Scenario;
  readonly model: Model;
  readonly wiring: Wiring;
  readonly hosts: readonly Host[];
  /** Position in `model.nodes`, by id. */
  readonly positions: ReadonlyMap<number, number>;
  /** Every host that has an address, by address. */
  readonly owners: ReadonlyMap<string, readonly Host[]>;
  /** Nodes that are on a link. */
  readonly linked: ReadonlySet<number>;
}

export function subjectOf(scenario: Scenario): Subject {
  const { model } = scenario;
  const hosts = model.nodes.filter((node) => node.kind === 'host');
  const owners = new Map<string, Host[]>();
  for (const host of hosts)
    for (const { ip } of host.interfaces) {
      const known = owners.get(ip);
      if (known === undefined) owners.set(ip, [host]);
      else known.push(host);
    }
  return {
    scenario,
    model,
    wiring: new Wiring(model),
    hosts,
    positions: new Map(model.nodes.map(({ id }, index) => [id, index])),
    owners,
    linked: new Set(model.links.flatMap(({ a, b }) => [a.node, b.node])),
  };
}

/** A problem that concerns nothing but what is given. */
export function problem(given: Pick<Problem, 'id' | 'severity' | 'path' | 'sentence'> & Partial<Problem>): Problem {
  return { nodes: [], links: [], flows: [], ...given };
}

export const nodePath = ({ positions }: Subject, id: number): string => `model.nodes[${positions.get(id) ?? 0}]`;
