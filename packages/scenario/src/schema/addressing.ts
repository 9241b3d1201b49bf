/** Which addresses two hosts use for each other, by the engine's rule. */

import type { Interface } from './interface.ts';
import type { Host } from './nodes.ts';
import { overOf } from './values.ts';

export const ipToNumber = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

export const numberToIp = (value: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

/** The first address of the subnet that an address is in. */
export const networkOf = (ip: string, prefix: number): string => {
  const size = 2 ** (32 - prefix);
  return numberToIp(Math.floor(ipToNumber(ip) / size) * size);
};

/** Whether two addresses agree in their first `prefix` bits. */
export const sameNetwork = (a: string, b: string, prefix: number): boolean =>
  networkOf(a, prefix) === networkOf(b, prefix);

/** Interfaces that need no permanent circuit to a peer. */
const networked = (host: Host): readonly Interface[] => host.interfaces.filter((entry) => overOf(entry) !== 'pvc');

function interfaceTowards(host: Host, ip: string): Interface | undefined {
  const fitting = (host.routes ?? []).filter((route) => sameNetwork(route.network, ip, route.prefix));
  // Where prefixes are equally long, the last route wins, as in the engine.
  const [longest] = fitting.toReversed().toSorted((a, b) => b.prefix - a.prefix);
  const via = longest?.via ?? host.gateway;
  const own = networked(host);
  return (via === undefined ? undefined : own.find((entry) => sameNetwork(entry.ip, via, entry.prefix))) ?? own[0];
}

/**
 * Addresses of `from` and of `to`: those of the first permanent VC that leads there and has a VC back; else those of interfaces
 * on one switched, emulated or Ethernet subnet; else of the first such interface of each, between which routers forward.
 */
export function addresses(from: Host, to: Host, toIp?: string): { readonly from: string; readonly to: string } | null {
  const peers = to.interfaces.filter(({ ip }) => toIp === undefined || ip === toIp);
  for (const pvc of from.pvcs) {
    const own = from.interfaces.find(({ port }) => port === pvc.port)?.ip;
    const peer = peers.find(({ ip }) => ip === pvc.peer)?.ip;
    if (own !== undefined && peer !== undefined && to.pvcs.some((back) => back.peer === own))
      return { from: own, to: peer };
  }
  const ends = peers.filter((entry) => overOf(entry) !== 'pvc');
  for (const peer of ends)
    for (const own of networked(from))
      if (overOf(own) === overOf(peer) && own.prefix === peer.prefix && sameNetwork(own.ip, peer.ip, own.prefix))
        return { from: own.ip, to: peer.ip };
  const [peer] = ends;
  const own = peer === undefined ? undefined : interfaceTowards(from, peer.ip);
  return peer === undefined || own === undefined ? null : { from: own.ip, to: peer.ip };
}
