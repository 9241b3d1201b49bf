/** Three views of one network, laid out: as it is cabled, as IP sees it, and with MPOA as one router. */

import type { Model, Node, Scenario } from '../schema/document.ts';
import type { Phy } from '../schema/kinds.ts';
import { networks, type SubnetView, servicesOf, virtualRouter } from '../topology/networks.ts';
import type { DrawingEdge, DrawingNode, DrawingView, FigureDrawing } from './figure-data.ts';

const RATES: Readonly<Record<Phy, string>> = {
  oc3c: '155 Mb/s',
  oc12c: '622 Mb/s',
  ds3: '45 Mb/s',
  e3: '34 Mb/s',
  atm25: '25.6 Mb/s',
  'atm25-ideal': '25.6 Mb/s',
  eth10: '10 Mb/s',
  eth100: '100 Mb/s',
};

/** Between neighbours in a row, and between rows. */
const STEP = 120;

const SERVICE_NAMES: Readonly<Record<string, string>> = { lecs: 'LECS', les: 'LES and BUS', atmarp: 'ATMARP server' };

function roles(node: Node): string {
  const services = new Set(servicesOf(node).map(({ kind }) => SERVICE_NAMES[kind] ?? kind));
  if (node.kind === 'router' && node.mps !== undefined) services.add('MPS');
  if ((node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined) services.add('MPC');
  return [...services].join(', ');
}

const idOf = (node: number): string => `n${node}`;
const idOfSubnet = ({ network, prefix }: SubnetView): string => `${network}/${prefix}`;

/** Entries in a row, centred on x = 0. */
const rowPlace = (index: number, count: number): number => Math.round((index - (count - 1) / 2) * STEP);

function drawn(node: Node, x: number, y: number, detail = roles(node)): DrawingNode {
  return { id: idOf(node.id), kind: node.kind, name: node.name, detail, x, y };
}

function physical({ model, layout }: Scenario): FigureDrawing {
  const nodes = model.nodes.map((node, index) => {
    const at = layout.nodes[String(node.id)] ?? { x: index * STEP, y: 0 };
    return drawn(node, Math.round(at.x), Math.round(at.y));
  });
  const phyAt = (end: { readonly node: number; readonly port: number }) =>
    model.nodes.find(({ id }) => id === end.node)?.ports.find(({ id }) => id === end.port)?.phy;
  const edges = model.links.map(({ a, b }): DrawingEdge => {
    const phy = phyAt(a) ?? phyAt(b);
    return { a: idOf(a.node), b: idOf(b.node), kind: 'cable', label: phy === undefined ? '' : RATES[phy] };
  });
  return { view: 'physical', nodes, edges, groups: [] };
}

const subnetNode = (subnet: SubnetView, x: number, y: number): DrawingNode => ({
  id: idOfSubnet(subnet),
  kind: 'subnet',
  name: idOfSubnet(subnet),
  detail: '',
  x,
  y,
});

const nodesOf = (model: Model, ids: readonly number[]): readonly Node[] =>
  [...new Set(ids)].flatMap((id) => model.nodes.find((node) => node.id === id) ?? []);

/** Subnets in a row, their hosts below each of them. */
function subnetRow(model: Model, subnets: readonly SubnetView[], y: number): FigureDrawing['nodes'] {
  const placed = new Set<number>();
  const columns = subnets.map((subnet) => {
    const hosts = nodesOf(
      model,
      subnet.members.map(({ node }) => node),
    ).filter(({ id }) => !placed.has(id));
    for (const { id } of hosts) placed.add(id);
    return { subnet, hosts, width: Math.max(1, hosts.length) };
  });
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  let at = 0;
  return columns.flatMap(({ subnet, hosts, width }) => {
    const x = (position: number) => Math.round((at + position - (total - 1) / 2) * STEP);
    const entries = [
      subnetNode(subnet, x((width - 1) / 2), y),
      ...hosts.map((host, index) => drawn(host, x(index), y + STEP)),
    ];
    at += width;
    return entries;
  });
}

const memberEdges = (subnets: readonly SubnetView[]): readonly DrawingEdge[] =>
  subnets.flatMap((subnet) =>
    subnet.members.map(({ node, ip }) => ({
      a: idOf(node),
      b: idOfSubnet(subnet),
      kind: 'member' as const,
      label: ip,
    })),
  );

/** Routers in the middle, switches invisible. */
function ip(scenario: Scenario): FigureDrawing {
  const { model } = scenario;
  const { subnets } = networks(scenario);
  const between = subnets.filter(({ members }) => members.length === 0);
  const populated = subnets.filter(({ members }) => members.length > 0);
  const routers = model.nodes.filter(({ kind }) => kind === 'router');
  return {
    view: 'ip',
    nodes: [
      ...between.map((subnet, index) => subnetNode(subnet, rowPlace(index, between.length), 0)),
      ...routers.map((router, index) => drawn(router, rowPlace(index, routers.length) * 2, STEP)),
      ...subnetRow(model, populated, 2 * STEP),
    ],
    edges: [
      ...subnets.flatMap((subnet) =>
        subnet.routers.map(({ node, ip: label }) => ({
          a: idOf(node),
          b: idOfSubnet(subnet),
          kind: 'route' as const,
          label,
        })),
      ),
      ...memberEdges(populated),
    ],
    groups: [],
  };
}

/** MPSs that calculate routes, MPCs that forward at the edges; together one router. */
function virtual(scenario: Scenario): FigureDrawing {
  const { model } = scenario;
  const { servers, edges: clients, subnets } = virtualRouter(scenario);
  const row = (ids: readonly number[], y: number, detail: string) =>
    nodesOf(model, ids).map((node, index) => drawn(node, rowPlace(index, ids.length) * 2, y, detail));
  const isClient = (node: number) => clients.includes(node);
  // A shortcut is shown where a flow makes one: between two clients that are hosts.
  const pairs = new Map(
    model.flows.flatMap((flow) =>
      'to' in flow && flow.from !== flow.to && isClient(flow.from) && isClient(flow.to)
        ? [[[flow.from, flow.to].toSorted((a, b) => a - b).join(' '), flow] as const]
        : [],
    ),
  );
  const served = subnets.filter(({ members }) => members.length > 0);
  return {
    view: 'virtual-router',
    nodes: [
      ...row(servers, 0, 'MPS: calculates routes'),
      ...row(clients, STEP, 'MPC: forwards'),
      ...served.map((subnet, index) => subnetNode(subnet, rowPlace(index, served.length) * 2, 2 * STEP)),
    ],
    edges: [
      ...clients.flatMap((client) =>
        servers.map((server) => ({ a: idOf(client), b: idOf(server), kind: 'control' as const, label: '' })),
      ),
      ...[...pairs.values()].map(({ from, to }) => ({
        a: idOf(from),
        b: idOf(to),
        kind: 'shortcut' as const,
        label: 'shortcut',
      })),
      ...memberEdges(served).filter(({ a }) => clients.some((client) => idOf(client) === a)),
    ],
    groups: [{ name: 'one virtual router', nodes: [...servers, ...clients].map(idOf) }],
  };
}

const VIEWS: Readonly<Record<DrawingView, (scenario: Scenario) => FigureDrawing>> = {
  physical,
  ip,
  'virtual-router': virtual,
};

/** A network laid out in one of its views. */
export const drawingOf = (scenario: Scenario, view: DrawingView): FigureDrawing => VIEWS[view](scenario);
