/** As IP sees a network: routers in the middle, the subnets between them above, all others and their hosts below. */

import type { ChartDrawing, DrawingEdge } from '@lanelab/charts';
import type { Model } from '@lanelab/scenario';
import { deviceAt, idOf, type Net, netAt, netsOf, rolesOf } from './parts.ts';
import { evenly, over, STEP } from './rows.ts';

/** Hosts in the order of their nets, which are in the order of their routers: few lines cross. */
function hostOrder(nets: readonly Net[]): readonly number[] {
  const rank = ({ routers }: Net) => Math.min(...routers, Number.MAX_SAFE_INTEGER);
  return [...new Set(nets.toSorted((a, b) => rank(a) - rank(b)).flatMap(({ members }) => members))];
}

/** Addresses under the names, for the members of one net. */
function addressOf(model: Model, node: number): string {
  const found = model.nodes.find(({ id }) => id === node);
  return found?.kind === 'host' && found.interfaces.length === 1 ? (found.interfaces[0]?.ip ?? '') : '';
}

export function ipView(model: Model): ChartDrawing {
  const nets = netsOf(model);
  const between = nets.filter(({ members }) => members.length === 0);
  const populated = nets.filter(({ members }) => members.length > 0);
  const hosts = evenly(hostOrder(populated));
  const below = over(populated, ({ members }) => members.map((node) => hosts.get(node)));
  const routers = over(
    model.nodes.filter(({ kind }) => kind === 'router'),
    ({ id }) => [...below].flatMap(([net, place]) => (net.routers.includes(id) ? [place] : [])),
    1.5 * STEP,
  );
  const placeOf = new Map([...routers].map(([{ id }, place]) => [id, place]));
  const above = over(between, (net) => net.routers.map((node) => placeOf.get(node)), 1.5 * STEP);
  const edges = nets.flatMap((net): readonly DrawingEdge[] => [
    ...net.routers.map((node) => ({ a: idOf(node), b: net.id, kind: 'route' as const, label: '' })),
    ...net.members.map((node) => ({ a: idOf(node), b: net.id, kind: 'member' as const, label: '' })),
  ]);
  return {
    view: 'ip',
    nodes: [
      ...[...above].map(([net, x]) => netAt(net, x, 0)),
      ...[...routers].map(([node, x]) => deviceAt(node, x, STEP)),
      ...[...below].map(([net, x]) => netAt(net, x, 2 * STEP)),
      ...[...hosts].flatMap(([id, x]) => {
        const node = model.nodes.find((entry) => entry.id === id);
        return node === undefined ? [] : [deviceAt(node, x, 3 * STEP, addressOf(model, id) || rolesOf(node))];
      }),
    ],
    edges,
    groups: [],
  };
}
