/** Rules inside edge devices, hubs, switches, and whatever runs services. */

import type { Node } from '../document.ts';
import type { Edge, Hub } from '../nodes.ts';
import type { Switch } from '../switches.ts';
import { isEthernet } from '../values.ts';
import { checkPortOf, type Findings, type Path } from './findings.ts';

function checkEdge(findings: Findings, edge: Edge, at: Path): void {
  const bridged = new Set<number>();
  edge.bridges.forEach((bridge, i) => {
    const path = [...at, 'bridges', i];
    checkPortOf(findings, [...path, 'port'], edge, bridge.port, 'ATM');
    bridge.ethernet.forEach((port, k) => {
      checkPortOf(findings, [...path, 'ethernet', k], edge, port, 'Ethernet');
      if (bridged.has(port)) findings.add([...path, 'ethernet', k], 'port-bridged', port, {});
      bridged.add(port);
    });
  });
}

function checkHub(findings: Findings, hub: Hub, at: Path): void {
  const phys = [...new Set(hub.ports.map(({ phy }) => phy))];
  if (phys.length > 1 || phys.some((phy) => !isEthernet(phy)))
    findings.add([...at, 'ports'], 'mixed-hub', hub.ports.length, { phys });
}

function checkSwitch(findings: Findings, node: Switch, at: Path): void {
  node.ports.forEach((port, i) => {
    if (isEthernet(port.phy)) findings.add([...at, 'ports', i, 'phy'], 'ethernet-on-switch', port.phy, {});
  });
  const services = node.services?.length ?? 0;
  if (node.signalling === undefined && services > 0)
    findings.add([...at, 'services'], 'no-signalling', services, { node: node.name });
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
    findings.add([...at, 'services'], 'no-atm-port', node.services.length, { node: node.name });
}
