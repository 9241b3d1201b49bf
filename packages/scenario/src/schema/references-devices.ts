/** References inside edge devices, hubs, and whatever runs services. */

import type { Node } from './document.ts';
import type { Findings } from './findings.ts';
import { isEthernet } from './kinds.ts';
import type { Edge } from './node-edge.ts';
import type { Hub } from './node-hub.ts';
import type { Switch } from './node-switch.ts';
import { checkPortOf } from './references-ports.ts';

type Path = readonly PropertyKey[];

function checkEdge(findings: Findings, edge: Edge, at: Path): void {
  const bridged = new Set<number>();
  edge.bridges.forEach((bridge, i) => {
    const path = [...at, 'bridges', i];
    checkPortOf(findings, [...path, 'port'], edge, bridge.port, 'ATM');
    bridge.ethernet.forEach((port, k) => {
      checkPortOf(findings, [...path, 'ethernet', k], edge, port, 'Ethernet');
      if (bridged.has(port))
        findings.add([...path, 'ethernet', k], `is ${port}, which is bridged already; name it once`);
      bridged.add(port);
    });
  });
}

function checkHub(findings: Findings, hub: Hub, at: Path): void {
  const phys = new Set(hub.ports.map(({ phy }) => phy));
  if (phys.size > 1 || [...phys].some((phy) => !isEthernet(phy)))
    findings.add(
      [...at, 'ports'],
      `has ports of ${[...phys].join(', ')}, but a hub is one shared medium of one speed; make them all eth10 or all eth100`,
    );
}

function checkSwitch(findings: Findings, node: Switch, at: Path): void {
  node.ports.forEach((port, i) => {
    if (isEthernet(port.phy))
      findings.add(
        [...at, 'ports', i, 'phy'],
        `is "${port.phy}", but an ATM switch switches cells, not Ethernet frames; put an edge device between`,
      );
  });
  if (node.signalling === undefined && (node.services ?? []).length > 0)
    findings.add(
      [...at, 'services'],
      `has ${node.services?.length ?? 0} that are reached by signalling, which ${node.name} does not have; give it signalling, or remove them`,
    );
}

/** What only one kind of device has. */
export function checkDevice(findings: Findings, node: Node, at: Path): void {
  if (node.kind === 'edge') checkEdge(findings, node, at);
  if (node.kind === 'hub') checkHub(findings, node, at);
  if (node.kind === 'switch') checkSwitch(findings, node, at);
  if (
    (node.kind === 'router' || node.kind === 'server') &&
    node.services.length > 0 &&
    node.ports.every(({ phy }) => isEthernet(phy))
  )
    findings.add(
      [...at, 'services'],
      `has ${node.services.length}, which run on an ATM port, and ${node.name} has none; add one, or remove the services`,
    );
}
