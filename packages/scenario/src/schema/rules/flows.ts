/** References of flows and of what is measured. */

import { addresses } from '../addressing.ts';
import type { Change } from '../change.ts';
import type { Model } from '../document.ts';
import type { CellsFlow, Flow, FramesFlow, UdpStream } from '../flow.ts';
import type { RelayFlow } from '../flow-relay.ts';
import type { Cpu } from '../host-settings.ts';
import type { Host } from '../nodes.ts';
import { overOf } from '../values.ts';
import {
  checkKind,
  checkOneOf,
  checkPortOf,
  checkUnique,
  type Findings,
  type NodeIndex,
  type Path,
} from './findings.ts';
import { checkRelay, clientsOf } from './relays.ts';

type HostFlow = Exclude<Flow, CellsFlow | FramesFlow | RelayFlow>;

/** Ports of a flow's ends hang on its id alone, so that no other flow changes them; ids so many apart share them. */
const PORT_SPAN = 30_000;

const isNetworked = (host: Host): boolean => host.interfaces.some((entry) => overOf(entry) !== 'pvc');

/** Whether packets can go from one host to the other and back. */
function checkJoined(findings: Findings, path: Path, flow: HostFlow, from: Host, to: Host): void {
  if (addresses(from, to, flow.toIp) !== null) return;
  if (flow.toIp !== undefined && !to.interfaces.some(({ ip }) => ip === flow.toIp)) {
    const rule = { node: to.name, addresses: to.interfaces.map(({ ip }) => ip) };
    findings.add([...path, 'toIp'], 'not-an-address-of', flow.toIp, rule);
    return;
  }
  const sides = [
    { sender: from, receiver: to, side: 'from' },
    { sender: to, receiver: from, side: 'to' },
  ].filter(({ sender, receiver }) => !sender.pvcs.some((pvc) => receiver.interfaces.some(({ ip }) => ip === pvc.peer)));
  if (sides.length === 0 || isNetworked(from) || isNetworked(to))
    findings.add(path, 'no-path', undefined, { from: from.name, to: to.name });
  else
    for (const { sender, receiver, side } of sides)
      findings.add([...path, side], 'no-pvc', sender.id, { from: sender.name, to: receiver.name });
}

function checkHostFlow(findings: Findings, path: Path, flow: HostFlow, nodes: NodeIndex): void {
  const from = checkKind(findings, [...path, 'from'], nodes, flow.from, 'host');
  const to = checkKind(findings, [...path, 'to'], nodes, flow.to, 'host');
  if (from !== undefined && to !== undefined && from !== to) checkJoined(findings, path, flow, from, to);
}

/** Paths of all clients to the server, and ports that nobody else has. */
function checkClients(
  findings: Findings,
  path: Path,
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
      findings.add(at, 'no-path', undefined, { from: host.name, to: server.name });
    checkPorts(findings, path, { kind: 'tcp-stream', id: flow.id, from: client, to: flow.to }, sockets);
  }
}

/** No other flow between the same hosts has these ports. */
function checkPorts(
  findings: Findings,
  path: Path,
  flow: Pick<HostFlow, 'kind' | 'id' | 'from' | 'to'>,
  sockets: Map<string, number>,
): void {
  const key = `${flow.kind}/${flow.from}/${flow.to}/${flow.id % PORT_SPAN}`;
  const other = sockets.get(key);
  if (other !== undefined && other !== flow.id)
    findings.add([...path, 'id'], 'ports-shared', flow.id, { flow: other, span: PORT_SPAN });
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
  path: Path,
  flow: HostFlow,
  nodes: NodeIndex,
  sockets: Map<string, number>,
): void {
  const host = nodes.get(flow.from);
  const endless = flow.kind === 'tcp-stream' || flow.kind === 'tcp-rr';
  if (endless && flow.from === flow.to && host?.kind === 'host' && isFree(host.cpu))
    findings.add([...path, 'to'], 'endless-stream', flow.to, { node: host.name });
  checkPorts(findings, path, flow, sockets);
}

function checkCellsFlow(findings: Findings, path: Path, flow: CellsFlow, nodes: NodeIndex): void {
  const from = checkKind(findings, [...path, 'from'], nodes, flow.from, 'generator');
  if (from !== undefined) checkPortOf(findings, [...path, 'port'], from, flow.port, 'ATM');
}

function checkFramesFlow(findings: Findings, path: Path, flow: FramesFlow, nodes: NodeIndex): void {
  checkOneOf(findings, path, flow, ['intervalPs', 'loadPercent']);
  const from = checkKind(findings, [...path, 'from'], nodes, flow.from, 'generator');
  if (from !== undefined) checkPortOf(findings, [...path, 'port'], from, flow.port, 'Ethernet');
  const to = checkKind(findings, [...path, 'to'], nodes, flow.to, 'generator');
  if (to !== undefined) checkPortOf(findings, [...path, 'toPort'], to, flow.toPort, 'Ethernet');
}

/** Datagrams that fall due from one tick of a sender's clock to the next are sent one by one: this many are too many. */
const MAX_BURST = 65_536;

/** Finds a tick with too many datagrams; `value` is the one of its two numbers that is at fault. */
export function checkTick(
  findings: Findings,
  path: Path,
  value: number,
  times: { readonly tickPs: number; readonly intervalPs: number },
): void {
  if (times.tickPs / times.intervalPs >= MAX_BURST)
    findings.add(path, 'tick-overload', value, { ...times, max: MAX_BURST }, 'ps');
}

function checkDatagrams(findings: Findings, path: Path, flow: UdpStream): void {
  const { messageOctets, sendBuffer, tickPs, intervalPs } = flow;
  if (messageOctets > sendBuffer)
    findings.add([...path, 'messageOctets'], 'beyond-send-buffer', messageOctets, { sendBuffer }, 'octets');
  if (tickPs !== undefined) checkTick(findings, [...path, 'tickPs'], tickPs, { tickPs, intervalPs });
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
      if (other !== undefined) findings.add([...path, 'vci'], 'vci-taken', flow.vci, { vpi: flow.vpi, flow: other });
      channels.set(key, flow.id);
      return;
    }
    if (flow.kind === 'relay') {
      checkRelay(findings, path, flow, nodes);
      checkClients(findings, path, flow, nodes, sockets);
      return;
    }
    if (flow.kind === 'frames') checkFramesFlow(findings, path, flow, nodes);
    else {
      checkHostFlow(findings, path, flow, nodes);
      checkSockets(findings, path, flow, nodes, sockets);
    }
    if (flow.kind === 'udp-stream') checkDatagrams(findings, path, flow);
    if (flow.stopPs !== null && flow.stopPs <= flow.startPs)
      findings.add([...path, 'stopPs'], 'stop-before-start', flow.stopPs, { startPs: flow.startPs }, 'ps');
  });
  const measured = model.measure.flows;
  if (measured === 'all') return;
  const known = new Set(model.flows.map((flow) => flow.id));
  measured.forEach((id, index) => {
    if (!known.has(id)) findings.add(['measure', 'flows', index], 'no-such-flow', id, {});
  });
}
