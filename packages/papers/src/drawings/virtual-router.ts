/**
 * MPOA's own view (AF-MPOA-0114, 3.2): servers calculate routes, clients forward at the edges, and together they are one router.
 * Without a server of MPOA every router does both, and the view is that of IP.
 */

import type { ChartDrawing, DrawingEdge } from '@lanelab/charts';
import { say } from '@lanelab/messages/network-drawing';
import { type Model, virtualRouter, Wiring } from '@lanelab/scenario';
import { ipView } from './ip.ts';
import { deviceAt, idOf, netAt, netsOf } from './parts.ts';
import { evenly, over, STEP } from './rows.ts';

/** The edge devices that a host reaches over Ethernet, through hubs only. */
function edgesOf(model: Model, wiring: Wiring, host: number): readonly number[] {
  const found = new Set<number>();
  const seen = new Set([host]);
  const open = [host];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { id: port } of wiring.nodes.get(id)?.ports ?? []) {
      const far = wiring.far({ node: id, port })?.end.node;
      const kind = far === undefined ? undefined : wiring.nodes.get(far)?.kind;
      if (far === undefined || seen.has(far)) continue;
      seen.add(far);
      if (kind === 'edge') found.add(far);
      else if (kind === 'hub') open.push(far);
    }
  }
  return model.nodes.filter(({ id }) => found.has(id)).map(({ id }) => id);
}

/** Routers with both tasks in one device. */
function withoutServers(model: Model): ChartDrawing {
  const drawing = ipView(model);
  const nodes = drawing.nodes.map((node) => (node.kind === 'router' ? { ...node, detail: say('role.router') } : node));
  return { ...drawing, view: 'virtual-router', nodes };
}

export function virtualRouterView(model: Model): ChartDrawing {
  const { servers, edges: clients } = virtualRouter({ model });
  if (servers.length === 0 || clients.length === 0) return withoutServers(model);
  const wiring = new Wiring(model);
  const isClient = new Set(clients);
  /** The client that forwards for a host: its own, or that of its edge device. */
  const clientOf = (host: number): number | undefined =>
    isClient.has(host) ? host : edgesOf(model, wiring, host).find((edge) => isClient.has(edge));
  const nets = netsOf(model).filter(({ members }) => members.length > 0);
  const behind = [...new Set(nets.flatMap(({ members }) => members))].filter((node) => !isClient.has(node));
  const servedBy = (client: number): readonly number[] => {
    const own = nets.filter(({ members }) => members.some((node) => clientOf(node) === client));
    const near = servers.filter((server) => own.some(({ routers }) => routers.includes(server)));
    return near.length > 0 ? near : servers;
  };
  const first = new Map(clients.map((client) => [client, servers.indexOf(servedBy(client)[0] ?? -1)]));
  const clientRow = evenly(
    clients.toSorted((a, b) => (first.get(a) ?? 0) - (first.get(b) ?? 0)),
    1.5 * STEP,
  );
  const serverRow = over(
    servers,
    (server) => clients.flatMap((client) => (servedBy(client).includes(server) ? [clientRow.get(client)] : [])),
    1.5 * STEP,
  );
  const hostRow = over(behind, (host) => [clientRow.get(clientOf(host) ?? -1)]);
  const netRow = over(nets, ({ members }) => members.map((node) => clientRow.get(node) ?? hostRow.get(node)));
  const below = behind.length === 0 ? 2 * STEP : 3 * STEP;
  const shortcuts = new Map(
    model.flows.flatMap((flow) => {
      const [from, to] = 'to' in flow ? [clientOf(flow.from), clientOf(flow.to)] : [undefined, undefined];
      if (from === undefined || to === undefined || from === to) return [];
      const [a, b] = from < to ? [from, to] : [to, from];
      return [[`${a} ${b}`, { a: idOf(a), b: idOf(b), kind: 'shortcut' as const, label: '' }] as const];
    }),
  );
  const edges: DrawingEdge[] = [
    ...servers.slice(1).map((server, index) => ({
      a: idOf(servers[index] ?? server),
      b: idOf(server),
      kind: 'route' as const,
      label: '',
    })),
    ...clients.flatMap((client) =>
      servedBy(client).map((server) => ({ a: idOf(client), b: idOf(server), kind: 'control' as const, label: '' })),
    ),
    ...shortcuts.values(),
    ...behind.flatMap((host) => {
      const client = clientOf(host);
      return client === undefined ? [] : [{ a: idOf(client), b: idOf(host), kind: 'member' as const, label: '' }];
    }),
    ...nets.flatMap(({ id, members }) =>
      members.map((node) => ({ a: idOf(node), b: id, kind: 'member' as const, label: '' })),
    ),
  ];
  const drawn = (row: ReadonlyMap<number, number>, y: number, detail?: string) =>
    [...row].flatMap(([id, x]) => {
      const node = wiring.nodes.get(id);
      return node === undefined ? [] : [deviceAt(node, x, y, detail)];
    });
  return {
    view: 'virtual-router',
    nodes: [
      ...drawn(serverRow, 0, say('role.mps-calculates')),
      ...drawn(clientRow, STEP, say('role.mpc-forwards')),
      ...drawn(hostRow, 2 * STEP),
      ...[...netRow].map(([net, x]) => netAt(net, x, below)),
    ],
    edges,
    groups: [{ name: say('group.virtual-router'), nodes: [...servers, ...clients].map(idOf) }],
  };
}
