/** Why LAN emulation clients are not in their ELAN, by the reason that they gave last, and what repairs it. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/causes';
import { laneStatusWords } from '@lanelab/messages/codes';
import { type Model, servicesOf, shortestPath } from '@lanelab/scenario';
import { serversOf } from '../../document/store/edits/elan-service.ts';
import { serveElan, signalOnPaths } from '../../document/store/edits/elans.ts';
import { setField } from '../../document/store/edits/field.ts';
import { giveOwnMac } from '../../document/store/edits/mac.ts';
import type { Edit } from '../../document/store/types.ts';
import { callFinding } from './calls.ts';
import { type CauseCode, type Finding, first, fixed } from './cause.ts';
import { type Client, clientsOf, elanNameOf, failuresOf, joinedName, stateOf, strangeName } from './clients.ts';
import type { Evidence } from './evidence.ts';
import { takenFinding } from './hardware.ts';
import type { Leg } from './legs.ts';
import { roomForClients } from './room.ts';

/** Statuses of LANE that tell a cause: af-lane-0084, table 13. */
const STATUSES: Readonly<Record<number, CauseCode>> = {
  1: 'frame-size',
  4: 'duplicate-atm-address',
  5: 'duplicate-atm-address',
  6: 'list-full',
  20: 'no-les',
};

/** The last message of a client that was refused, in words; null where none was. */
function refusalOf(evidence: Evidence, client: Client): { readonly request: string; readonly status: number } | null {
  const reason = failuresOf(evidence, client).findLast((entry) => entry.reason.kind === 'refused')?.reason;
  return reason?.kind === 'refused' ? reason : null;
}

/** Whether a client is in another ELAN than its own, by the name that its LES gave. */
function isElsewhere(evidence: Evidence, client: Client): boolean {
  const joined = stateOf(evidence, client)?.ok === true ? joinedName(evidence, client) : null;
  return joined !== null && joined !== elanNameOf(evidence, client);
}

/** Whether a client that asks for another ELAN than its own was refused, or sent to one that does not suit it. */
const isNameRefused = (evidence: Evidence, client: Client): boolean =>
  strangeName(evidence, client) !== null &&
  failuresOf(evidence, client).some(({ reason }) => reason.kind === 'refused' || reason.kind === 'wrong_frame_size');

/** Names in the database of the LECS: those of ELANs that have a LES. */
const namesKnown = ({ nodes, elans }: Model): readonly string[] =>
  elans
    .filter(({ id }) =>
      nodes.some((node) => servicesOf(node).some((service) => service.kind === 'les' && service.elan === id)),
    )
    .map(({ name }) => name);

/** Whether a switch between a client and a server of its ELAN does not signal. */
function isMute({ scenario: { model } }: Evidence, { node, elan }: Client): boolean {
  const mute = new Set(
    model.nodes.flatMap((entry) => (entry.kind === 'switch' && entry.signalling === undefined ? [entry.id] : [])),
  );
  return serversOf(model, elan).some((server) =>
    shortestPath(model.links, node, server).some(({ to }) => mute.has(to.node)),
  );
}

function codeOf(evidence: Evidence, client: Client): CauseCode | null {
  const { model } = evidence.scenario;
  if (isElsewhere(evidence, client) || isNameRefused(evidence, client)) return 'wrong-elan-name';
  const refused = refusalOf(evidence, client);
  const byStatus = refused === null ? undefined : STATUSES[refused.status];
  if (byStatus !== undefined) return byStatus;
  if (failuresOf(evidence, client).some(({ reason }) => reason.kind === 'wrong_frame_size')) return 'frame-size';
  const serves = (kind: 'lecs' | 'les') =>
    model.nodes.some((node) =>
      servicesOf(node).some(
        (service) => service.kind === kind && (service.kind !== 'les' || service.elan === client.elan),
      ),
    );
  if (!serves('lecs')) return 'no-lecs';
  if (!serves('les')) return 'no-les';
  return isMute(evidence, client) ? 'no-signalling' : null;
}

/** The LES of an ELAN as a field of the document; null where there is none. */
function lesOf({ scenario: { model } }: Evidence, elan: number) {
  for (const node of model.nodes) {
    const index = servicesOf(node).findIndex((service) => service.kind === 'les' && service.elan === elan);
    if (index >= 0) return { id: node.id, path: ['services', index] as const };
  }
  return null;
}

function editFor(evidence: Evidence, client: Client, code: CauseCode | null): Edit {
  const ref = { of: 'nodes', id: client.node } as const;
  switch (code) {
    case 'no-les':
    case 'no-lecs':
      return serveElan(client.elan, client.node);
    case 'list-full': {
      const les = lesOf(evidence, client.elan);
      if (les === null) return serveElan(client.elan, client.node);
      const most = roomForClients(evidence, client.elan);
      return setField({ of: 'nodes', id: les.id }, [...les.path, 'maxClients'], most, say('most-clients'));
    }
    case 'frame-size':
      return setField(ref, [...client.path, 'lec'], undefined, say('client'));
    case 'duplicate-atm-address':
      return giveOwnMac(client.node, [...client.path, 'mac'], say('mac'));
    case 'wrong-elan-name':
      return setField(ref, [...client.path, 'lec', 'elanName'], undefined, say('elan-name'));
    default:
      return signalOnPaths;
  }
}

/** Why a client is not operational; null where nothing is known that repairs it. */
export function findingOfClient(evidence: Evidence, client: Client): Finding | null {
  const { node } = client;
  const taken = takenFinding(evidence, node);
  if (taken !== null) return taken;
  const code = codeOf(evidence, client);
  const named = { device: client.device, elan: elanNameOf(evidence, client) };
  const refused = refusalOf(evidence, client);
  const report =
    refused === null
      ? { ...named, reported: 'no', request: '', status: '' }
      : { ...named, reported: 'yes', request: refused.request, status: laneStatusWords(refused.status) };
  const edit = editFor(evidence, client, code);
  switch (code) {
    case 'no-les':
      return { code, node, sentence: say('no-les', report), fix: fixed(say('fix.serve', named), edit) };
    case 'no-lecs':
      return { code, node, sentence: say('no-lecs', named), fix: fixed(say('fix.serve', named), edit) };
    case 'list-full':
      return { code, node, sentence: say('list-full', report), fix: fixed(say('fix.most-clients', named), edit) };
    case 'frame-size':
      return { code, node, sentence: say('frame-size', report), fix: fixed(say('fix.frame-size', named), edit) };
    case 'duplicate-atm-address':
      return { code, node, sentence: say('duplicate-atm-address', report), fix: fixed(say('fix.mac', named), edit) };
    case 'wrong-elan-name': {
      const names = namesKnown(evidence.scenario.model);
      const asked = strangeName(evidence, client) ?? joinedName(evidence, client) ?? '';
      const known = { ...report, asked, count: names.length, names: list(names.map((name) => say('named', { name }))) };
      const sentence = isElsewhere(evidence, client)
        ? say('wrong-elan-name.elsewhere', known)
        : say('wrong-elan-name', known);
      return { code, node, sentence, fix: fixed(say('fix.elan-name', named), edit) };
    }
    case 'no-signalling':
      return { code, node, sentence: say('no-signalling', named), fix: fixed(say('fix.signalling'), edit) };
    default:
      return callFinding(evidence, node, serversOf(evidence.scenario.model, client.elan));
  }
}

/** Why a client is not operational or in another ELAN; null where it is in its own. */
export const findingOfDown = (evidence: Evidence, client: Client): Finding | null =>
  stateOf(evidence, client)?.ok === false || isElsewhere(evidence, client) ? findingOfClient(evidence, client) : null;

/** A client that is not operational or in another ELAN, of those that packets on these legs pass. */
export function clientFinding(evidence: Evidence, legs: readonly Leg[]): Finding | null {
  const clients = legs.flatMap(({ from, to }) => [...clientsOf(evidence, from), ...clientsOf(evidence, to)]);
  return first(clients, (client) => findingOfDown(evidence, client));
}
