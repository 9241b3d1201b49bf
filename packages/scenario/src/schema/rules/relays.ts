/** References and sums of flows through a layer 4 switch. */

import type { RelayFlow } from '../flow-relay.ts';
import { checkKind, type Findings, type NodeIndex, type Path } from './findings.ts';

const RECEIVERS = {
  'client-server': [0, 0],
  'point-to-point': [1, 1],
  'point-to-multipoint': [1, 100],
  broadcast: [1, 100],
} as const;
/** Messages of a plan, changes of state of a video source, and seconds of a plan: these are drawn at random before a run starts, so they are limited. */
const MAX_PARTS = 1_048_576;
const MAX_CHANGES = 10_000_000;
const MAX_SECONDS = 9_000;

/** Clients of the server in order of their numbers: the sender and the receivers. */
export const clientsOf = (flow: RelayFlow): readonly number[] =>
  [...new Set([flow.from, ...flow.receivers])].toSorted((a, b) => a - b);

function checkReceivers(findings: Findings, path: Path, flow: RelayFlow): void {
  const [min, max] = RECEIVERS[flow.service];
  const count = flow.receivers.length;
  const at = [...path, 'receivers'];
  if (count < min || count > max) findings.add(at, 'receiver-count', count, { service: flow.service, min, max });
  else if (new Set(flow.receivers).size < count) findings.add(at, 'receiver-twice', count, {});
  else if (flow.service === 'broadcast' && !flow.receivers.includes(flow.from))
    findings.add(at, 'broadcast-without-sender', count, { sender: flow.from });
}

/** Every client and the server are hosts, and the server is none of the clients. */
function checkEnds(findings: Findings, path: Path, flow: RelayFlow, nodes: NodeIndex): void {
  checkKind(findings, [...path, 'from'], nodes, flow.from, 'host');
  checkKind(findings, [...path, 'to'], nodes, flow.to, 'host');
  flow.receivers.forEach((id, index) => {
    checkKind(findings, [...path, 'receivers', index], nodes, id, 'host');
  });
  if (flow.from === flow.to) findings.add([...path, 'to'], 'relay-to-sender', flow.to, {});
  flow.receivers.forEach((id, index) => {
    if (id === flow.to) findings.add([...path, 'receivers', index], 'receiver-is-server', id, {});
  });
}

function checkParts(findings: Findings, path: Path, octets: number, part: number): void {
  const least = Math.ceil(octets / MAX_PARTS);
  if (part < least) findings.add(path, 'too-many-messages', part, { max: MAX_PARTS, least }, 'octets');
}

/** How long a plan of these mini-sources is, and how often they change meanwhile, on average. */
export function videoPlan(flow: Pick<RelayFlow, 'octets'>, source: Extract<RelayFlow['source'], { kind: 'markov' }>) {
  const groups = [source.low, ...(source.high === undefined ? [] : [source.high])];
  const sum = (of: (group: (typeof groups)[number], share: number) => number) =>
    groups.reduce((total, group) => total + group.count * of(group, group.onPerS / (group.onPerS + group.offPerS)), 0);
  const seconds = (flow.octets * 8) / sum((group, share) => share * group.bps);
  return { seconds, changes: seconds * sum((group, share) => 2 * share * group.offPerS) };
}

function checkSource(findings: Findings, path: Path, flow: RelayFlow): void {
  const { source } = flow;
  if (source.kind === 'list') {
    const sum = source.pdus.reduce((total, { octets }) => total + octets, 0);
    if (sum !== flow.octets)
      findings.add([...path, 'pdus'], 'sum-differs', source.pdus.length, { sum, octets: flow.octets });
  } else if (source.kind === 'cbr' || source.kind === 'poisson')
    checkParts(findings, [...path, 'pduOctets'], flow.octets, source.pduOctets);
  else if (source.kind === 'markov') {
    checkParts(findings, [...path, 'frameOctets'], flow.octets, source.frameOctets);
    const { seconds, changes } = videoPlan(flow, source);
    if (seconds > MAX_SECONDS || changes > MAX_CHANGES)
      findings.add(path, 'plan-too-long', undefined, {
        seconds: Math.ceil(seconds),
        changes: Math.ceil(changes),
        maxSeconds: MAX_SECONDS,
        maxChanges: MAX_CHANGES,
      });
  }
}

export function checkRelay(findings: Findings, path: Path, flow: RelayFlow, nodes: NodeIndex): void {
  checkReceivers(findings, path, flow);
  checkEnds(findings, path, flow, nodes);
  checkSource(findings, [...path, 'source'], flow);
}
