/**
 * The first cause of each flow's waiting. Checks go outwards from the cable, as one looks for a fault in a laboratory: cables,
 * processes, circuits, addresses, clients, routes, planned changes. Which flow waits, and what a machine says of itself, comes
 * from the run.
 */
import type { Flow, Host } from '@lanelab/scenario';
import { addresses, overOf } from '@lanelab/scenario';
import { serversOf } from '../../document/store/edits/elan-service.ts';
import type { Problem } from '../../document/store/types.ts';
import type { CauseCode, Finding } from './cause.ts';
import { cellsFinding, circuitFinding } from './circuits.ts';
import { classicalFinding } from './classical.ts';
import { clientFinding } from './clients.ts';
import { type Evidence, nodeIn } from './evidence.ts';
import { elanOf, footAt, type Leg, routeTo } from './legs.ts';
import { linkFinding } from './links.ts';
import { mtuFinding } from './mtu.ts';
import { overloadFinding } from './overload.ts';
import { lanFinding, routeFinding, strayFinding } from './plan.ts';
import { plannedFinding } from './planned.ts';
import { processFinding } from './processes.ts';
import { shortcutFinding } from './shortcuts.ts';
import { type Lack, type Waiting, waitingFlows } from './waiting.ts';

export interface FlowCause extends Problem {
  readonly code: CauseCode;
  readonly flow: number;
  readonly lack: Lack;
  /** The instant from which on the flow has waited, ps. */
  readonly sincePs: number;
}

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
    overloadFinding(evidence) ??
    first(legs, (leg) => lanFinding(evidence, leg)) ??
    first([a, b], (foot) => strayFinding(evidence, foot)) ??
    clientFinding(evidence, legs) ??
    classicalFinding(evidence, legs) ??
    routeFinding(there, a, b) ??
    routeFinding(back, b, a) ??
    mtuFinding(evidence, legs)
  );
}

/** What keeps a flow from its far end, by the network that is drawn and by what its machines say. */
function networkCause(evidence: Evidence, flow: Flow): Finding | null {
  if (flow.kind === 'cells') return cellsFinding(evidence, flow);
  const cut = linkFinding(evidence, flow.from, flow.to);
  if (cut !== null) return cut;
  const [from, to] = [nodeIn(evidence, flow.from), nodeIn(evidence, flow.to)];
  if (from?.kind !== 'host' || to?.kind !== 'host') return overloadFinding(evidence);
  return (
    circuitFinding(evidence, from.id, to.id) ??
    networkFinding(evidence, from, to, 'toIp' in flow ? flow.toIp : undefined)
  );
}

function findingOf(evidence: Evidence, flow: Flow, waiting: Waiting): Finding | null {
  const found = waiting.lack === 'no-shortcut' ? shortcutFinding(evidence, flow) : networkCause(evidence, flow);
  // A refusal that no edit takes away may be the work of a planned fault, which can be taken back.
  if (found?.fix !== undefined) return found;
  return plannedFinding(evidence, flow, waiting) ?? found;
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
        ...(fix === undefined ? {} : { fix }),
      },
    ];
  });
}
