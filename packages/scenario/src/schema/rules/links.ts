/** References of links and changes. */

import type { Change } from '../change.ts';
import type { Model, Node } from '../document.ts';
import type { Flow } from '../flow.ts';
import type { LinkEnd } from '../link.ts';
import { isEthernet, type Phy } from '../values.ts';
import { checkKind, checkOneOf, checkPort, checkUnique, type Findings, type NodeIndex, type Path } from './findings.ts';
import { checkTick, isFree } from './flows.ts';

function phyOf(nodes: NodeIndex, end: LinkEnd): Phy | undefined {
  return nodes.get(end.node)?.ports.find((port) => port.id === end.port)?.phy;
}

function checkEnd(findings: Findings, path: Path, nodes: NodeIndex, end: LinkEnd): void {
  const node = nodes.get(end.node);
  if (node === undefined) findings.add([...path, 'node'], 'no-such-node', end.node, { needs: 'node' });
  else checkPort(findings, [...path, 'port'], node, end.port);
}

/** RFC 768 and 791: what is left of 65 535 octets after both headers. */
const MAX_DATAGRAM = 65_507;

function checkFlowChange(
  findings: Findings,
  path: Path,
  change: Extract<Change, { kind: 'flow' }>,
  model: Model,
): void {
  const flow = model.flows.find((candidate) => candidate.id === change.flow);
  if (flow?.kind !== 'udp-stream') return;
  const { messageOctets = 0, intervalPs } = change.set;
  const at = [...path, 'messageOctets'];
  if (messageOctets > MAX_DATAGRAM) {
    const rule = { kind: 'integer', min: 1, max: MAX_DATAGRAM, unit: 'octets' } as const;
    findings.add(at, 'out-of-range', messageOctets, rule, 'octets');
  } else if (messageOctets > flow.sendBuffer)
    findings.add(at, 'beyond-send-buffer', messageOctets, { sendBuffer: flow.sendBuffer }, 'octets');
  if (flow.tickPs !== undefined && intervalPs !== undefined)
    checkTick(findings, [...path, 'intervalPs'], intervalPs, { tickPs: flow.tickPs, intervalPs });
}

function checkPlug(findings: Findings, path: Path, to: LinkEnd, nodes: NodeIndex): void {
  const phy = phyOf(nodes, to);
  if (phy === undefined) checkEnd(findings, path, nodes, to);
  else if (!isEthernet(phy)) findings.add(path, 'wrong-port-type', to.port, { phy, needs: 'Ethernet' });
}

function checkPolicer(findings: Findings, path: Path, change: Extract<Change, { kind: 'policer' }>, node: Node): void {
  const { port, vpi, vci } = change.in;
  const value = `${port}/${vpi}/${vci ?? '*'}`;
  const row =
    node.kind === 'switch' &&
    node.routes.find((route) => route.in.port === port && route.in.vpi === vpi && route.in.vci === vci);
  if (!row) findings.add(path, 'no-such-row', value, { node: node.name });
  else if (row.policer === undefined) findings.add(path, 'no-policer', value, {});
}

function checkChange(findings: Findings, path: Path, change: Change, model: Model, nodes: NodeIndex): void {
  if ('link' in change && !model.links.some((link) => link.id === change.link))
    findings.add([...path, 'link'], 'no-such-link', change.link, {});
  if (change.kind === 'flow') {
    if (model.flows.every((flow) => flow.id !== change.flow))
      findings.add([...path, 'flow'], 'no-such-flow', change.flow, {});
    checkFlowChange(findings, [...path, 'set'], change, model);
  }
  if (change.kind === 'plug') checkPlug(findings, [...path, 'to'], change.to, nodes);
  if (!('node' in change)) return;
  if (change.kind === 'stack') checkKind(findings, [...path, 'node'], nodes, change.node, 'host');
  else if (change.kind === 'cpu') checkCpuChange(findings, path, change, model, nodes);
  else if ('port' in change) checkEnd(findings, path, nodes, { node: change.node, port: change.port });
  else {
    const node = nodes.get(change.node);
    if (node === undefined) findings.add([...path, 'node'], 'no-such-node', change.node, { needs: 'node' });
    else if (change.kind === 'policer') checkPolicer(findings, [...path, 'in'], change, node);
  }
}

function checkCpuChange(
  findings: Findings,
  path: Path,
  change: Extract<Change, { kind: 'cpu' }>,
  model: Model,
  nodes: NodeIndex,
): void {
  const host = checkKind(findings, [...path, 'node'], nodes, change.node, 'host');
  const inside = (flow: Flow) =>
    (flow.kind === 'tcp-stream' || flow.kind === 'tcp-rr') && flow.from === change.node && flow.to === change.node;
  if (host !== undefined && model.flows.some(inside) && isFree(host.cpu, change.set))
    findings.add([...path, 'set'], 'endless-stream', undefined, { node: host.name });
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
      if (other !== undefined) findings.add([...path, side], 'port-linked', key, { link: other });
      taken.set(key, link.id);
    }
    const [a, b] = [phyOf(nodes, link.a), phyOf(nodes, link.b)];
    if (a !== undefined && b !== undefined && a !== b) findings.add(path, 'phys-differ', undefined, { a, b });
    checkOneOf(findings, path, link, ['delayPs', 'lengthM']);
  });
  model.changes.forEach((change, index) => {
    checkChange(findings, ['changes', index], change, model, nodes);
  });
}
