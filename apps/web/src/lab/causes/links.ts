/** Silence by cables: a cut link, one too long for any timer, or no path at all. */
import { say } from '@lanelab/messages/causes';
import { type Model, shortestPath } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { withoutChanges } from '../../document/store/edits/changes.ts';
import { setField } from '../../document/store/edits/field.ts';
import { connect } from '../../document/store/edits/links.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, nameIn, nodeIn } from './evidence.ts';

/** Links that planned changes have left down at an instant. */
export function cutLinks({ changes }: Model, timePs: number): ReadonlySet<number> {
  const down = new Set<number>();
  for (const change of changes.toSorted((a, b) => a.atPs - b.atPs)) {
    if (change.kind !== 'link-up' || change.atPs > timePs) continue;
    if (change.up) down.delete(change.link);
    else down.add(change.link);
  }
  return down;
}

/** A cut link as a cause: the button takes back the change that cuts it. */
export function cutFinding(evidence: Evidence, ends: { from: string; to: string }, link: number): Finding | null {
  const found = evidence.scenario.model.links.find(({ id }) => id === link);
  if (found === undefined) return null;
  const between = { a: nameIn(evidence, found.a.node), b: nameIn(evidence, found.b.node) };
  const edit = withoutChanges((change) => change.kind === 'link-up' && change.link === link, say('mended', between));
  return {
    code: 'cut-link',
    node: found.a.node,
    link,
    sentence: say('cut-link', { ...ends, ...between }),
    fix: fixed(say('fix.mend', between), edit),
  };
}

/** Delays from this on are longer than the timers of signalling and LAN emulation allow, ps. */
const LONG_PS = 1_000_000_000_000;
/** Delays from this on are longer than some of those timers allow, when several messages go to and fro, ps: 20 000 km. */
export const RATHER_LONG_PS = 100_000_000_000;
/** Light in fibre, ps/m. */
const METRE_PS = 5_000;
/** What a link is shortened to, m. */
const SHORT_M = 1_000;

/** A link with another length or delay, whichever the document states. */
const shorten = (id: number, to: { readonly lengthM: number } | { readonly delayPs: number }) =>
  'lengthM' in to
    ? setField({ of: 'links', id }, ['lengthM'], to.lengthM, say('length'))
    : setField({ of: 'links', id }, ['delayPs'], to.delayPs, say('delay'));

/** The delay that a planned change has given a link by an instant, ps; null where none has. */
function changedDelay({ changes }: Model, link: number, timePs: number): number | null {
  const last = changes
    .toSorted((a, b) => a.atPs - b.atPs)
    .findLast((change) => change.kind === 'link-delay' && change.link === link && change.atPs <= timePs);
  return last?.kind === 'link-delay' ? last.delayPs : null;
}

/** A link of these that is so long that nothing comes through it before timers end. */
export function longFinding(
  evidence: Evidence,
  ends: { readonly from: string; readonly to: string },
  path: readonly number[],
  leastPs = LONG_PS,
): Finding | null {
  const { model } = evidence.scenario;
  for (const id of path) {
    const link = model.links.find((entry) => entry.id === id);
    const changed = changedDelay(model, id, evidence.timePs);
    const delayPs = changed ?? link?.delayPs ?? (link?.lengthM ?? 0) * METRE_PS;
    if (link === undefined || delayPs < leastPs) continue;
    const between = { a: nameIn(evidence, link.a.node), b: nameIn(evidence, link.b.node) };
    const edit =
      changed === null
        ? shorten(id, link.delayPs === undefined ? { lengthM: SHORT_M } : { delayPs: SHORT_M * METRE_PS })
        : withoutChanges((change) => change.kind === 'link-delay' && change.link === id, say('mended', between));
    return {
      code: 'long-link',
      node: link.a.node,
      link: id,
      sentence: say('long-link', { ...ends, ...between, delay: formatPicoseconds(delayPs) }),
      fix: fixed(say(changed === null ? 'fix.shorten' : 'fix.mend', between), edit),
    };
  }
  return null;
}

/** The cut, missing or far too long cable between two devices. */
export function linkFinding(evidence: Evidence, from: number, to: number): Finding | null {
  const { model } = evidence.scenario;
  if (from === to) return null;
  const ends = { from: nameIn(evidence, from), to: nameIn(evidence, to) };
  const path = shortestPath(model.links, from, to);
  if (path.length === 0) return noPath(evidence, from, to, ends);
  const long = longFinding(
    evidence,
    ends,
    path.map(({ link }) => link),
  );
  const down = cutLinks(model, evidence.timePs);
  const left = model.links.filter(({ id }) => !down.has(id));
  if (down.size === 0 || shortestPath(left, from, to).length > 0) return long;
  const cut = path.find(({ link }) => down.has(link));
  return cut === undefined ? long : cutFinding(evidence, ends, cut.link);
}

/** What relays at the two ends of a new link: whatever is joined by ATM rather than by Ethernet first. */
const PAIRS = [
  ['switch', 'switch'],
  ['switch', 'edge'],
  ['edge', 'switch'],
  ['hub', 'edge'],
  ['edge', 'hub'],
  ['hub', 'hub'],
  ['edge', 'edge'],
] as const;

/** Devices to which links lead from one, the nearest first. */
function around({ links }: Model, from: number): readonly number[] {
  const found = [from];
  for (const id of found)
    for (const { a, b } of links) {
      const next = a.node === id ? b.node : b.node === id ? a.node : id;
      if (!found.includes(next)) found.push(next);
    }
  return found;
}

/** The devices to link where no cable leads on: relays of both sides, or an end itself that has none beside it. */
function toLink(evidence: Evidence, from: number, to: number): readonly [number, number] {
  const { model } = evidence.scenario;
  const kindOf = (id: number) => nodeIn(evidence, id)?.kind ?? '';
  const sides = [around(model, from), around(model, to)].map((ids) =>
    ids.filter((id) => ['switch', 'hub', 'edge'].includes(kindOf(id))),
  );
  const [near = [], far = []] = sides;
  const [a, b] = [near[0] ?? from, far[0] ?? to];
  if (near.length === 0 || far.length === 0) return [a, b];
  for (const [one, other] of PAIRS) {
    const [left, right] = [near.find((id) => kindOf(id) === one), far.find((id) => kindOf(id) === other)];
    if (left !== undefined && right !== undefined) return [left, right];
  }
  return [a, b];
}

/** No cable leads on: the button lays one. */
function noPath(evidence: Evidence, from: number, to: number, ends: { from: string; to: string }): Finding {
  const [a, b] = toLink(evidence, from, to);
  const between = { a: nameIn(evidence, a), b: nameIn(evidence, b) };
  return {
    code: 'no-path',
    node: from,
    sentence: say('no-path', ends),
    fix: fixed(say('fix.link', between), connect(a, b)),
  };
}
