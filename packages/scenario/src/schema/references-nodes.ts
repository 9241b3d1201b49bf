/** References inside nodes: ports, interfaces, permanent VCs, switching tables. */

import type { Model } from './document.ts';
import { checkUnique, type Findings } from './findings.ts';
import type { Host } from './node-host.ts';
import type { ConnectionEnd, Switch } from './node-switch.ts';

const ports = (node: { readonly ports: readonly { readonly id: number }[] }) =>
  node.ports.map((port) => port.id).join(', ') || 'none';

function checkHost(findings: Findings, host: Host, index: number, owners: Map<string, string>): void {
  const portIds = new Set(host.ports.map((port) => port.id));
  const at = (...path: PropertyKey[]) => ['nodes', index, ...path];
  const missingPort = (port: number) =>
    `is ${port}, which ${host.name} does not have (ports: ${ports(host)}); use one of them or add it`;

  host.interfaces.forEach((entry, i) => {
    if (!portIds.has(entry.port)) findings.add(at('interfaces', i, 'port'), missingPort(entry.port));
    if (host.interfaces.findIndex((other) => other.port === entry.port) < i)
      findings.add(at('interfaces', i, 'port'), `is ${entry.port}, which has an interface already; give each port one`);
    const owner = owners.get(entry.ip);
    if (owner !== undefined)
      findings.add(at('interfaces', i, 'ip'), `is "${entry.ip}", which ${owner} has already; choose a free address`);
    owners.set(entry.ip, host.name);
  });

  const used = new Set<string>();
  host.pvcs.forEach((pvc, i) => {
    if (!portIds.has(pvc.port)) findings.add(at('pvcs', i, 'port'), missingPort(pvc.port));
    else if (!host.interfaces.some((entry) => entry.port === pvc.port))
      findings.add(at('pvcs', i, 'port'), `is ${pvc.port}, which has no interface; add one with an IP address`);
    const label = `${pvc.port}/${pvc.vpi}/${pvc.vci}`;
    if (used.has(label))
      findings.add(
        at('pvcs', i, 'vci'),
        `is ${pvc.vci}, but VPI/VCI ${pvc.vpi}/${pvc.vci} is taken on this port; choose a free VCI`,
      );
    used.add(label);
    if (host.pvcs.findIndex((other) => other.peer === pvc.peer) < i)
      findings.add(at('pvcs', i, 'peer'), `is "${pvc.peer}", to which a VC leads already; keep one VC per peer`);
  });
}

function checkEnd(findings: Findings, node: Switch, path: readonly PropertyKey[], end: ConnectionEnd): void {
  if (!node.ports.some((port) => port.id === end.port))
    findings.add(
      [...path, 'port'],
      `is ${end.port}, which ${node.name} does not have (ports: ${ports(node)}); use one of them or add it`,
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
    if (node.kind === 'host') checkHost(findings, node, index, owners);
    if (node.kind === 'switch') checkSwitch(findings, node, index);
  });
}
