/** Shortcuts that were never made: the flow arrives through its routers, and says nothing of the MPOA that was drawn for it. */
import { say } from '@lanelab/messages/causes';
import { causeWords } from '@lanelab/messages/codes';
import { addresses, type Flow, type Model, type Mpc, overOf } from '@lanelab/scenario';
import { setField } from '../../document/store/edits/field.ts';
import { configureServers, giveMpoa } from '../../document/store/edits/mpoa.ts';
import type { Edit } from '../../document/store/types.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { callFinding, farFinding, wayFinding } from './calls.ts';
import { type Finding, first, fixed } from './cause.ts';
import { type Evidence, nameIn, nodeIn } from './evidence.ts';
import { edgesAt, elanOf, type Foot, footAt, type Leg, routeTo } from './legs.ts';
import { deadFinding } from './processes.ts';
import { spanOf } from './quiet.ts';
import { limitOf, roomForFlows } from './room.ts';

/** Frames within a time that make an MPOA client ask for a shortcut, as af-mpoa-0114 4.7 has them: MPC-p1 and MPC-p2. */
const P1 = 10;
const P2_S = 1;
const SECOND_PS = 1_000_000_000_000;
/** A flow at about this rate asks now and then: only one well above it is sure to have asked. */
const SURELY = 1.5;
/** Codes of a client whose egress cache is full, and of one that has no shortcut left: af-mpoa-0087, table 9. */
const NO_ENTRY: ReadonlySet<number> = new Set([129, 131]);
const NO_SHORTCUT: ReadonlySet<number> = new Set([130]);

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

/** A client without room for one more of something; the button makes room for all flows. */
function fullFinding(evidence: Evidence, id: number, limit: 'maxEgress' | 'maxIngress' | 'maxShortcuts'): Finding {
  const stated = mpcOf(evidence.scenario.model, id);
  const { [limit]: _, ...others } = stated;
  const most = roomForFlows(evidence, limit);
  const mpc: Mpc = most === undefined ? others : { ...others, [limit]: most };
  const named = { device: nameIn(evidence, id), most: limitOf(stated, limit) };
  const [sentence, label] = {
    maxEgress: [say('table-full', named), say('fix.egress', named)] as const,
    maxIngress: [say('table-full.ingress', named), say('fix.ingress', named)] as const,
    maxShortcuts: [say('table-full.shortcuts', named), say('fix.shortcuts', named)] as const,
  }[limit];
  return { code: 'table-full', node: id, sentence, fix: fixed(label, withMpc(id, mpc)) };
}

/** The switch that refused the shortcut's call for lack of bandwidth. */
const admission = ({ diary }: Evidence) =>
  diary.findLast(
    (entry) =>
      entry.machine === 'exchange' &&
      entry.kind === 'call_refused' &&
      (entry.why.kind === 'bandwidth' || (entry.why.kind === 'route' && entry.why.why === 'no_bandwidth')),
  );

/** A shortcut whose call was refused by admission control. */
function admissionFinding(evidence: Evidence, { ingress, egress }: Course, cause: number): Finding | null {
  const refused = admission(evidence);
  if (refused === undefined) return null;
  const { category: _, pcrCps: __, ...others } = mpcOf(evidence.scenario.model, ingress);
  const from = nameIn(evidence, ingress);
  const named = {
    from,
    to: nameIn(evidence, egress),
    device: nameIn(evidence, refused.node),
    cause: causeWords(cause),
  };
  return {
    code: 'call-refused',
    node: refused.node,
    sentence: say('call-refused', named),
    fix: fixed(say('fix.best-effort', { device: from }), withMpc(ingress, others)),
  };
}

/** What a far client has no room for, where it refused an entry. */
function imposedFinding(evidence: Evidence, { egress }: Course): Finding | null {
  const hasRefused = (codes: ReadonlySet<number>) =>
    evidence.diary.some(
      (entry) => isOfClient(entry, egress) && entry.kind === 'imposition_refused' && codes.has(entry.code),
    );
  if (hasRefused(NO_ENTRY)) return fullFinding(evidence, egress, 'maxEgress');
  return hasRefused(NO_SHORTCUT) ? fullFinding(evidence, egress, 'maxShortcuts') : null;
}

/** Why a client has given a shortcut up for a while. */
function heldFinding(evidence: Evidence, course: Course, { why }: HoldDown): Finding | null {
  switch (why.kind) {
    case 'call':
      return admissionFinding(evidence, course, why.cause);
    case 'refused':
      return imposedFinding(evidence, course);
    case 'too_many_shortcuts':
      return fullFinding(evidence, course.ingress, 'maxShortcuts');
    case 'own_address':
    case 'no_reply':
      return null;
  }
}

/** A router on the way that serves no MPOA, or whose server a client at one of the ends does not know. */
function serverFinding(evidence: Evidence, { ingress, egress, routers }: Course): Finding | null {
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
  const isKnown = (node: number) =>
    (mpcOf(evidence.scenario.model, node).servers ?? []).length > 0 ||
    evidence.diary.some((entry) => isOfClient(entry, node) && entry.kind === 'mps_known');
  const unaware = [ingress, egress].find((node) => !isKnown(node));
  if (unaware === undefined) return null;
  const device = nameIn(evidence, unaware);
  return {
    code: 'no-mps',
    node: unaware,
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
  const { ingress, egress, routers } = course;
  const basic =
    deadFinding(evidence, needed) ??
    first([egress, ...routers], (node) => wayFinding(evidence, ingress, node) ?? farFinding(evidence, ingress, node)) ??
    serverFinding(evidence, course);
  if (basic !== null) return basic;
  const held = evidence.diary.findLast(
    (entry): entry is HoldDown =>
      isOfClient(entry, course.ingress) && entry.kind === 'hold_down' && entry.dst === course.to.entry.ip,
  );
  const given = held === undefined ? null : heldFinding(evidence, course, held);
  if (given !== null) return given;
  const isFull = evidence.diary.some((entry) => isOfClient(entry, course.ingress) && entry.kind === 'ingress_full');
  return isFull ? fullFinding(evidence, ingress, 'maxIngress') : callFinding(evidence, ingress, [egress, ...routers]);
}
