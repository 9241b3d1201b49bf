/** References and sums of flows through a layer 4 switch. */

import type { Findings, NodeIndex } from './findings.ts';
import type { RelayFlow } from './flow-relay.ts';

type Path = readonly PropertyKey[];

const RECEIVERS = {
  'client-server': [0, 0],
  'point-to-point': [1, 1],
  'point-to-multipoint': [1, 100],
  broadcast: [1, 100],
} as const;
/** Messages of a plan, changes of state of a video source, and seconds of a plan: bounds of what is drawn before a run. */
const MAX_PARTS = 1_048_576;
const MAX_CHANGES = 10_000_000;
const MAX_SECONDS = 9_000;

/** Clients of the server in order of their numbers: the sender and the receivers. */
export const clientsOf = (flow: RelayFlow): readonly number[] =>
  [...new Set([flow.from, ...flow.receivers])].toSorted((a, b) => a - b);

function checkReceivers(findings: Findings, path: Path, flow: RelayFlow): void {
  const [least, most] = RECEIVERS[flow.service];
  const count = flow.receivers.length;
  if (count < least || count > most)
    findings.add(
      [...path, 'receivers'],
      `is a list of ${count}, but a ${flow.service} service has ${least === most ? least : `${least} to ${most}`}; change their number`,
    );
  else if (new Set(flow.receivers).size < count)
    findings.add([...path, 'receivers'], 'is a list that names a client twice; name each once');
  else if (flow.service === 'broadcast' && !flow.receivers.includes(flow.from))
    findings.add(
      [...path, 'receivers'],
      `is a list without the sender, ${flow.from}, to which a broadcast goes, too; add it`,
    );
}

/** Every client and the server are hosts, and the server is none of the clients. */
function checkEnds(findings: Findings, path: Path, flow: RelayFlow, nodes: NodeIndex): void {
  const ends = [
    { end: ['from'], id: flow.from },
    { end: ['to'], id: flow.to },
    ...flow.receivers.map((id, index) => ({ end: ['receivers', index], id })),
  ];
  for (const { end, id } of ends) {
    const node = nodes.get(id);
    if (node === undefined)
      findings.add([...path, ...end], `is ${id}, but there is no such node; use the id of a host`);
    else if (node.kind !== 'host')
      findings.add([...path, ...end], `is ${id}, a ${node.kind}, but only hosts run relay; use the id of a host`);
  }
  if (flow.from === flow.to)
    findings.add([...path, 'to'], `is ${flow.to}, the sender itself, but a server relays for others; use another host`);
  flow.receivers.forEach((id, index) => {
    if (id === flow.to)
      findings.add(
        [...path, 'receivers', index],
        `is ${id}, the server itself, but it relays to others; use the id of a client`,
      );
  });
}

function checkParts(findings: Findings, path: Path, octets: number, part: number): void {
  const least = Math.ceil(octets / MAX_PARTS);
  if (part < least)
    findings.add(path, `is ${part}, but a plan has at most ${MAX_PARTS} messages; use at least ${least} octets`);
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
      findings.add(
        [...path, 'pdus'],
        `is a list of ${sum} octets together, but the file has ${flow.octets}; make them equal`,
      );
  } else if (source.kind === 'cbr' || source.kind === 'poisson')
    checkParts(findings, [...path, 'pduOctets'], flow.octets, source.pduOctets);
  else if (source.kind === 'markov') {
    checkParts(findings, [...path, 'frameOctets'], flow.octets, source.frameOctets);
    const { seconds, changes } = videoPlan(flow, source);
    if (seconds > MAX_SECONDS || changes > MAX_CHANGES)
      findings.add(
        path,
        `has mini-sources that take about ${Math.ceil(seconds)} s and ${Math.ceil(changes)} changes of state for the file, but a plan has at most ${MAX_SECONDS} s and ${MAX_CHANGES} changes; let them be on longer, or change more slowly`,
      );
  }
}

export function checkRelay(findings: Findings, path: Path, flow: RelayFlow, nodes: NodeIndex): void {
  checkReceivers(findings, path, flow);
  checkEnds(findings, path, flow, nodes);
  checkSource(findings, [...path, 'source'], flow);
}
