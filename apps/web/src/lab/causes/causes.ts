/**
 * The first cause of each flow's waiting. Checks go outwards from the cable, as one looks for a fault in a laboratory: cables,
 * processes, circuits, addresses, clients, routes; then planned changes, and settings that leave too little time. Which flow
 * waits, and what a machine says of itself, comes from the run.
 */
import { addresses, type Flow, overOf } from '@lanelab/scenario';
import { serversOf } from '../../document/store/edits/elan-service.ts';
import type { Problem } from '../../document/store/types.ts';
import { farFinding } from './calls.ts';
import { type CauseCode, type Finding, first } from './cause.ts';
import { cellsFinding, circuitFinding } from './circuits.ts';
import { classicalFinding } from './classical.ts';
import { clientFinding } from './client-causes.ts';
import { type Evidence, nodeIn } from './evidence.ts';
import { framesFinding } from './frames.ts';
import { stationFinding } from './hardware.ts';
import { elanOf, type Foot, footAt, type Leg, routeTo } from './legs.ts';
import { linkFinding } from './links.ts';
import { mtuFinding } from './mtu.ts';
import { limitedFinding, overloadFinding } from './overload.ts';
import { lanFinding, routeFinding, strayFinding } from './plan.ts';
import { plannedFinding } from './planned.ts';
import { processFinding } from './processes.ts';
import { shortcutFinding } from './shortcuts.ts';
import { slowFinding } from './slow.ts';
import { type Lack, type Waiting, waitingFlows } from './waiting.ts';

export interface FlowCause extends Problem {
  readonly code: CauseCode;
  readonly fix: Finding['fix'];
  readonly flow: number;
  readonly lack: Lack;
  /** The instant from which on the flow has waited, ps. */
  readonly sincePs: number;
}

/** Devices that must reach each other for packets on these legs: their ends, and the servers of their emulated LANs. */
function devicesOn({ scenario: { model } }: Evidence, legs: readonly Leg[]): readonly (readonly [number, number])[] {
  return legs.flatMap(({ from, to }) => {
    const elan = elanOf(model, from);
    const servers = elan === null ? [] : serversOf(model, elan);
    return [[from.node.id, to.node.id], ...servers.map((server) => [from.node.id, server] as const)] as const;
  });
}

/** The interfaces between which a flow's packets go; null where there are none, or permanent circuits. */
function feetOf(evidence: Evidence, flow: Flow): readonly [Foot, Foot] | null {
  const [from, to] = [flow.from, 'to' in flow ? flow.to : 0].map((id) => nodeIn(evidence, id));
  if (from?.kind !== 'host' || to?.kind !== 'host') return null;
  const pair = addresses(from, to, 'toIp' in flow ? flow.toIp : undefined);
  const [a, b] = pair === null ? [null, null] : [footAt(from, pair.from), footAt(to, pair.to)];
  return a === null || b === null || overOf(a.entry) === 'pvc' ? null : [a, b];
}

/** The legs of a flow's packets, there and back. */
function legsOf(evidence: Evidence, flow: Flow): readonly Leg[] {
  const { model } = evidence.scenario;
  const feet = feetOf(evidence, flow);
  if (feet === null) return [];
  const [a, b] = feet;
  return [...routeTo(model, a, b.entry.ip).legs, ...routeTo(model, b, a.entry.ip).legs];
}

/** What keeps packets between two hosts from each other, on LANs and by calls. */
function networkFinding(evidence: Evidence, flow: Flow): Finding | null {
  const { model } = evidence.scenario;
  const feet = feetOf(evidence, flow);
  if (feet === null) return null;
  const [a, b] = feet;
  const [there, back] = [routeTo(model, a, b.entry.ip), routeTo(model, b, a.entry.ip)];
  const legs: readonly Leg[] = [...there.legs, ...back.legs];
  return (
    first(devicesOn(evidence, legs), ([one, other]) => linkFinding(evidence, one, other)) ??
    processFinding(evidence, legs) ??
    overloadFinding(evidence) ??
    first(legs, (leg) => lanFinding(evidence, leg)) ??
    first([a, b], (foot) => strayFinding(evidence, foot)) ??
    clientFinding(evidence, legs) ??
    classicalFinding(evidence, legs) ??
    routeFinding(there, a, b) ??
    routeFinding(back, b, a) ??
    stationFinding(evidence, legs) ??
    mtuFinding(evidence, legs)
  );
}

/** A setting on the way that leaves packets or answers too little time: a long link, a slow device, a server with limits. */
function timeFinding(evidence: Evidence, flow: Flow): Finding | null {
  if (flow.kind === 'cells') return null;
  const pairs = [[flow.from, flow.to] as const, ...devicesOn(evidence, legsOf(evidence, flow))];
  return (
    first(pairs, ([one, other]) => farFinding(evidence, one, other)) ??
    slowFinding(evidence, pairs) ??
    limitedFinding(
      evidence,
      pairs.map(([, device]) => device),
    )
  );
}

/** What keeps a flow from its far end, by the network that is drawn and by what its machines say. */
function networkCause(evidence: Evidence, flow: Flow): Finding | null {
  if (flow.kind === 'cells') return cellsFinding(evidence, flow);
  const cut = linkFinding(evidence, flow.from, flow.to);
  if (cut !== null) return cut;
  if (flow.kind === 'frames') {
    return overloadFinding(evidence) ?? framesFinding(evidence, flow);
  }
  return circuitFinding(evidence, flow.from, flow.to) ?? networkFinding(evidence, flow);
}

function findingOf(evidence: Evidence, flow: Flow, waiting: Waiting): Finding | null {
  const found = waiting.lack === 'no-shortcut' ? shortcutFinding(evidence, flow) : networkCause(evidence, flow);
  if (found !== null || waiting.lack === 'no-shortcut') return found ?? plannedFinding(evidence, flow, waiting);
  // A flow that stopped had time enough before: a planned change at that instant tells more than a setting.
  return waiting.lack === 'stopped'
    ? (plannedFinding(evidence, flow, waiting) ?? timeFinding(evidence, flow))
    : (timeFinding(evidence, flow) ?? plannedFinding(evidence, flow, waiting));
}

/** The first cause of each flow that waits; a flow for which none is known is absent. */
export function causesOf(evidence: Evidence): readonly FlowCause[] {
  const { model } = evidence.scenario;
  return waitingFlows(evidence).flatMap((waiting): FlowCause[] => {
    const index = model.flows.findIndex(({ id }) => id === waiting.flow);
    const flow = model.flows[index];
    const found = flow === undefined ? null : findingOf(evidence, flow, waiting);
    if (found === null) return [];
    const { code, node, link, sentence, fix } = found;
    return [
      {
        ...waiting,
        id: `waiting:${waiting.flow}`,
        severity: 'warning',
        path: `model.flows[${index}]`,
        code,
        sentence,
        nodes: [node],
        links: link === undefined ? [] : [link],
        flows: [waiting.flow],
        fix,
      },
    ];
  });
}
