/** References inside nodes: ports, interfaces, permanent VCs, switching tables. */

import { sameNetwork } from './addressing.ts';
import type { Model, Node } from './document.ts';
import { checkUnique, type Findings } from './findings.ts';
import { type Interface, overOf, type Pvc } from './interface.ts';
import { isEthernet } from './kinds.ts';
import type { Host } from './node-host.ts';
import type { ConnectionEnd, Switch } from './node-switch.ts';
import type { Port } from './primitives.ts';
import { checkDevice } from './references-devices.ts';
import { checkPortOf, portIds } from './references-ports.ts';

/** A device with IP interfaces. */
interface Station {
  readonly name: string;
  readonly ports: readonly Port[];
  readonly interfaces: readonly Interface[];
  readonly pvcs: readonly Pvc[];
}

function checkInterfaces(
  findings: Findings,
  node: Station,
  at: readonly PropertyKey[],
  owners: Map<string, string>,
): void {
  const alone = new Set<string>();
  node.interfaces.forEach((entry, i) => {
    const path = [...at, 'interfaces', i];
    const over = overOf(entry);
    checkPortOf(findings, [...path, 'port'], node, entry.port, over === 'ethernet' ? 'Ethernet' : 'ATM');
    if (over === 'lane' && entry.elan === undefined)
      findings.add([...path, 'elan'], 'is missing, and over "lane" needs it; name the id of an ELAN');
    if (entry.mac !== undefined && over !== 'lane' && over !== 'ethernet')
      findings.add(
        [...path, 'mac'],
        `is "${entry.mac}", but goes with over "lane" or "ethernet" only; remove it, or set the end system identifier at the port`,
      );
    if (over !== 'lane' && entry.elan !== undefined)
      findings.add(
        [...path, 'elan'],
        `is ${entry.elan}, but goes with over "lane" only, and this interface is over "${over}"; remove it`,
      );
    // Circuits and Ethernet ports carry one subnet; emulated LANs and logical subnets share an ATM port.
    const key = `${over}/${entry.port}`;
    if ((over === 'pvc' || over === 'ethernet') && alone.has(key))
      findings.add([...path, 'port'], `is ${entry.port}, which has an interface already; give each port one`);
    alone.add(key);
    const owner = owners.get(entry.ip);
    if (owner !== undefined)
      findings.add([...path, 'ip'], `is "${entry.ip}", which ${owner} has already; choose a free address`);
    owners.set(entry.ip, node.name);
  });
}

function checkPvcs(findings: Findings, node: Station, at: readonly PropertyKey[]): void {
  const used = new Set<string>();
  node.pvcs.forEach((pvc, i) => {
    const path = [...at, 'pvcs', i];
    checkPortOf(findings, [...path, 'port'], node, pvc.port, 'ATM');
    if (node.ports.some(({ id }) => id === pvc.port) && !node.interfaces.some((entry) => entry.port === pvc.port))
      findings.add([...path, 'port'], `is ${pvc.port}, which has no interface; add one with an IP address`);
    const label = `${pvc.port}/${pvc.vpi}/${pvc.vci}`;
    if (used.has(label))
      findings.add(
        [...path, 'vci'],
        `is ${pvc.vci}, but VPI/VCI ${pvc.vpi}/${pvc.vci} is taken on this port; choose a free VCI`,
      );
    used.add(label);
    if (node.pvcs.findIndex((other) => other.peer === pvc.peer) < i)
      findings.add([...path, 'peer'], `is "${pvc.peer}", to which a VC leads already; keep one VC per peer`);
  });
}

function checkGateway(findings: Findings, host: Host, at: readonly PropertyKey[]): void {
  const { gateway } = host;
  if (gateway === undefined || host.interfaces.some((entry) => sameNetwork(entry.ip, gateway, entry.prefix))) return;
  findings.add(
    [...at, 'gateway'],
    `is "${gateway}", but must be in a subnet of ${host.name}; name a router's address there, or remove it`,
  );
}

function checkEnd(findings: Findings, node: Switch, path: readonly PropertyKey[], end: ConnectionEnd): void {
  if (!node.ports.some((port) => port.id === end.port))
    findings.add(
      [...path, 'port'],
      `is ${end.port}, which ${node.name} does not have (ports: ${portIds(node)}); use one of them or add it`,
    );
}

function checkSwitch(findings: Findings, node: Switch, index: number): void {
  const rows = new Map<string, number>();
  node.routes.forEach((route, i) => {
    const path = ['nodes', index, 'routes', i];
    checkEnd(findings, node, [...path, 'in'], route.in);
    checkEnd(findings, node, [...path, 'out'], route.out);
    if ((route.in.vci === undefined) !== (route.out.vci === undefined))
      findings.add(path, 'has a VCI on one side only; give both sides one (a VC row) or neither (a VP row)');
    const key = `${route.in.port}/${route.in.vpi}/${route.in.vci ?? '*'}`;
    const earlier = rows.get(key);
    if (earlier === undefined) rows.set(key, i);
    else
      findings.add(
        [...path, 'in'],
        `is port/VPI/VCI ${key}, which row ${earlier} switches already; choose a free VCI or remove one row`,
      );
  });
}

/** Addresses of ports: not where a port only carries what others send, nor where an interface or a bridge has the address. */
function checkAddress(findings: Findings, node: Exclude<Node, Switch>, port: Port, path: readonly PropertyKey[]): void {
  if (port.mac === undefined || node.kind === 'generator') return;
  if (node.kind === 'hub')
    findings.add(path, `is "${port.mac}", but ${node.name} passes on what others send; remove it`);
  else if (isEthernet(port.phy))
    findings.add(
      path,
      `is "${port.mac}", but an Ethernet port's interface or bridge has the address; set it there and remove this`,
    );
}

function checkPorts(findings: Findings, node: Node, at: readonly PropertyKey[]): void {
  if (node.kind === 'switch') return;
  node.ports.forEach((port, i) => {
    checkAddress(findings, node, port, [...at, 'ports', i, 'mac']);
    if (port.half === true && !isEthernet(port.phy))
      findings.add([...at, 'ports', i, 'half'], `is true, but a port of ${port.phy} is full duplex; remove it`);
  });
}

export function checkNodes(findings: Findings, model: Model): void {
  checkUnique(
    findings,
    ['nodes'],
    model.nodes.map((node) => node.id),
    'node',
  );
  const owners = new Map<string, string>();
  model.nodes.forEach((node, index) => {
    checkUnique(
      findings,
      ['nodes', index, 'ports'],
      node.ports.map((port) => port.id),
      'port',
    );
    const at = ['nodes', index];
    if (node.kind === 'host' || node.kind === 'router') {
      checkInterfaces(findings, node, at, owners);
      checkPvcs(findings, node, at);
    }
    if (node.kind === 'host') checkGateway(findings, node, at);
    if (node.kind === 'switch') checkSwitch(findings, node, index);
    checkPorts(findings, node, at);
    checkDevice(findings, node, at);
  });
}
