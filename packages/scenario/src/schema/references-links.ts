/** References of links and changes. */

import type { Change } from './change.ts';
import type { Model } from './document.ts';
import { checkUnique, type Findings, type NodeIndex } from './findings.ts';
import type { Flow } from './flow.ts';
import { isEthernet, type Phy } from './kinds.ts';
import type { LinkEnd } from './link.ts';
import { isFree, tooManyInATick } from './references-flows.ts';

function phyOf(nodes: NodeIndex, end: LinkEnd): Phy | undefined {
  return nodes.get(end.node)?.ports.find((port) => port.id === end.port)?.phy;
}

function checkEnd(findings: Findings, path: readonly PropertyKey[], nodes: NodeIndex, end: LinkEnd): void {
  const node = nodes.get(end.node);
  if (node === undefined)
    findings.add([...path, 'node'], `is ${end.node}, but there is no such node; use the id of an existing one`);
  else if (!node.ports.some((port) => port.id === end.port))
    findings.add(
      [...path, 'port'],
      `is ${end.port}, which ${node.name} does not have (ports: ${node.ports.map((port) => port.id).join(', ') || 'none'}); use one of them or add it`,
    );
}

/** RFC 768 and 791: what is left of 65 535 octets after both headers. */
const MAX_DATAGRAM = 65_507;

function checkFlowChange(
  findings: Findings,
  path: readonly PropertyKey[],
  change: Extract<Change, { kind: 'flow' }>,
  model: Model,
): void {
  const flow = model.flows.find((candidate) => candidate.id === change.flow);
  if (flow?.kind !== 'udp-stream') return;
  const { messageOctets = 0, intervalPs } = change.set;
  if (messageOctets > Math.min(flow.sendBuffer, MAX_DATAGRAM))
    findings.add(
      [...path, 'messageOctets'],
      `is ${messageOctets}, but a datagram holds ${MAX_DATAGRAM} octets and must fit the send buffer (${flow.sendBuffer}); send less`,
    );
  if (flow.tickPs === undefined || intervalPs === undefined) return;
  const problem = tooManyInATick(intervalPs, flow.tickPs, intervalPs);
  if (problem !== undefined) findings.add([...path, 'intervalPs'], problem);
}

function checkPlug(findings: Findings, path: readonly PropertyKey[], to: LinkEnd, nodes: NodeIndex): void {
  const phy = phyOf(nodes, to);
  if (phy === undefined || !isEthernet(phy))
    findings.add(path, `is node ${to.node}, port ${to.port}, which is no Ethernet port; name one that is`);
}

function checkChange(
  findings: Findings,
  path: readonly PropertyKey[],
  change: Change,
  model: Model,
  nodes: NodeIndex,
): void {
  if ('link' in change && !model.links.some((link) => link.id === change.link))
    findings.add([...path, 'link'], `is ${change.link}, but there is no such link; use the id of an existing one`);
  if (change.kind === 'flow' && !model.flows.some((flow) => flow.id === change.flow))
    findings.add([...path, 'flow'], `is ${change.flow}, but there is no such flow; use the id of an existing one`);
  if (change.kind === 'flow') checkFlowChange(findings, [...path, 'set'], change, model);
  if (change.kind === 'plug') checkPlug(findings, [...path, 'to'], change.to, nodes);
  if (!('node' in change)) return;
  const node = nodes.get(change.node);
  if (node === undefined) {
    findings.add([...path, 'node'], `is ${change.node}, but there is no such node; use the id of an existing one`);
    return;
  }
  if ((change.kind === 'stack' || change.kind === 'cpu') && node.kind !== 'host')
    findings.add(
      [...path, 'node'],
      `is ${change.node}, a ${node.kind}, but only a host has a ${change.kind}; name a host`,
    );
  const inside = (flow: Flow) =>
    (flow.kind === 'tcp-stream' || flow.kind === 'tcp-rr') && flow.from === change.node && flow.to === change.node;
  if (change.kind === 'cpu' && node.kind === 'host' && model.flows.some(inside) && isFree(node.cpu, change.set))
    findings.add(
      [...path, 'set'],
      `is a CPU that takes no time under a stream inside ${node.name}, which would never end; keep a cost per call`,
    );
  if ('port' in change) checkEnd(findings, path, nodes, { node: change.node, port: change.port });
  if (change.kind !== 'policer') return;
  const { port, vpi, vci } = change.in;
  const row =
    node.kind === 'switch' &&
    node.routes.find((route) => route.in.port === port && route.in.vpi === vpi && route.in.vci === vci);
  if (!row)
    findings.add(
      [...path, 'in'],
      `is ${port}/${vpi}/${vci ?? '*'}, which ${node.name} has no row for; name an existing one`,
    );
  else if (row.policer === undefined)
    findings.add([...path, 'in'], `is ${port}/${vpi}/${vci ?? '*'}, a row without a policer; give the row one first`);
}

export function checkLinks(findings: Findings, model: Model, nodes: NodeIndex): void {
  checkUnique(
    findings,
    ['links'],
    model.links.map((link) => link.id),
    'link',
  );
  const taken = new Map<string, number>();
  model.links.forEach((link, index) => {
    const path = ['links', index];
    for (const side of ['a', 'b'] as const) {
      const end = link[side];
      checkEnd(findings, [...path, side], nodes, end);
      const key = `${end.node}/${end.port}`;
      const other = taken.get(key);
      if (other !== undefined)
        findings.add(
          [...path, side],
          `is node ${end.node}, port ${end.port}, which link ${other} uses already; use a free port`,
        );
      taken.set(key, link.id);
    }
    const [phyA, phyB] = [phyOf(nodes, link.a), phyOf(nodes, link.b)];
    if (phyA !== undefined && phyB !== undefined && phyA !== phyB)
      findings.add(
        path,
        `joins a port of ${phyA} with one of ${phyB}, but both must have the same PHY; change one port`,
      );
    if (link.delayPs === undefined && link.lengthM === undefined)
      findings.add(path, 'has neither delayPs nor lengthM; state one of them');
    if (link.delayPs !== undefined && link.lengthM !== undefined)
      findings.add(path, 'has both delayPs and lengthM; state only one of them');
  });
  model.changes.forEach((change, index) => {
    checkChange(findings, ['changes', index], change, model, nodes);
  });
}
