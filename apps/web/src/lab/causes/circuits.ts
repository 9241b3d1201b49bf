/** Silence on permanent circuits: a row that is missing, a VPI or VCI that differs at the two ends, a policer that lets nothing pass. */
import { say } from '@lanelab/messages/causes';
import { type Host, type Pvc, type Route, type Trace, Wiring } from '@lanelab/scenario';
import { setField } from '../../document/store/edits/field.ts';
import { relayPvcBetween } from '../../document/store/edits/flows.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, nameIn, nodeIn } from './evidence.ts';
import { cutFinding, cutLinks, longFinding } from './links.ts';

const circuitTo = (from: Host, to: Host): Pvc | undefined =>
  from.pvcs.find(({ peer }) => to.interfaces.some(({ ip }) => ip === peer));

/** The row that has another VPI than the cells that come to its port, where that is all that differs. */
function rowMeant(evidence: Evidence, at: NonNullable<Trace['broken']>['at']): Route | undefined {
  const node = nodeIn(evidence, at.node);
  return node?.kind === 'switch'
    ? node.routes.find(({ in: from }) => from.port === at.port && from.vci === at.vci)
    : undefined;
}

/** What keeps a circuit from its far end, by the tables. */
function broken(evidence: Evidence, from: Host, to: Host): Finding | null {
  const ends = { from: from.name, to: to.name };
  const pvc = circuitTo(from, to);
  if (pvc === undefined) return null;
  const { model } = evidence.scenario;
  const { broken: fault, end, links } = new Wiring(model).follow({ ...pvc, node: from.id });
  const down = cutLinks(model, evidence.timePs);
  const cut = links.find((link) => down.has(link));
  const cable = cut === undefined ? longFinding(evidence, ends, links) : cutFinding(evidence, ends, cut);
  if (cable !== null) return cable;
  const fix = fixed(say('fix.lay', ends), relayPvcBetween(from.id, to.id));
  if (fault !== null) {
    const at = { device: nameIn(evidence, fault.at.node), port: fault.at.port, vpi: fault.at.vpi, vci: fault.at.vci };
    const meant = rowMeant(evidence, fault.at);
    const sentence =
      meant === undefined
        ? say('missing-row', { ...ends, ...at })
        : say('missing-row.other-vpi', { ...ends, ...at, otherVpi: meant.in.vpi });
    return { code: 'missing-row', node: fault.at.node, sentence, fix };
  }
  if (end === null) return null;
  const isExpected =
    end.node === to.id && to.pvcs.some(({ port, vpi, vci }) => port === end.port && vpi === end.vpi && vci === end.vci);
  if (isExpected) return null;
  const at = { device: nameIn(evidence, end.node), vpi: end.vpi, vci: end.vci };
  const awaited = end.node === to.id ? circuitTo(to, from) : undefined;
  const sentence =
    awaited === undefined
      ? say('wrong-channel', { ...ends, ...at })
      : say('wrong-channel.awaited', { ...ends, ...at, otherVpi: awaited.vpi, otherVci: awaited.vci });
  return { code: 'wrong-channel', node: end.node, sentence, fix };
}

/** A row on the path whose policer discarded cells, by the counters of its switch. */
function policed({ scenario, result }: Evidence, trace: Trace, ends: { from: string; to: string }): Finding | null {
  for (const { node: id, route } of trace.rows) {
    const node = scenario.model.nodes.find((entry) => entry.id === id);
    const input = result.queues.find(
      ({ node: owner, port, category }) => owner === id && port === route.in.port && category === 'input',
    );
    const cells = input?.drops.policed ?? 0;
    if (route.policer === undefined || node?.kind !== 'switch' || cells === 0) continue;
    const index = node.routes.indexOf(route);
    const edit = setField({ of: 'nodes', id }, ['routes', index, 'policer'], undefined, say('policer'));
    const named = { ...ends, device: node.name, port: route.in.port, cells };
    return {
      code: 'policed',
      node: id,
      sentence: say('policed', named),
      fix: fixed(say('fix.policer', { device: node.name }), edit),
    };
  }
  return null;
}

/** What is wrong with the circuits between two hosts, there or back. */
export function circuitFinding(evidence: Evidence, from: number, to: number): Finding | null {
  const [a, b] = [nodeIn(evidence, from), nodeIn(evidence, to)];
  if (a?.kind !== 'host' || b?.kind !== 'host') return null;
  const directions = [
    [a, b],
    [b, a],
  ] as const;
  for (const [one, other] of directions) {
    const found = broken(evidence, one, other);
    if (found !== null) return found;
  }
  for (const [one, other] of directions) {
    const pvc = circuitTo(one, other);
    if (pvc === undefined) continue;
    const trace = new Wiring(evidence.scenario.model).follow({ ...pvc, node: one.id });
    const found = policed(evidence, trace, { from: one.name, to: other.name });
    if (found !== null) return found;
  }
  return null;
}

/** The cable that keeps a flow of cells from its end, or the policer that lets nothing of it pass. */
export function cellsFinding(
  evidence: Evidence,
  flow: { readonly from: number; readonly port: number; readonly vpi: number; readonly vci: number },
): Finding | null {
  const { model } = evidence.scenario;
  const trace = new Wiring(model).follow({ ...flow, node: flow.from });
  const ends = { from: nameIn(evidence, flow.from), to: trace.end === null ? '' : nameIn(evidence, trace.end.node) };
  const down = cutLinks(model, evidence.timePs);
  const cut = trace.links.find((link) => down.has(link));
  if (cut !== undefined) return cutFinding(evidence, ends, cut);
  return longFinding(evidence, ends, trace.links) ?? policed(evidence, trace, ends);
}
