/** Builds scenarios in code: nodes, links, permanent VCs written into every table on their path. */

import { mustParse } from '../parse.ts';
import { SCENARIO_VERSION, type Scenario, type ScenarioInput } from '../schema/document.ts';
import { type Category, linkDelayPs, type Phy } from '../schema/values.ts';
import { channelAlong, FIRST_VCI } from './channel.ts';
import { type Hop, Roads, shortestPath } from './path.ts';

export type ModelInput = ScenarioInput['model'];
export type NodeInput = ModelInput['nodes'][number];
export type HostInput = Extract<NodeInput, { kind: 'host' }>;
export type SwitchInput = Extract<NodeInput, { kind: 'switch' }>;
export type FlowInput = NonNullable<ModelInput['flows']>[number];
export type EdgeInput = Extract<NodeInput, { kind: 'edge' }>;
export type RouterInput = Extract<NodeInput, { kind: 'router' }>;
export type ServerInput = Extract<NodeInput, { kind: 'server' }>;
export type InterfaceInput = NonNullable<HostInput['interfaces']>[number];
type ElanInput = NonNullable<ModelInput['elans']>[number];
type TunnelInput = NonNullable<ModelInput['tunnels']>[number];
type ChangeInput = NonNullable<ModelInput['changes']>[number];
export type QueuesInput = NonNullable<SwitchInput['ports'][number]['queues']>;
export type ExplicitRateInput = NonNullable<SwitchInput['ports'][number]['explicitRate']>;
type LinkInput = NonNullable<ModelInput['links']>[number];

export interface LinkOptions {
  readonly phy: Phy;
  readonly lengthM?: number;
  readonly delayPs?: number;
  /** Half duplex at both ends, of an Ethernet link. */
  readonly half?: boolean;
  /** Output buffers of the switch port at either end. */
  readonly queues?: QueuesInput;
  /** How the switch port at either end tells ABR sources their rates. */
  readonly explicitRate?: ExplicitRateInput;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Properties of a node except those that every node has. */
type Options<T> = Omit<T, 'id' | 'kind' | 'name' | 'ports'>;

const address = (host: HostInput): string => host.interfaces?.[0]?.ip ?? '';

/** A scenario under construction; `build` parses it, so that a fault shows at once. */
export class Topology {
  readonly nodes: NodeInput[] = [];
  readonly links: LinkInput[] = [];
  readonly elans: ElanInput[] = [];
  readonly tunnels: TunnelInput[] = [];
  readonly flows: FlowInput[] = [];
  readonly changes: ChangeInput[] = [];
  readonly positions: Record<string, { x: number; y: number }> = {};
  /** The next free VCI, by link. */
  readonly #nextVci = new Map<number, number>();
  /** Paths over the links that there were when it was made. */
  #roads = { roads: new Roads([]), links: 0 };

  #add(node: NodeInput, x: number, y: number): number {
    this.nodes.push(node);
    this.positions[String(node.id)] = { x, y };
    return node.id;
  }

  /** A station; its ports come with its links. */
  host(name: string, at: Point, options: Options<HostInput> = {}): number {
    return this.#add({ ...options, id: this.nodes.length + 1, kind: 'host', name, ports: [] }, at.x, at.y);
  }

  switch(name: string, at: Point, options: Options<SwitchInput> = {}): number {
    return this.#add(
      { ...options, id: this.nodes.length + 1, kind: 'switch', name, ports: [], routes: [] },
      at.x,
      at.y,
    );
  }

  generator(name: string, at: Point): number {
    return this.#add({ id: this.nodes.length + 1, kind: 'generator', name, ports: [] }, at.x, at.y);
  }

  edge(name: string, at: Point, options: Options<EdgeInput> = {}): number {
    return this.#add({ ...options, id: this.nodes.length + 1, kind: 'edge', name, ports: [] }, at.x, at.y);
  }

  router(name: string, at: Point, options: Options<RouterInput> = {}): number {
    return this.#add({ ...options, id: this.nodes.length + 1, kind: 'router', name, ports: [] }, at.x, at.y);
  }

  server(name: string, at: Point, options: Options<ServerInput> = {}): number {
    return this.#add({ ...options, id: this.nodes.length + 1, kind: 'server', name, ports: [] }, at.x, at.y);
  }

  hub(name: string, at: Point): number {
    return this.#add({ id: this.nodes.length + 1, kind: 'hub', name, ports: [] }, at.x, at.y);
  }

  /** Adds an emulated LAN and returns its id. */
  elan(name: string, options: Omit<ElanInput, 'id' | 'name'> = {}): number {
    const id = this.elans.length + 1;
    this.elans.push({ ...options, id, name });
    return id;
  }

  tunnel(name: string, options: Omit<TunnelInput, 'id' | 'name'>): void {
    this.tunnels.push({ ...options, id: this.tunnels.length + 1, name });
  }

  node(id: number): NodeInput {
    const node = this.nodes[id - 1];
    if (node === undefined) throw new Error(`no node ${id}`);
    return node;
  }

  #port(id: number, options: LinkOptions): { node: number; port: number } {
    const node = this.node(id);
    const ports = node.ports ?? [];
    const port = { id: ports.length + 1, phy: options.phy };
    if (node.kind === 'switch') {
      const { queues, explicitRate } = options;
      const own = {
        ...(queues === undefined ? {} : { queues }),
        ...(explicitRate === undefined ? {} : { explicitRate }),
      };
      node.ports = [...node.ports, { ...port, ...own }];
    } else node.ports = [...ports, options.half === true ? { ...port, half: true } : port];
    return { node: id, port: port.id };
  }

  /** Joins two nodes by a new port at each. */
  link(a: number, b: number, options: LinkOptions): number {
    const id = this.links.length + 1;
    const distance = options.delayPs === undefined ? { lengthM: options.lengthM ?? 0 } : { delayPs: options.delayPs };
    this.links.push({ id, a: this.#port(a, options), b: this.#port(b, options), ...distance });
    return id;
  }

  /** Adds an IP interface to a host's port. */
  address(id: number, ip: string, mtu: number, port = 1): void {
    const host = this.#hostOf(id);
    host.interfaces = [...(host.interfaces ?? []), { port, ip, prefix: 24, mtu }];
  }

  /** Adds IP interfaces to a host or router, on its first port unless they name another. */
  interfaces(id: number, ...entries: readonly (Omit<InterfaceInput, 'port'> & { readonly port?: number })[]): void {
    const node = this.node(id);
    if (node.kind !== 'host' && node.kind !== 'router') throw new Error(`node ${id} has no IP`);
    node.interfaces = [...(node.interfaces ?? []), ...entries.map((entry) => ({ port: 1, ...entry }))];
  }

  #hostOf(id: number): HostInput {
    const node = this.node(id);
    if (node.kind !== 'host') throw new Error(`node ${id} is no host`);
    return node;
  }

  #freeVci(link: number): number {
    const vci = this.#nextVci.get(link) ?? FIRST_VCI;
    this.#nextVci.set(link, vci + 1);
    return vci;
  }

  #path(a: number, b: number): readonly Hop[] {
    if (this.#roads.links !== this.links.length)
      this.#roads = { roads: new Roads(this.links), links: this.links.length };
    return this.#roads.roads.shortest(a, b);
  }

  /** Rows in both directions (`bidirectional`) or from the first node to the last, in every switch on the way. */
  #channel(hops: readonly Hop[], category: Category, bidirectional: boolean): readonly number[] {
    const { vcis, rows } = channelAlong(hops, (link) => this.#freeVci(link), category, bidirectional);
    for (const { node: id, route } of rows) {
      const node = this.node(id);
      if (node.kind !== 'switch') throw new Error(`node ${node.id} on the path is no switch`);
      node.routes ??= [];
      node.routes.push(route);
    }
    return vcis;
  }

  /** A permanent VC between two hosts along the shortest path, with its rows in both hosts and in every switch. */
  pvc(a: number, b: number, category: Category = 'ubr'): void {
    const hops = this.#path(a, b);
    const [first, last] = [hops[0], hops.at(-1)];
    if (first === undefined || last === undefined) throw new Error(`no path from node ${a} to node ${b}`);
    const vcis = this.#channel(hops, category, true);
    const [hostA, hostB] = [this.#hostOf(a), this.#hostOf(b)];
    const entry = (port: number, vci: number | undefined, peer: string) => ({
      port,
      vpi: 0,
      vci: vci ?? FIRST_VCI,
      peer,
      category,
    });
    hostA.pvcs = [...(hostA.pvcs ?? []), entry(first.from.port, vcis[0], address(hostB))];
    hostB.pvcs = [...(hostB.pvcs ?? []), entry(last.to.port, vcis.at(-1), address(hostA))];
  }

  /**
   * A channel from a generator to another node, in one direction only unless RM cells must come back (`back`). Returns the port
   * and VCI to send on.
   */
  cellChannel(from: number, to: number, category: Category = 'ubr', back = false): { port: number; vci: number } {
    const hops = this.#path(from, to);
    const [first] = hops;
    if (first === undefined) throw new Error(`no path from node ${from} to node ${to}`);
    const [vci] = this.#channel(hops, category, back);
    return { port: first.from.port, vci: vci ?? FIRST_VCI };
  }

  flow(flow: FlowInput): void {
    this.flows.push(flow);
  }

  change(change: ChangeInput): void {
    this.changes.push(change);
  }

  build(rest: { durationPs: number; seed?: number; view: ScenarioInput['view'] }): Scenario {
    const { durationPs, seed = 1, view } = rest;
    return mustParse({
      lanelab: SCENARIO_VERSION,
      model: {
        nodes: this.nodes,
        links: this.links,
        elans: this.elans,
        tunnels: this.tunnels,
        flows: this.flows,
        changes: this.changes,
        durationPs,
        seed,
      },
      layout: { nodes: this.positions, links: {}, groups: [] },
      view,
    });
  }
}

/** Total propagation delay of all links between two nodes. */
export function pathDelayPs(scenario: Scenario, a: number, b: number): number {
  const { links } = scenario.model;
  return shortestPath(links, a, b).reduce((sum, hop) => {
    const link = links.find((candidate) => candidate.id === hop.link);
    return sum + (link === undefined ? 0 : linkDelayPs(link));
  }, 0);
}
