/** Permanent VCs that lead nowhere, or elsewhere than they say; flows that have none. */

import { addresses, type Flow, type Host, type Pvc, switchedPath, type Trace } from '@lanelab/scenario';
import { layPvcBetween, relayPvcBetween } from '../edits/flows.ts';
import { nameOf } from '../edits/model.ts';
import { removePvc } from '../edits/pvc.ts';
import { removeFlow } from '../edits/remove.ts';
import type { Problem } from '../types.ts';
import { nodePath, problem, type Subject } from './problem.ts';

/** “at port 1 of H1, which is on no link”. */
function where({ model }: Subject, { broken }: Trace): string {
  if (broken === null) return '';
  const name = nameOf(model, broken.at.node);
  const { port, vpi, vci } = broken.at;
  if (broken.what === 'no link') return `at port ${port} of ${name}, which is on no link`;
  if (broken.what === 'a circle') return `in a circle through ${name}`;
  return `at ${name}, which has no row for port ${port}, VPI/VCI ${vpi}/${vci}`;
}

const hasWay = ({ model }: Subject, a: number, b: number): boolean => switchedPath(model, a, b).length > 0;

/** What is wrong with a VC, as the end of a sentence; null where it leads where it says. */
function faultOf(subject: Subject, host: Host, pvc: Pvc): string | null {
  const peers = subject.owners.get(pvc.peer);
  if (peers === undefined) return 'and no host has that address';
  const trace = subject.wiring.follow({ ...pvc, node: host.id });
  if (trace.end === null) return `but ends ${where(subject, trace)}`;
  const { end } = trace;
  if (!peers.some(({ id }) => id === end.node)) return `but leads to ${nameOf(subject.model, end.node)}`;
  const peer = peers.find(({ id }) => id === end.node);
  const back = peer?.pvcs.find(({ port, vpi, vci }) => port === end.port && vpi === end.vpi && vci === end.vci);
  return back === undefined ? `but ${peer?.name ?? 'its end'} expects nothing on VPI/VCI ${end.vpi}/${end.vci}` : null;
}

function fixOf(subject: Subject, host: Host, pvc: Pvc): NonNullable<Problem['fix']> | null {
  const peer = subject.owners.get(pvc.peer)?.[0];
  if (peer !== undefined && peer.id !== host.id && hasWay(subject, host.id, peer.id))
    return { label: 'Lay it anew', edit: relayPvcBetween(host.id, peer.id) };
  const isNeeded = subject.model.flows.some(
    (flow) =>
      flow.kind !== 'cells' &&
      peer !== undefined &&
      [flow.from, flow.to].includes(host.id) &&
      [flow.from, flow.to].includes(peer.id),
  );
  return isNeeded ? null : { label: 'Remove it', edit: removePvc(host.id, pvc) };
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
      const flows = waiting.length === 0 ? '' : `; ${waiting.map(({ id }) => `flow ${id}`).join(', ')} waits for it`;
      return problem({
        id: `pvc:${host.id}:${pvc.port}/${pvc.vpi}/${pvc.vci}`,
        severity: 'warning',
        path: `${nodePath(subject, host.id)}.pvcs[${index}]`,
        sentence: `The VC ${pvc.vpi}/${pvc.vci} of ${host.name} is for ${pvc.peer} ${fault}${flows}.`,
        nodes: [host.id],
        flows: waiting.map(({ id }) => id),
        ...(fix === null ? {} : { fix }),
      });
    }),
  );
}

const WORDS = {
  'tcp-stream': 'TCP stream',
  'udp-stream': 'UDP stream',
  'tcp-rr': 'exchange of TCP requests and responses',
  ping: 'ping',
  cells: 'cells',
  relay: 'relay',
} as const;

function cellsProblem(subject: Subject, flow: Extract<Flow, { kind: 'cells' }>, index: number): Problem | null {
  const sender = subject.wiring.nodes.get(flow.from);
  if (sender?.kind !== 'generator') return null;
  const trace = subject.wiring.follow({ ...flow, node: flow.from });
  const to = trace.end === null ? undefined : subject.wiring.nodes.get(trace.end.node);
  if (to?.kind === 'generator') return null;
  const end =
    trace.end === null ? `end ${where(subject, trace)}` : `arrive at ${to?.name ?? ''}, which does not count them`;
  return problem({
    id: `cells:${flow.id}`,
    severity: 'warning',
    path: `model.flows[${index}]`,
    sentence: `The cells of flow ${flow.id} from ${sender.name} ${end}; remove the flow and add it again to another generator.`,
    nodes: [flow.from],
    flows: [flow.id],
    fix: { label: `Remove flow ${flow.id}`, edit: removeFlow(flow.id) },
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
    const way = hasWay(subject, from.id, to.id);
    const rest = way ? 'they have no permanent VC to each other' : 'no path of links and switches leads there';
    return problem({
      id: `flow-without-vc:${flow.id}`,
      severity: 'error',
      path: `model.flows[${index}]`,
      sentence: `The ${WORDS[flow.kind]} from ${from.name} to ${to.name} cannot run: ${rest}.`,
      nodes: [from.id, to.id],
      flows: [flow.id],
      fix: way
        ? { label: 'Lay a permanent VC', edit: layPvcBetween(from.id, to.id) }
        : { label: `Remove flow ${flow.id}`, edit: removeFlow(flow.id) },
    });
  });
}
