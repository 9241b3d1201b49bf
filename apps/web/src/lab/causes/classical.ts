/** Silence of Classical IP over calls: no ATMARP server for the subnet, no signalling, a question or a call that was refused. */
import { say } from '@lanelab/messages/causes';
import { causeWords } from '@lanelab/messages/codes';
import { isInSubnet, type Model, overOf, servicesOf, shortestPath, subnetOf } from '@lanelab/scenario';
import { signalOnPaths } from '../../document/store/edits/elans.ts';
import { serveSubnet } from '../../document/store/edits/routers.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type Finding, fixed } from './cause.ts';
import type { Evidence } from './evidence.ts';
import type { Leg } from './legs.ts';

type Clip = Extract<DiaryEntry, { readonly machine: 'clip' }>;

/** Devices that run the ATMARP server of an address. */
const serversOf = (model: Model, ip: string): readonly number[] =>
  model.nodes.flatMap((node) =>
    servicesOf(node).some((service) => service.kind === 'atmarp' && isInSubnet(ip, service)) ? [node.id] : [],
  );

/** A station whose path to its server, or to the other end, leads over a switch that does not signal. */
function muteFinding({ scenario: { model } }: Evidence, { from, to }: Leg): Finding | null {
  const ends = [...serversOf(model, from.entry.ip), to.node.id];
  const mute = ends
    .flatMap((end) => shortestPath(model.links, from.node.id, end))
    .map((hop) => model.nodes.find(({ id }) => id === hop.to.node))
    .find((node) => node?.kind === 'switch' && node.signalling === undefined);
  if (mute === undefined) return null;
  const named = { device: from.node.name, switch: mute.name };
  return {
    code: 'no-signalling',
    node: mute.id,
    sentence: say('no-signalling.classical', named),
    fix: fixed(say('fix.signalling'), signalOnPaths),
  };
}

/** The answer that a station got when it asked for the other end of a leg, or called it. */
function refusedFinding({ diary }: Evidence, { from, to }: Leg): Finding | null {
  const own = diary.filter((entry): entry is Clip => entry.machine === 'clip' && entry.node === from.node.id);
  const ip = to.entry.ip;
  const failed = own.findLast((entry) => entry.kind === 'failed' && entry.ip === ip);
  if (failed?.kind !== 'failed') return null;
  const node = from.node.id;
  const named = { device: from.node.name, to: to.node.name, ip };
  if (failed.reason === 'unknown') return { code: 'refused', node, sentence: say('refused.atmarp', named) };
  const cleared = own.findLast((entry) => entry.kind === 'cleared');
  if (failed.reason !== 'call_failed' || cleared?.kind !== 'cleared') return null;
  return { code: 'refused', node, sentence: say('refused.call', { ...named, cause: causeWords(cleared.cause) }) };
}

export function classicalFinding(evidence: Evidence, legs: readonly Leg[]): Finding | null {
  const { model } = evidence.scenario;
  for (const leg of legs) {
    const { from } = leg;
    if (overOf(from.entry) !== 'svc') continue;
    if (serversOf(model, from.entry.ip).length === 0) {
      const subnet = subnetOf(from.entry);
      const named = { device: from.node.name, subnet: `${subnet.network}/${subnet.prefix}` };
      return {
        code: 'no-atmarp',
        node: from.node.id,
        sentence: say('no-atmarp', named),
        fix: fixed(say('fix.atmarp', named), serveSubnet(subnet, from.node.id)),
      };
    }
    const found = muteFinding(evidence, leg) ?? refusedFinding(evidence, leg);
    if (found !== null) return found;
  }
  return null;
}
