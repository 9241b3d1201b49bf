/** Calls that do not come through: no path of switches between two devices, two switches with one prefix, or answers that come too late. */
import { say } from '@lanelab/messages/causes';
import { type Model, type Switch, shortestPath } from '@lanelab/scenario';
import { isReachable } from '../../document/store/edits/elan-service.ts';
import { setField } from '../../document/store/edits/field.ts';
import { connect } from '../../document/store/edits/links.ts';
import { type Finding, first, fixed } from './cause.ts';
import { type Evidence, nameIn, nodeIn } from './evidence.ts';
import { longFinding, RATHER_LONG_PS } from './links.ts';
import { limitedFinding } from './overload.ts';
import { slowFinding } from './slow.ts';

/** The switch beside a device; the device itself where there is none. */
function switchBeside({ scenario: { model } }: Evidence, id: number): number {
  const isSwitch = (node: number) => model.nodes.some((entry) => entry.id === node && entry.kind === 'switch');
  if (isSwitch(id)) return id;
  return (
    model.links
      .flatMap(({ a, b }) => (a.node === id ? [b.node] : b.node === id ? [a.node] : []))
      .find((node) => isSwitch(node)) ?? id
  );
}

/** A device that cannot call another, since what lies between them passes packets and no calls. */
export function wayFinding(evidence: Evidence, from: number, to: number): Finding | null {
  const { model } = evidence.scenario;
  if (from === to || isReachable(model, from, to)) return null;
  const [a, b] = [switchBeside(evidence, from), switchBeside(evidence, to)];
  const barrier = shortestPath(model.links, from, to)
    .map((hop) => nodeIn(evidence, hop.to.node))
    .find((node) => node !== undefined && node.id !== to && node.kind !== 'switch');
  if (barrier === undefined || a === b) return null;
  const ends = { from: nameIn(evidence, from), to: nameIn(evidence, to), device: barrier.name };
  const between = { a: nameIn(evidence, a), b: nameIn(evidence, b) };
  return {
    code: 'no-path',
    node: from,
    sentence: say('no-path.calls', ends),
    fix: fixed(say('fix.link', between), connect(a, b)),
  };
}

/** Two switches that have the same stated prefix; the second is to get another. */
function twins({ nodes }: Model): readonly [Switch, Switch] | null {
  const seen = new Map<string, Switch>();
  for (const node of nodes) {
    const prefix = node.kind === 'switch' ? node.signalling?.prefix?.toUpperCase() : undefined;
    if (node.kind !== 'switch' || prefix === undefined) continue;
    const other = seen.get(prefix);
    if (other !== undefined) return [other, node];
    seen.set(prefix, node);
  }
  return null;
}

/** Calls that end at the wrong switch, since another has its prefix. */
function prefixFinding({ scenario: { model } }: Evidence): Finding | null {
  const pair = twins(model);
  if (pair === null) return null;
  const [one, other] = pair;
  const named = { one: one.name, device: other.name };
  const ref = { of: 'nodes', id: other.id } as const;
  return {
    code: 'duplicate-atm-address',
    node: other.id,
    sentence: say('duplicate-atm-address.prefix', named),
    fix: fixed(say('fix.prefix', named), setField(ref, ['signalling', 'prefix'], undefined, say('prefix'))),
  };
}

/** A rather long link on the path between two devices. */
export function farFinding(evidence: Evidence, from: number, to: number): Finding | null {
  const ends = { from: nameIn(evidence, from), to: nameIn(evidence, to) };
  const path = shortestPath(evidence.scenario.model.links, from, to).map(({ link }) => link);
  return longFinding(evidence, ends, path, RATHER_LONG_PS);
}

/** What keeps the calls of a device from those that it calls, or their answers from it. */
export function callFinding(evidence: Evidence, from: number, called: readonly number[]): Finding | null {
  const pairs = called.map((to) => [from, to] as const);
  return (
    first(called, (to) => wayFinding(evidence, from, to)) ??
    prefixFinding(evidence) ??
    limitedFinding(evidence, called) ??
    first(called, (to) => farFinding(evidence, from, to)) ??
    slowFinding(evidence, pairs)
  );
}
