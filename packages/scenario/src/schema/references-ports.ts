/** Ports that other records name: whether a node has them, and whether they are of the right sort. */

import type { Findings } from './findings.ts';
import { isEthernet } from './kinds.ts';
import type { Port } from './primitives.ts';

/** The ids of a node's ports, for sentences. */
export const portIds = (node: { readonly ports: readonly { readonly id: number }[] }): string =>
  node.ports.map((port) => port.id).join(', ') || 'none';

/** Says what is wrong with a port that something is on: it is not there, or it is of the other sort. */
export function checkPortOf(
  findings: Findings,
  path: readonly PropertyKey[],
  node: { readonly name: string; readonly ports: readonly Port[] },
  id: number,
  sort: 'ATM' | 'Ethernet',
): void {
  const port = node.ports.find((known) => known.id === id);
  if (port === undefined)
    findings.add(
      path,
      `is ${id}, which ${node.name} does not have (ports: ${portIds(node)}); use one of them or add it`,
    );
  else if (isEthernet(port.phy) !== (sort === 'Ethernet'))
    findings.add(
      path,
      `is ${id}, a port of ${port.phy}, but it takes an ${sort} port here; use another port or another PHY`,
    );
}
