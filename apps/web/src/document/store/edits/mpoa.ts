/** MPOA for a whole drawing: servers in its routers, clients in its hosts and edge devices. */

import { say } from '@lanelab/messages/edits';
import type { Edge, Host, Model, Node, Router } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done, refuse, withModel } from './model.ts';

/** Emulated LANs that a device is in, each once. */
function elansOf(node: Node): ReadonlySet<number> {
  if (node.kind === 'edge') return new Set(node.bridges.map(({ elan }) => elan));
  if (node.kind !== 'host' && node.kind !== 'router') return new Set();
  return new Set(node.interfaces.flatMap(({ elan }) => elan ?? []));
}

/** Routers between emulated LANs: shortcuts lead past them. */
const routersOf = ({ nodes }: Model): readonly Router[] =>
  nodes.filter((node) => node.kind === 'router').filter((node) => elansOf(node).size > 1);

const isClient = (node: Node): node is Host | Edge =>
  (node.kind === 'host' || node.kind === 'edge') && elansOf(node).size > 0;

/** Devices without MPOA that would take part in it. */
function lacking(model: Model): readonly Node[] {
  const routers = routersOf(model);
  if (routers.length === 0) return [];
  return model.nodes.filter(
    (node) =>
      (isClient(node) && node.mpc === undefined) ||
      (node.kind === 'router' && routers.includes(node) && node.mps === undefined),
  );
}

/** Whether a router is between emulated LANs, and somebody there has no MPOA yet. */
export const mayGiveMpoa = (model: Model): boolean => lacking(model).length > 0;

/**
 * MPOA servers for routers between emulated LANs, and MPOA clients for the hosts and edge devices in them. Where a LAN works by
 * LANE v1, which has no TLVs to find servers by, clients know the routers from their configuration.
 */
export const giveMpoa: Edit = (scenario) => {
  const { model } = scenario;
  const routers = routersOf(model);
  if (routers.length === 0) return refuse(say('mpoa.no-router'));
  const given = lacking(model);
  if (given.length === 0) return refuse(say('mpoa.given-already'));
  const old = new Set(model.elans.filter(({ version }) => version === 1).map(({ id }) => id));
  const nodes = model.nodes.map((node): Node => {
    if (!given.includes(node)) return node;
    if (node.kind === 'router') return { ...node, mps: {} };
    if (node.kind !== 'host' && node.kind !== 'edge') return node;
    const isOld = [...elansOf(node)].some((elan) => old.has(elan));
    return { ...node, mpc: isOld ? { servers: routers.map(({ id }) => id) } : {} };
  });
  return done(withModel(scenario, { nodes }), say('mpoa.given', { count: given.length }));
};

/** MPOA clients that have no list of servers get one with every router that runs an MPOA server: LANE v1 announces none. */
export const configureServers: Edit = (scenario) => {
  const { model } = scenario;
  const servers = model.nodes.flatMap((node) => (node.kind === 'router' && node.mps !== undefined ? [node.id] : []));
  const unconfigured = model.nodes.filter(
    (node) => isClient(node) && node.mpc !== undefined && node.mpc.servers === undefined,
  );
  if (servers.length === 0) return refuse(say('mpoa.no-router'));
  if (unconfigured.length === 0) return refuse(say('mpoa.given-already'));
  const nodes = model.nodes.map(
    (node): Node => (isClient(node) && unconfigured.includes(node) ? { ...node, mpc: { ...node.mpc, servers } } : node),
  );
  return done(withModel(scenario, { nodes }), say('mpoa.configured', { count: unconfigured.length }));
};
