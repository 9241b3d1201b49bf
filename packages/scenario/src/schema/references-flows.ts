/** References of flows and of what is measured. */

import { addresses } from './addressing.ts';
import type { Change } from './change.ts';
import type { Cpu } from './cpu.ts';
import type { Model } from './document.ts';
import { checkUnique, type Findings, type NodeIndex } from './findings.ts';
import type { CellsFlow, Flow, FramesFlow, UdpStream } from './flow.ts';
import type { RelayFlow } from './flow-relay.ts';
import { overOf } from './interface.ts';
import { isEthernet } from './kinds.ts';
import type { Host } from './node-host.ts';
import { checkPortOf } from './references-ports.ts';
import { checkRelay, clientsOf } from './references-relay.ts';

type HostFlow = Exclude<Flow, CellsFlow | FramesFlow | RelayFlow>;

/** Ports of a flow's ends hang on its id alone, so that no other flow changes them; ids so many apart share them. */
const PORT_SPAN = 30_000;

const isNetworked = (host: Host): boolean => host.interfaces.some((entry) => overOf(entry) !== 'pvc');

/** What of a way between two hosts is missing. */
function checkJoined(findings: Findings, path: readonly PropertyKey[], flow: HostFlow, from: Host, to: Host): void {
  if (addresses(from, to, flow.toIp) !== null) return;
  if (flow.toIp !== undefined && !to.interfaces.some(({ ip }) => ip === flow.toIp)) {
    findings.add(
      [...path, 'toIp'],
      `is "${flow.toIp}", which ${to.name} does not have (addresses: ${to.interfaces.map(({ ip }) => ip).join(', ') || 'none'}); use one of them, or leave it out`,
    );
    return;
  }
  const sides = [
    { sender: from, receiver: to, side: 'from' },
    { sender: to, receiver: from, side: 'to' },
  ].filter(({ sender, receiver }) => !sender.pvcs.some((pvc) => receiver.interfaces.some(({ ip }) => ip === pvc.peer)));
  if (sides.length === 0 || isNetworked(from) || isNetworked(to))
    findings.add(
      path,
      `has no way from ${from.name} to ${to.name}: neither a PVC each way nor an interface of each on a switched, emulated or Ethernet network; give them one`,
    );
  else
    for (const { sender, receiver, side } of sides)
      findings.add(
        [...path, side],
        `is ${sender.id}, but ${sender.name} has no PVC towards ${receiver.name}; add one with its address as peer`,
      );
}

function checkHostFlow(findings: Findings, path: readonly PropertyKey[], flow: HostFlow, nodes: NodeIndex): void {
  const [from, to] = [nodes.get(flow.from), nodes.get(flow.to)];
  for (const side of ['from', 'to'] as const) {
    const node = side === 'from' ? from : to;
    if (node === undefined)
      findings.add([...path, side], `is ${flow[side]}, but there is no such node; use the id of a host`);
    else if (node.kind !== 'host')
      findings.add(
        [...path, side],
        `is ${flow[side]}, a ${node.kind}, but only hosts run ${flow.kind}; use the id of a host`,
      );
  }
  if (from?.kind === 'host' && to?.kind === 'host' && from.id !== to.id) checkJoined(findings, path, flow, from, to);
}

/** Ways of all clients to the server, and ports that nobody else has. */
function checkClients(
  findings: Findings,
  path: readonly PropertyKey[],
  flow: RelayFlow,
  nodes: NodeIndex,
  sockets: Map<string, number>,
): void {
  const server = nodes.get(flow.to);
  for (const client of clientsOf(flow)) {
    const host = nodes.get(client);
    const at = client === flow.from ? path : [...path, 'receivers', flow.receivers.indexOf(client)];
    if (
      host?.kind === 'host' &&
      server?.kind === 'host' &&
      client !== flow.to &&
      addresses(host, server, undefined) === null
    )
      findings.add(
        at,
        `has no way from ${host.name} to ${server.name}: neither a PVC each way nor an interface of each on a switched, emulated or Ethernet network; give them one`,
      );
    checkPorts(findings, path, { kind: 'tcp-stream', id: flow.id, from: client, to: flow.to }, sockets);
  }
}

/** No other flow between the same hosts has these ports. */
function checkPorts(
  findings: Findings,
  path: readonly PropertyKey[],
  flow: Pick<HostFlow, 'kind' | 'id' | 'from' | 'to'>,
  sockets: Map<string, number>,
): void {
  const key = `${flow.kind}/${flow.from}/${flow.to}/${flow.id % PORT_SPAN}`;
  const other = sockets.get(key);
  if (other !== undefined && other !== flow.id)
    findings.add(
      [...path, 'id'],
      `is ${flow.id}, whose ports flow ${other} between the same hosts has (ids ${PORT_SPAN} apart share them); choose another id`,
    );
  sockets.set(key, flow.id);
}

/** Inside a host nothing but its CPU slows a stream: one that takes no time would carry endless data in an instant. */
export function isFree(cpu: Cpu, set: Extract<Change, { kind: 'cpu' }>['set'] = {}): boolean {
  const speed = set.speed ?? cpu.speed;
  return (['syscallPs', 'sendPacketPs', 'receivePacketPs'] as const).every(
    (key) => (set[key] ?? cpu[key]) / speed < 0.5,
  );
}

function checkSockets(
  findings: Findings,
  path: readonly PropertyKey[],
  flow: HostFlow,
  nodes: NodeIndex,
  sockets: Map<string, number>,
): void {
  const host = nodes.get(flow.from);
  const endless = flow.kind === 'tcp-stream' || flow.kind === 'tcp-rr';
  if (endless && flow.from === flow.to && host?.kind === 'host' && isFree(host.cpu))
    findings.add(
      [...path, 'to'],
      `is ${flow.to}, the host itself, whose CPU takes no time, so the stream would never end; give ${host.name} a cost per call`,
    );
  checkPorts(findings, path, flow, sockets);
}

function checkCellsFlow(findings: Findings, path: readonly PropertyKey[], flow: CellsFlow, nodes: NodeIndex): void {
  const from = nodes.get(flow.from);
  if (from === undefined)
    findings.add([...path, 'from'], `is ${flow.from}, but there is no such node; use the id of a generator`);
  else if (from.kind !== 'generator')
    findings.add(
      [...path, 'from'],
      `is ${flow.from}, a ${from.kind}, but only a generator sends cells; use the id of a generator`,
    );
  else checkPortOf(findings, [...path, 'port'], from, flow.port, 'ATM');
}

function checkFramesFlow(findings: Findings, path: readonly PropertyKey[], flow: FramesFlow, nodes: NodeIndex): void {
  for (const [side, id, key, port] of [
    ['from', flow.from, 'port', flow.port],
    ['to', flow.to, 'toPort', flow.toPort],
  ] as const) {
    const node = nodes.get(id);
    if (node?.kind !== 'generator') {
      const what = node === undefined ? 'but there is no such node' : `a ${node.kind}, but only a generator has frames`;
      findings.add([...path, side], `is ${id}, ${what}; use the id of a generator`);
    } else if (!node.ports.some((known) => known.id === port && isEthernet(known.phy)))
      findings.add([...path, key], `is ${port}, which is no Ethernet port of ${node.name}; use one that is`);
  }
}

/** Datagrams that fall due from one tick of a sender's clock to the next are sent one by one. */
const MAX_BURST = 65_536;

/** What is wrong with a value that leads to such ticks and intervals; nothing where it is fine. */
export function tooManyInATick(value: number, tickPs: number, intervalPs: number): string | undefined {
  if (tickPs / intervalPs < MAX_BURST) return undefined;
  return `is ${value}, but fewer than ${MAX_BURST} datagrams may fall due in a tick (one of ${tickPs} with intervals of ${intervalPs}); tick more often or send less often`;
}

function checkDatagrams(findings: Findings, path: readonly PropertyKey[], flow: UdpStream): void {
  if (flow.messageOctets > flow.sendBuffer)
    findings.add(
      [...path, 'messageOctets'],
      `is ${flow.messageOctets}, but a datagram must fit the send buffer (${flow.sendBuffer}); raise that or send less`,
    );
  if (flow.tickPs === undefined) return;
  const problem = tooManyInATick(flow.tickPs, flow.tickPs, flow.intervalPs);
  if (problem !== undefined) findings.add([...path, 'tickPs'], problem);
}

export function checkFlows(findings: Findings, model: Model, nodes: NodeIndex): void {
  checkUnique(
    findings,
    ['flows'],
    model.flows.map((flow) => flow.id),
    'flow',
  );
  const channels = new Map<string, number>();
  const sockets = new Map<string, number>();
  model.flows.forEach((flow, index) => {
    const path = ['flows', index];
    if (flow.kind === 'cells') {
      checkCellsFlow(findings, path, flow, nodes);
      const key = `${flow.from}/${flow.port}/${flow.vpi}/${flow.vci}`;
      const other = channels.get(key);
      if (other !== undefined)
        findings.add(
          [...path, 'vci'],
          `is ${flow.vci}, but flow ${other} sends on the same VPI/VCI; choose a free VCI`,
        );
      channels.set(key, flow.id);
      return;
    }
    if (flow.kind === 'relay') {
      checkRelay(findings, path, flow, nodes);
      checkClients(findings, path, flow, nodes, sockets);
      return;
    }
    if (flow.kind === 'frames' && (flow.intervalPs === undefined) === (flow.loadPercent === undefined))
      findings.add(path, 'has both intervalPs and loadPercent, or neither; state one of them');
    if (flow.kind === 'frames') checkFramesFlow(findings, path, flow, nodes);
    else {
      checkHostFlow(findings, path, flow, nodes);
      checkSockets(findings, path, flow, nodes, sockets);
    }
    if (flow.kind === 'udp-stream') checkDatagrams(findings, path, flow);
    if (flow.stopPs !== null && flow.stopPs <= flow.startPs)
      findings.add(
        [...path, 'stopPs'],
        `is ${flow.stopPs}, but must come after startPs (${flow.startPs}); raise it or use null`,
      );
  });
  const measured = model.measure.flows;
  if (measured === 'all') return;
  const known = new Set(model.flows.map((flow) => flow.id));
  measured.forEach((id, index) => {
    if (!known.has(id))
      findings.add(['measure', 'flows', index], `is ${id}, but there is no such flow; use ids of flows, or "all"`);
  });
}
