/** Shortcuts that were never made: the flow arrives through its routers, and says nothing of the MPOA that was drawn for it. */
import { say } from '@lanelab/messages/causes';
import { causeWords, nhrpCodeWords } from '@lanelab/messages/codes';
import { addresses, type Flow, type Model, type Mpc, overOf } from '@lanelab/scenario';
import { setField } from '../../document/store/edits/field.ts';
import { configureServers, giveMpoa } from '../../document/store/edits/mpoa.ts';
import type { Edit } from '../../document/store/types.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, nameIn, nodeIn, spanOf } from './evidence.ts';
import { edgesAt, elanOf, type Foot, footAt, type Leg, routeTo } from './legs.ts';
import { deadFinding } from './processes.ts';

/** Frames within a time that make an MPOA client ask for a shortcut, as af-mpoa-0114 4.7 has them: MPC-p1 and MPC-p2. */
const P1 = 10;
const P2_S = 1;
const SECOND_PS = 1_000_000_000_000;
/** A flow at about this rate asks now and then: only one well above it is sure to have asked. */
const SURELY = 1.5;
/** Codes of a client whose egress cache is full: af-mpoa-0087, table 9. */
const FULL: ReadonlySet<number> = new Set([129, 131]);

/** The MPOA clients at both ends of a flow, and the routers between them. */
interface Course {
  readonly ingress: number;
  readonly egress: number;
  readonly to: Foot;
  readonly routers: readonly number[];
}

/** The device whose MPOA client serves a station: itself, or the edge device at its Ethernet. */
function clientOf(model: Model, foot: Foot): number | null {
  const { node, entry } = foot;
  if (overOf(entry) === 'lane')
    return node.kind === 'host' && node.mpc !== undefined && entry.mpoa !== false ? node.id : null;
  const elan = elanOf(model, foot);
  if (elan === null) return null;
  return edgesAt(model, foot, elan).find(({ edge }) => edge.mpc !== undefined)?.edge.id ?? null;
}

/** Where a flow would leave the routed path; null where no MPOA client is at one of its ends, or no router between them. */
function courseOf(model: Model, flow: Flow): Course | null {
  const [from, to] = [flow.from, 'to' in flow ? flow.to : 0].map((id) => model.nodes.find((node) => node.id === id));
  if (from?.kind !== 'host' || to?.kind !== 'host') return null;
  const pair = addresses(from, to, 'toIp' in flow ? flow.toIp : undefined);
  const [a, b] = pair === null ? [null, null] : [footAt(from, pair.from), footAt(to, pair.to)];
  if (a === null || b === null) return null;
  const { legs, stuck } = routeTo(model, a, b.entry.ip);
  const [ingress, egress] = [clientOf(model, a), clientOf(model, b)];
  if (stuck !== null || legs.length < 2 || ingress === null || egress === null || ingress === egress) return null;
  const isEmulated = legs.every((leg: Leg) => elanOf(model, leg.from) !== null);
  return isEmulated ? { ingress, egress, to: b, routers: legs.slice(1).map(({ from: at }) => at.node.id) } : null;
}

const mpcOf = (model: Model, id: number): Mpc => {
  const node = model.nodes.find((entry) => entry.id === id);
  return node?.kind === 'host' || node?.kind === 'edge' ? (node.mpc ?? {}) : {};
};

/** Whether a flow arrives through routers although it sends fast enough for the shortcut that its ends are set up for. */
export function expectsShortcut({ scenario: { model }, result, paths, timePs }: Evidence, flow: Flow): boolean {
  const path = paths.find((entry) => entry.flow === flow.id);
  if (path === undefined || path.via === 'shortcut') return false;
  const course = courseOf(model, flow);
  if (course === null) return false;
  const { p1 = P1, p2S = P2_S } = mpcOf(model, course.ingress);
  const { fromPs, toPs } = spanOf(flow, timePs);
  const sent = result.flows.find(({ id }) => id === flow.id)?.packetsSent ?? 0;
  return toPs - fromPs >= SECOND_PS && (sent * p2S * SECOND_PS) / (toPs - fromPs) > SURELY * p1;
}

type MpcEntry = Extract<DiaryEntry, { readonly machine: 'mpc' }>;
type HoldDown = Extract<MpcEntry, { readonly kind: 'hold_down' }>;

const isOfClient = (entry: DiaryEntry, node: number): entry is MpcEntry =>
  entry.machine === 'mpc' && entry.node === node;

/** A device's MPOA client with other parameters. */
const withMpc = (id: number, mpc: Mpc): Edit => setField({ of: 'nodes', id }, ['mpc'], mpc, say('mpoa-client'));

/** The switch that refused the shortcut's call for lack of bandwidth. */
const admission = ({ diary }: Evidence) =>
  diary.findLast(
    (entry) =>
      entry.machine === 'exchange' &&
      entry.kind === 'call_refused' &&
      (entry.why.kind === 'bandwidth' || (entry.why.kind === 'route' && entry.why.why === 'no_bandwidth')),
  );

/** A shortcut whose call was refused: by admission control, or for the cause that the network sent back. */
function callFinding(evidence: Evidence, { ingress, egress }: Course, cause: number): Finding {
  const ends = { from: nameIn(evidence, ingress), to: nameIn(evidence, egress) };
  const refused = admission(evidence);
  if (refused === undefined)
    return { code: 'refused', node: ingress, sentence: say('shortcut.call', { ...ends, cause: causeWords(cause) }) };
  const { category: _, pcrCps: __, ...others } = mpcOf(evidence.scenario.model, ingress);
  const at = { ...ends, device: nameIn(evidence, refused.node), cause: causeWords(cause) };
  return {
    code: 'call-refused',
    node: refused.node,
    sentence: say('call-refused', at),
    fix: fixed(say('fix.best-effort', { device: ends.from }), withMpc(ingress, others)),
  };
}

/** A resolution that was refused: the far client's cache is full, or for the reason that the server sent back. */
function replyFinding(evidence: Evidence, { ingress, egress }: Course, code: number): Finding {
  const ends = { from: nameIn(evidence, ingress), to: nameIn(evidence, egress) };
  const isFull = evidence.diary.some(
    (entry) => isOfClient(entry, egress) && entry.kind === 'imposition_refused' && FULL.has(entry.code),
  );
  const { maxEgress, ...others } = mpcOf(evidence.scenario.model, egress);
  if (isFull && maxEgress !== undefined)
    return {
      code: 'table-full',
      node: egress,
      sentence: say('table-full', { device: ends.to, most: maxEgress }),
      fix: fixed(say('fix.egress', { device: ends.to }), withMpc(egress, others)),
    };
  return { code: 'refused', node: ingress, sentence: say('shortcut.refused', { ...ends, code: nhrpCodeWords(code) }) };
}

function heldFinding(evidence: Evidence, course: Course, { why }: HoldDown): Finding {
  const ends = { from: nameIn(evidence, course.ingress), to: nameIn(evidence, course.egress) };
  switch (why.kind) {
    case 'call':
      return callFinding(evidence, course, why.cause);
    case 'refused':
      return replyFinding(evidence, course, why.code);
    case 'too_many_shortcuts':
      return { code: 'table-full', node: course.ingress, sentence: say('table-full.shortcuts', { device: ends.from }) };
    case 'own_address':
    case 'no_reply':
      return { code: 'refused', node: course.ingress, sentence: say('shortcut.no-reply', ends) };
  }
}

/** A router on the way that serves no MPOA, or whose server the first client does not know. */
function serverFinding(evidence: Evidence, { ingress, routers }: Course): Finding | null {
  const router = routers.find((id) => {
    const node = nodeIn(evidence, id);
    return node?.kind === 'router' && node.mps === undefined;
  });
  if (router !== undefined) {
    const device = nameIn(evidence, router);
    return {
      code: 'no-mps',
      node: router,
      sentence: say('no-mps', { device }),
      fix: fixed(say('fix.mps', { device }), giveMpoa),
    };
  }
  if (evidence.diary.some((entry) => isOfClient(entry, ingress) && entry.kind === 'mps_known')) return null;
  const device = nameIn(evidence, ingress);
  return {
    code: 'no-mps',
    node: ingress,
    sentence: say('no-mps.unknown', { device }),
    fix: fixed(say('fix.mps-known'), configureServers),
  };
}

/** Why the packets of a flow go through routers. */
export function shortcutFinding(evidence: Evidence, flow: Flow): Finding | null {
  const course = courseOf(evidence.scenario.model, flow);
  if (course === null) return null;
  const needed = [
    { node: course.ingress, process: 'mpc' as const },
    ...course.routers.map((node) => ({ node, process: 'mps' as const })),
    { node: course.egress, process: 'mpc' as const },
  ];
  const dead = deadFinding(evidence, needed) ?? serverFinding(evidence, course);
  if (dead !== null) return dead;
  const held = evidence.diary.findLast(
    (entry): entry is HoldDown =>
      isOfClient(entry, course.ingress) && entry.kind === 'hold_down' && entry.dst === course.to.entry.ip,
  );
  if (held !== undefined) return heldFinding(evidence, course, held);
  const isFull = evidence.diary.some((entry) => isOfClient(entry, course.ingress) && entry.kind === 'ingress_full');
  if (!isFull) return null;
  const device = nameIn(evidence, course.ingress);
  return { code: 'table-full', node: course.ingress, sentence: say('table-full.ingress', { device }) };
}
