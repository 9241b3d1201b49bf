/**
 * The first cause of each flow's silence. Checks go outwards from the cable, as one looks for a fault in a laboratory: cables,
 * processes, circuits, addresses, clients, routes. Which flow is silent, and what a machine says of itself, comes from the run.
 */
import type { Flow, Host } from '@lanelab/scenario';
import { addresses, overOf } from '@lanelab/scenario';
import { serversOf } from '../../document/store/edits/elan-service.ts';
import type { Problem } from '../../document/store/types.ts';
import type { CauseCode, Finding } from './cause.ts';
import { cellsFinding, circuitFinding } from './circuits.ts';
import { classicalFinding } from './classical.ts';
import { clientFinding } from './clients.ts';
import { type Evidence, nodeIn, silentFlows } from './evidence.ts';
import { elanOf, type Foot, type Leg, routeTo } from './legs.ts';
import { linkFinding } from './links.ts';
import { lanFinding, routeFinding, strayFinding } from './plan.ts';
import { processFinding } from './processes.ts';

export interface FlowCause extends Problem {
  readonly code: CauseCode;
  readonly flow: number;
}

const footAt = (host: Host, ip: string): Foot | null => {
  const entry = host.interfaces.find((candidate) => candidate.ip === ip);
  return entry === undefined ? null : { node: host, entry };
};

const first = <T>(items: readonly T[], find: (item: T) => Finding | null): Finding | null => {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
};

/** Devices that must reach each other for packets on these legs: their ends, and the servers of their emulated LANs. */
function devicesOn({ scenario: { model } }: Evidence, legs: readonly Leg[]): readonly (readonly [number, number])[] {
  return legs.flatMap(({ from, to }) => {
    const elan = elanOf(model, from);
    const servers = elan === null ? [] : serversOf(model, elan);
    return [[from.node.id, to.node.id], ...servers.map((server) => [from.node.id, server] as const)] as const;
  });
}

/** What keeps packets between two hosts from each other, on LANs and by calls. */
function networkFinding(evidence: Evidence, from: Host, to: Host, toIp?: string): Finding | null {
  const { model } = evidence.scenario;
  const pair = addresses(from, to, toIp);
  const [a, b] = pair === null ? [null, null] : [footAt(from, pair.from), footAt(to, pair.to)];
  if (a === null || b === null) return null;
  if (overOf(a.entry) === 'pvc') return processFinding(evidence, [{ from: a, to: b }]);
  const [there, back] = [routeTo(model, a, b.entry.ip), routeTo(model, b, a.entry.ip)];
  const legs: readonly Leg[] = [...there.legs, ...back.legs];
  return (
    first(devicesOn(evidence, legs), ([one, other]) => linkFinding(evidence, one, other)) ??
    processFinding(evidence, legs) ??
    first(legs, (leg) => lanFinding(evidence, leg)) ??
    first([a, b], (foot) => strayFinding(evidence, foot)) ??
    clientFinding(evidence, legs) ??
    classicalFinding(evidence, legs) ??
    routeFinding(there, a, b) ??
    routeFinding(back, b, a)
  );
}

function findingOf(evidence: Evidence, flow: Flow): Finding | null {
  if (flow.kind === 'cells') return cellsFinding(evidence, flow);
  const cut = linkFinding(evidence, flow.from, flow.to);
  if (cut !== null) return cut;
  const [from, to] = [nodeIn(evidence, flow.from), nodeIn(evidence, flow.to)];
  if (from?.kind !== 'host' || to?.kind !== 'host') return null;
  return (
    circuitFinding(evidence, from.id, to.id) ??
    networkFinding(evidence, from, to, 'toIp' in flow ? flow.toIp : undefined)
  );
}

/** The first cause of each silent flow; a flow for which none is known is absent. */
export function causesOf(evidence: Evidence): readonly FlowCause[] {
  const { model } = evidence.scenario;
  return silentFlows(evidence).flatMap((id): FlowCause[] => {
    const index = model.flows.findIndex((flow) => flow.id === id);
    const flow = model.flows[index];
    const found = flow === undefined ? null : findingOf(evidence, flow);
    if (found === null) return [];
    const { code, node, link, sentence, fix } = found;
    return [
      {
        id: `silent:${id}`,
        severity: 'warning',
        path: `model.flows[${index}]`,
        code,
        flow: id,
        sentence,
        fix,
        nodes: [node],
        links: link === undefined ? [] : [link],
        flows: [id],
      },
    ];
  });
}
