/** Automatic names and addresses. */

import type { Host, Model, Node } from '@lanelab/scenario';
import { deviceOf } from '../devices/registry.ts';

const toNumber = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const toText = (ip: number): string => [24, 16, 8, 0].map((shift) => Math.floor(ip / 2 ** shift) % 256).join('.');

const FIRST_NETWORK = toNumber('10.0.0.0');
const HOSTS_A_NETWORK = 254;
const NETWORK = 256;

/** The first of `H1`, `H2` … that no node has. */
export function freeName(kind: Node['kind'], taken: ReadonlySet<string>): string {
  const { namePrefix } = deviceOf(kind);
  let number = 1;
  while (taken.has(`${namePrefix}${number}`)) number += 1;
  return `${namePrefix}${number}`;
}

export const namesOf = (model: Model): Set<string> => new Set(model.nodes.map(({ name }) => name));

const hostsOf = (model: Model): readonly Host[] => model.nodes.filter((node) => node.kind === 'host');

export const addressesOf = (model: Model): Set<string> =>
  new Set(hostsOf(model).flatMap((host) => host.interfaces.map(({ ip }) => ip)));

/** The /24 that the document's first host is in, or 10.0.0.0: one logical IP subnet as long as it has room. */
export function networkOf(model: Model): number {
  const first = hostsOf(model).flatMap((host) => host.interfaces)[0];
  if (first === undefined) return FIRST_NETWORK;
  const ip = toNumber(first.ip);
  return ip - (ip % NETWORK);
}

/** The lowest address from a network on that nobody has; the next /24 where it is full. */
export function freeAddress(network: number, taken: ReadonlySet<string>): string {
  for (let at = network; ; at = (at + NETWORK) % 2 ** 32)
    for (let host = 1; host <= HOSTS_A_NETWORK; host += 1) {
      const ip = toText(at + host);
      if (!taken.has(ip)) return ip;
    }
}
