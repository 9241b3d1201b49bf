/** Silence by missing cables: a cut link, or no path at all. */
import { say } from '@lanelab/messages/causes';
import { type Model, shortestPath } from '@lanelab/scenario';
import { withoutChanges } from '../../document/store/edits/changes.ts';
import { connect } from '../../document/store/edits/links.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, nameIn, nodeIn } from './evidence.ts';

/** Links that planned changes have left down at the end of the run. */
export function cutLinks({ changes, durationPs }: Model): ReadonlySet<number> {
  const down = new Set<number>();
  for (const change of changes.toSorted((a, b) => a.atPs - b.atPs)) {
    if (change.kind !== 'link-up' || change.atPs > durationPs) continue;
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

/** The cut or missing cable between two devices. */
export function linkFinding(evidence: Evidence, from: number, to: number): Finding | null {
  const { model } = evidence.scenario;
  if (from === to) return null;
  const ends = { from: nameIn(evidence, from), to: nameIn(evidence, to) };
  const path = shortestPath(model.links, from, to);
  if (path.length === 0) return noPath(evidence, from, to, ends);
  const down = cutLinks(model);
  const left = model.links.filter(({ id }) => !down.has(id));
  if (down.size === 0 || shortestPath(left, from, to).length > 0) return null;
  const cut = path.find(({ link }) => down.has(link));
  return cut === undefined ? null : cutFinding(evidence, ends, cut.link);
}

/** No cable leads on: the button joins the ends' nearest switches or hubs, else the ends themselves. */
function noPath(evidence: Evidence, from: number, to: number, ends: { from: string; to: string }): Finding {
  const { model } = evidence.scenario;
  const relayBeside = (id: number): number => {
    const beside = model.links.flatMap(({ a, b }) => (a.node === id ? [b.node] : b.node === id ? [a.node] : []));
    return beside.find((other) => ['switch', 'hub', 'edge'].includes(nodeIn(evidence, other)?.kind ?? '')) ?? id;
  };
  const [a, b] = [relayBeside(from), relayBeside(to)];
  const between = { a: nameIn(evidence, a), b: nameIn(evidence, b) };
  return {
    code: 'no-path',
    node: from,
    sentence: say('no-path', ends),
    fix: fixed(say('fix.link', between), connect(a, b)),
  };
}
