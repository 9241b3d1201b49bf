/** Edits of IP interfaces: one more by hand, where a device has room for it. */

import { say } from '@lanelab/messages/edits';
import {
  defaultMtu,
  type Elan,
  type Host,
  type Interface,
  interfacesOf,
  isEthernet,
  isInSubnet,
  type Model,
  nextSubnet,
  type Over,
  overOf,
  type Router,
  type Subnet,
  subnetOf,
} from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { addressFor } from './addresses.ts';
import { done, nodeOf, refuse, replaceNode, withModel } from './model.ts';

/** Port and network for one more interface. */
interface Room {
  readonly port: number;
  readonly over: Over;
  readonly elan?: Elan;
}

const isSignalled = (model: Model, node: number, port: number): boolean =>
  model.links.some(({ a, b }) =>
    [
      [a, b],
      [b, a],
    ].some(([here, there]) => {
      const far = nodeOf(model, there?.node ?? 0);
      return here?.node === node && here.port === port && far?.kind === 'switch' && far.signalling !== undefined;
    }),
  );

/** An Ethernet port without an interface; else an emulated LAN that the device is not in; else circuits on a port without. */
function roomIn(model: Model, node: Host | Router): Room | null {
  const has = (port: number, over: Over) =>
    node.interfaces.some((entry) => entry.port === port && overOf(entry) === over);
  const ethernet = node.ports.find(({ id, phy }) => isEthernet(phy) && !has(id, 'ethernet'));
  if (ethernet !== undefined) return { port: ethernet.id, over: 'ethernet' };
  const atm = node.ports.filter(({ phy }) => !isEthernet(phy));
  const signalled = atm.find(({ id }) => isSignalled(model, node.id, id));
  const elan = model.elans.find(({ id }) => !node.interfaces.some((entry) => entry.elan === id));
  if (signalled !== undefined && elan !== undefined) return { port: signalled.id, over: 'lane', elan };
  const bare = atm.find(({ id }) => !has(id, 'pvc'));
  if (bare !== undefined) return { port: bare.id, over: signalled?.id === bare.id ? 'svc' : 'pvc' };
  return signalled === undefined ? null : { port: signalled.id, over: 'svc' };
}

/** The first subnet of its kind that the device is not in yet, else a new one. */
function subnetFor(model: Model, node: Host | Router, { over, elan }: Room): Subnet | null {
  const known = interfacesOf(model)
    .filter((entry) => overOf(entry) === over && entry.elan === elan?.id)
    .map(subnetOf)
    .find((subnet) => !node.interfaces.some(({ ip }) => isInSubnet(ip, subnet)));
  return known ?? nextSubnet(model);
}

/** One more interface of a host or router, with an address that is free. */
export const addInterface =
  (id: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    if (node?.kind !== 'host' && node?.kind !== 'router') return refuse(say('interface.no-ip'));
    const room = roomIn(model, node);
    if (room === null) return refuse(say('interface.no-room', { device: node.name }));
    const subnet = subnetFor(model, node, room);
    const ip = subnet === null ? null : addressFor(model, node, subnet);
    if (subnet === null || ip === null) return refuse(say('interface.no-address'));
    const entry: Interface = {
      port: room.port,
      ip,
      prefix: subnet.prefix,
      over: room.over,
      ...(room.elan === undefined ? {} : { elan: room.elan.id }),
      mtu: defaultMtu(room.over),
    };
    const added = replaceNode(model, id, (old) =>
      old.kind === 'host' || old.kind === 'router' ? { ...old, interfaces: [...old.interfaces, entry] } : old,
    );
    return done(withModel(scenario, added), say('interface.given', { device: node.name, ip }));
  };
