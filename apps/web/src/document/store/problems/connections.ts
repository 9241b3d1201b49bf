/** Permanent VCs that lead nowhere, or elsewhere than they say; flows that have none. */

import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/problems';
import { addresses, type Flow, type Host, type Pvc, switchedPath, type Trace } from '@lanelab/scenario';
import { layPvcBetween, relayPvcBetween, TRAFFIC } from '../edits/flows.ts';
import { nameOf } from '../edits/model.ts';
import { removePvc } from '../edits/pvc.ts';
import { removeFlow } from '../edits/remove.ts';
import type { Problem } from '../types.ts';
import { nodePath, problem, type Subject } from './problem.ts';

type Place = { readonly at: string; readonly port: number; readonly vpi: number; readonly vci: number };
type Broken = NonNullable<Trace['broken']>;

/** Endings of messages about channels that end on the way. */
const ENDING = { 'no link': 'no-link', 'no row': 'no-row', 'a circle': 'circle' } as const;

const placeOf = ({ model }: Subject, { at }: Broken): Place => ({ ...at, at: nameOf(model, at.node) });

const hasPath = ({ model }: Subject, a: number, b: number): boolean => switchedPath(model, a, b).length > 0;

/** What is wrong with a VC; null where it leads where it says. */
function faultOf(subject: Subject, host: Host, pvc: Pvc): string | null {
  const { vpi, vci, peer } = pvc;
  const vc = { vpi, vci, device: host.name, peer };
  const peers = subject.owners.get(peer);
  if (peers === undefined) return say('pvc.no-host', vc);
  const { broken, end } = subject.wiring.follow({ ...pvc, node: host.id });
  if (end === null) {
    if (broken === null) return null;
    const place = placeOf(subject, broken);
    return say(`pvc.${ENDING[broken.what]}`, {
      ...vc,
      at: place.at,
      port: place.port,
      atVpi: place.vpi,
      atVci: place.vci,
    });
  }
  const reached = peers.find(({ id }) => id === end.node);
  if (reached === undefined) return say('pvc.elsewhere', { ...vc, at: nameOf(subject.model, end.node) });
  const back = reached.pvcs.find((entry) => entry.port === end.port && entry.vpi === end.vpi && entry.vci === end.vci);
  return back === undefined ? say('pvc.unexpected', { ...vc, at: reached.name, atVpi: end.vpi, atVci: end.vci }) : null;
}

function fixOf(subject: Subject, host: Host, pvc: Pvc): NonNullable<Problem['fix']> | null {
  const peer = subject.owners.get(pvc.peer)?.[0];
  if (peer !== undefined && peer.id !== host.id && hasPath(subject, host.id, peer.id))
    return { label: say('pvc.lay-again'), edit: relayPvcBetween(host.id, peer.id) };
  const isNeeded = subject.model.flows.some(
    (flow) =>
      flow.kind !== 'cells' &&
      peer !== undefined &&
      [flow.from, flow.to].includes(host.id) &&
      [flow.from, flow.to].includes(peer.id),
  );
  return isNeeded ? null : { label: say('pvc.remove'), edit: removePvc(host.id, pvc) };
}

/** VCs of hosts. One that a flow waits for is named with the flow. */
export function pvcProblems(subject: Subject): readonly Problem[] {
  return subject.hosts.flatMap((host) =>
    host.pvcs.flatMap((pvc, index) => {
      const fault = faultOf(subject, host, pvc);
      if (fault === null) return [];
      const peers = new Set(subject.owners.get(pvc.peer)?.map(({ id }) => id));
      const waiting = subject.model.flows.filter(
        (flow) =>
          flow.kind !== 'cells' &&
          ((flow.from === host.id && peers.has(flow.to)) || (flow.to === host.id && peers.has(flow.from))),
      );
      const fix = fixOf(subject, host, pvc);
      const flows = list(
        waiting.map(({ id }) => String(id)),
        'and',
      );
      return problem({
        id: `pvc:${host.id}:${pvc.port}/${pvc.vpi}/${pvc.vci}`,
        severity: 'warning',
        path: `${nodePath(subject, host.id)}.pvcs[${index}]`,
        sentence: waiting.length === 0 ? fault : say('pvc.awaited', { sentence: fault, count: waiting.length, flows }),
        nodes: [host.id],
        flows: waiting.map(({ id }) => id),
        ...(fix === null ? {} : { fix }),
      });
    }),
  );
}

function cellsProblem(subject: Subject, flow: Extract<Flow, { kind: 'cells' }>, index: number): Problem | null {
  const sender = subject.wiring.nodes.get(flow.from);
  if (sender?.kind !== 'generator') return null;
  const trace = subject.wiring.follow({ ...flow, node: flow.from });
  const to = trace.end === null ? undefined : subject.wiring.nodes.get(trace.end.node);
  if (to?.kind === 'generator') return null;
  const cells = { flow: flow.id, device: sender.name };
  const sentence =
    trace.broken === null
      ? say('cells.not-counted', { ...cells, at: to?.name ?? '' })
      : say(`cells.${ENDING[trace.broken.what]}`, { ...cells, ...placeOf(subject, trace.broken) });
  return problem({
    id: `cells:${flow.id}`,
    severity: 'warning',
    path: `model.flows[${index}]`,
    sentence,
    nodes: [flow.from],
    flows: [flow.id],
    fix: { label: say('flow.remove', { flow: flow.id }), edit: removeFlow(flow.id) },
  });
}

/** Flows between hosts that have no VC, and cells that go nowhere. */
export function flowProblems(subject: Subject): readonly Problem[] {
  const { model, wiring } = subject;
  return model.flows.flatMap((flow, index) => {
    if (flow.kind === 'cells') return cellsProblem(subject, flow, index) ?? [];
    if (flow.kind === 'frames') return [];
    const [from, to] = [wiring.nodes.get(flow.from), wiring.nodes.get(flow.to)];
    if (from?.kind !== 'host' || to?.kind !== 'host' || from === to) return [];
    if (addresses(from, to, 'toIp' in flow ? flow.toIp : undefined) !== null) return [];
    const isReachable = hasPath(subject, from.id, to.id);
    const traffic = flow.kind === 'relay' ? flow.kind : TRAFFIC[flow.kind];
    return problem({
      id: `flow-without-vc:${flow.id}`,
      severity: 'error',
      path: `model.flows[${index}]`,
      sentence: say(isReachable ? 'flow.no-pvc' : 'flow.no-path', { traffic, from: from.name, to: to.name }),
      nodes: [from.id, to.id],
      flows: [flow.id],
      fix: isReachable
        ? { label: say('flow.lay-pvc'), edit: layPvcBetween(from.id, to.id) }
        : { label: say('flow.remove', { flow: flow.id }), edit: removeFlow(flow.id) },
    });
  });
}
