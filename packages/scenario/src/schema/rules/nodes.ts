/** Rules inside nodes: ports, interfaces, permanent VCs, switching tables. */

import { sameNetwork } from '../addressing.ts';
import type { Model, Node } from '../document.ts';
import type { Interface, Pvc } from '../interface.ts';
import type { Host } from '../nodes.ts';
import type { Port } from '../primitives.ts';
import type { Switch } from '../switches.ts';
import { clockTolerancePpm, isEthernet, overOf } from '../values.ts';
import { checkDevice } from './devices.ts';
import { checkPort, checkPortOf, checkUnique, type Findings, type Path } from './findings.ts';

/** A device with IP interfaces. */
interface Station {
  readonly name: string;
  readonly ports: readonly Port[];
  readonly interfaces: readonly Interface[];
  readonly pvcs: readonly Pvc[];
}

function checkInterfaces(findings: Findings, node: Station, at: Path, owners: Map<string, string>): void {
  const alone = new Set<string>();
  node.interfaces.forEach((entry, i) => {
    const path = [...at, 'interfaces', i];
    const over = overOf(entry);
    checkPortOf(findings, [...path, 'port'], node, entry.port, over === 'ethernet' ? 'Ethernet' : 'ATM');
    if (over === 'lane' && entry.elan === undefined) findings.add([...path, 'elan'], 'elan-missing', undefined, {});
    if (entry.mac !== undefined && over !== 'lane' && over !== 'ethernet')
      findings.add([...path, 'mac'], 'misplaced-mac', entry.mac, { why: 'no-lan', node: node.name });
    if (over !== 'lane' && entry.elan !== undefined)
      findings.add([...path, 'elan'], 'elan-not-used', entry.elan, { over });
    // Circuits and Ethernet ports carry one subnet; emulated LANs and logical subnets share an ATM port.
    const key = `${over}/${entry.port}`;
    if ((over === 'pvc' || over === 'ethernet') && alone.has(key))
      findings.add([...path, 'port'], 'port-has-interface', entry.port, {});
    alone.add(key);
    const owner = owners.get(entry.ip);
    if (owner !== undefined) findings.add([...path, 'ip'], 'ip-taken', entry.ip, { node: owner });
    owners.set(entry.ip, node.name);
  });
}

function checkPvcs(findings: Findings, node: Station, at: Path): void {
  const used = new Set<string>();
  node.pvcs.forEach((pvc, i) => {
    const path = [...at, 'pvcs', i];
    checkPortOf(findings, [...path, 'port'], node, pvc.port, 'ATM');
    if (node.ports.some(({ id }) => id === pvc.port) && !node.interfaces.some((entry) => entry.port === pvc.port))
      findings.add([...path, 'port'], 'port-without-interface', pvc.port, {});
    const label = `${pvc.port}/${pvc.vpi}/${pvc.vci}`;
    if (used.has(label)) findings.add([...path, 'vci'], 'vci-taken', pvc.vci, { vpi: pvc.vpi });
    used.add(label);
    if (node.pvcs.findIndex((other) => other.peer === pvc.peer) < i)
      findings.add([...path, 'peer'], 'peer-taken', pvc.peer, {});
  });
}

function checkGateway(findings: Findings, host: Host, at: Path): void {
  const { gateway } = host;
  if (gateway === undefined || host.interfaces.some((entry) => sameNetwork(entry.ip, gateway, entry.prefix))) return;
  findings.add([...at, 'gateway'], 'gateway-elsewhere', gateway, { node: host.name });
}

function checkSwitch(findings: Findings, node: Switch, index: number): void {
  const rows = new Map<string, number>();
  node.routes.forEach((route, i) => {
    const path = ['nodes', index, 'routes', i];
    checkPort(findings, [...path, 'in', 'port'], node, route.in.port);
    checkPort(findings, [...path, 'out', 'port'], node, route.out.port);
    if ((route.in.vci === undefined) !== (route.out.vci === undefined))
      findings.add(path, 'half-vp-row', undefined, {});
    const key = `${route.in.port}/${route.in.vpi}/${route.in.vci ?? '*'}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, i);
    else findings.add([...path, 'in'], 'row-taken', key, { row });
  });
}

/** Addresses of ports: not where a port only carries what others send, nor where an interface or a bridge has the address. */
function checkAddress(findings: Findings, node: Exclude<Node, Switch>, port: Port, path: Path): void {
  if (port.mac === undefined || node.kind === 'generator') return;
  if (node.kind === 'hub') findings.add(path, 'misplaced-mac', port.mac, { why: 'hub', node: node.name });
  else if (isEthernet(port.phy))
    findings.add(path, 'misplaced-mac', port.mac, { why: 'ethernet-port', node: node.name });
}

/** Clocks keep to their PHY; a hub’s ports are no stations, turning round is a matter of frames, and end systems signal from NICs. */
function checkStation(findings: Findings, node: Node, port: Port, path: Path): void {
  const { phy, clockPpm, turnaroundPs, signallingQueue } = port;
  const misplaced = (key: string, value: unknown, why: 'hub' | 'no-frames' | 'no-signalling') =>
    findings.add([...path, key], 'misplaced-key', value, { why, node: node.name, phy });
  if (clockPpm !== undefined) {
    const max = clockTolerancePpm(phy);
    if (Math.abs(clockPpm) > max)
      findings.add([...path, 'clockPpm'], 'clock-beyond-phy', clockPpm, { phy, max }, 'ppm');
    if (node.kind === 'hub') misplaced('clockPpm', clockPpm, 'hub');
  }
  if (turnaroundPs !== undefined && turnaroundPs > 0) {
    if (node.kind === 'hub') misplaced('turnaroundPs', turnaroundPs, 'hub');
    else if (!isEthernet(phy)) misplaced('turnaroundPs', turnaroundPs, 'no-frames');
  }
  if (signallingQueue === 'own' && (isEthernet(phy) || node.kind === 'generator'))
    misplaced('signallingQueue', signallingQueue, 'no-signalling');
}

function checkPorts(findings: Findings, node: Node, at: Path): void {
  node.ports.forEach((port, i) => checkStation(findings, node, port, [...at, 'ports', i]));
  if (node.kind === 'switch') return;
  node.ports.forEach((port, i) => {
    checkAddress(findings, node, port, [...at, 'ports', i, 'mac']);
    if (port.half === true && !isEthernet(port.phy))
      findings.add([...at, 'ports', i, 'half'], 'half-duplex-atm', true, { phy: port.phy });
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
