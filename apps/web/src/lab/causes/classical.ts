/** Silence of Classical IP over calls: no ATMARP server for the subnet, no signalling, a call that does not come through. */
import { say } from '@lanelab/messages/causes';
import { isInSubnet, type Model, overOf, type Service, servicesOf, shortestPath, subnetOf } from '@lanelab/scenario';
import { signalOnPaths } from '../../document/store/edits/elans.ts';
import { serveSubnet } from '../../document/store/edits/routers.ts';
import { callFinding } from './calls.ts';
import { type Finding, first, fixed } from './cause.ts';
import type { Evidence } from './evidence.ts';
import { takenFinding } from './hardware.ts';
import type { Leg } from './legs.ts';

/** The ATMARP server that a station of this address asks: the first whose subnet has it; null where none has. */
function serverFor({ nodes }: Model, ip: string): Service | null {
  for (const node of nodes) {
    const service = servicesOf(node).find((entry) => entry.kind === 'atmarp' && isInSubnet(ip, entry));
    if (service !== undefined) return service;
  }
  return null;
}

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

/** A station that no ATMARP server serves, or another one than the far end has. */
function serverFinding({ scenario: { model } }: Evidence, { from, to }: Leg): Finding | null {
  const [own, theirs] = [serverFor(model, from.entry.ip), serverFor(model, to.entry.ip)];
  if (own !== null && (theirs === null || own === theirs)) return null;
  const subnet = subnetOf(from.entry);
  const named = { device: from.node.name, to: to.node.name, subnet: `${subnet.network}/${subnet.prefix}` };
  return {
    code: 'no-atmarp',
    node: from.node.id,
    sentence: own === null ? say('no-atmarp', named) : say('no-atmarp.several', named),
    fix: fixed(say('fix.atmarp', named), serveSubnet(subnet, from.node.id)),
  };
}

/** The devices that a station calls: its ATMARP server, and the far end. */
const calledBy = ({ scenario: { model } }: Evidence, { from, to }: Leg): readonly number[] => [
  ...serversOf(model, from.entry.ip),
  to.node.id,
];

/** Whether a station's question for the other end of a leg, or its call, failed. */
const hasFailed = ({ diary }: Evidence, { from, to }: Leg): boolean =>
  diary.some(
    (entry) =>
      entry.machine === 'clip' && entry.node === from.node.id && entry.kind === 'failed' && entry.ip === to.entry.ip,
  );

export function classicalFinding(evidence: Evidence, legs: readonly Leg[]): Finding | null {
  const switched = legs.filter(({ from }) => overOf(from.entry) === 'svc');
  return (
    first(switched, (leg) => serverFinding(evidence, leg)) ??
    first(switched, ({ from }) => takenFinding(evidence, from.node.id)) ??
    first(switched, (leg) => muteFinding(evidence, leg)) ??
    first(
      switched.filter((leg) => hasFailed(evidence, leg)),
      (leg) => callFinding(evidence, leg.from.node.id, calledBy(evidence, leg)),
    )
  );
}
