/** LAN emulation clients that are not operational: which, and why, by the reason that they gave last. */
import { say } from '@lanelab/messages/causes';
import { clientDown } from '@lanelab/messages/client-problems';
import { laneStatusWords } from '@lanelab/messages/codes';
import { type Model, overOf, servicesOf, shortestPath } from '@lanelab/scenario';
import { serversOf } from '../../document/store/edits/elan-service.ts';
import { serveElan, signalOnPaths } from '../../document/store/edits/elans.ts';
import { setField } from '../../document/store/edits/field.ts';
import type { Edit } from '../../document/store/types.ts';
import { spanWords } from '../../playback/gap-words.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { type CauseCode, type Finding, fixed } from './cause.ts';
import { type Evidence, nodeIn } from './evidence.ts';
import { edgesAt, elanOf, type Foot, type Leg } from './legs.ts';

/** A client of an ELAN: its device, and the field of the document that holds it. */
export interface Client {
  readonly node: number;
  readonly device: string;
  readonly elan: number;
  readonly path: readonly ['interfaces' | 'bridges', number];
}

/** All clients of a document, in the order in which the engine counts those of a device. */
export const clientsIn = ({ nodes }: Model): readonly Client[] =>
  nodes.flatMap(({ id: node, name: device, ...of }): readonly Client[] => {
    if (of.kind === 'edge')
      return of.bridges.map(({ elan }, index) => ({ node, device, elan, path: ['bridges', index] }));
    if (of.kind !== 'host' && of.kind !== 'router') return [];
    return of.interfaces.flatMap((entry, index): Client[] =>
      overOf(entry) === 'lane' ? [{ node, device, elan: entry.elan ?? 0, path: ['interfaces', index] }] : [],
    );
  });

/** Clients that packets to and from a station pass. */
function clientsOf({ scenario: { model } }: Evidence, foot: Foot): readonly Client[] {
  const elan = elanOf(model, foot);
  if (elan === null) return [];
  const { node, entry } = foot;
  if (overOf(entry) === 'lane')
    return [{ node: node.id, device: node.name, elan, path: ['interfaces', node.interfaces.indexOf(entry)] }];
  return edgesAt(model, foot, elan).map(({ edge, bridge }) => ({
    node: edge.id,
    device: edge.name,
    elan,
    path: ['bridges', bridge],
  }));
}

/** The state of a client; states list a device's clients in the order of the document. */
export function stateOf({ scenario: { model }, states }: Evidence, client: Client) {
  const own = clientsIn(model).filter(({ node }) => node === client.node);
  const at = own.findIndex(({ path: [list, index] }) => list === client.path[0] && index === client.path[1]);
  const parts = states.find((state) => state.node === client.node)?.states ?? [];
  return parts.filter(({ process }) => process === 'lec')[at];
}

const isOperational = (event: DiaryEntry): boolean =>
  event.machine === 'lec' && event.kind === 'phase' && event.phase === 'operational';

/** Whether a client that was operational is no longer, from this event on. */
const isEnd = (event: DiaryEntry): boolean =>
  (event.machine === 'lec' && event.kind === 'failed' && event.phase === 'operational') ||
  (event.machine === 'process' && event.kind === 'died' && event.process === 'lec');

const eventsOf = ({ diary }: Evidence, { node, elan }: Client): readonly DiaryEntry[] =>
  diary.filter((entry) => entry.node === node && entry.process === 'lec' && entry.elan === elan);

/** Since when a client has been down, ps: the end of its last operation, or power-on. */
export function downSince(evidence: Evidence, client: Client): number {
  const last = eventsOf(evidence, client).findLast((event) => isOperational(event) || isEnd(event));
  return last !== undefined && isEnd(last) ? last.atPs : 0;
}

type Failed = Extract<DiaryEntry, { readonly machine: 'lec'; readonly kind: 'failed' }>;

const failuresOf = (evidence: Evidence, client: Client): readonly Failed[] =>
  eventsOf(evidence, client).filter((entry): entry is Failed => entry.machine === 'lec' && entry.kind === 'failed');

/** What the lab says of a client that has been down for so long, ps: its phase, and the message or call that was refused last. */
export function downWords(evidence: Evidence, client: Client, forPs: number): string {
  const elan = evidence.scenario.model.elans.find(({ id }) => id === client.elan)?.name ?? '';
  const named = { device: client.device, elan, since: spanWords(forPs) };
  const failure = failuresOf(evidence, client).at(-1)?.reason ?? null;
  return clientDown(named, stateOf(evidence, client)?.phase ?? 'initial', failure);
}

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

/** Whether a switch between a client and a server of its ELAN does not signal. */
function isMute({ scenario: { model } }: Evidence, { node, elan }: Client): boolean {
  const mute = new Set(
    model.nodes.flatMap((entry) => (entry.kind === 'switch' && entry.signalling === undefined ? [entry.id] : [])),
  );
  return serversOf(model, elan).some((server) =>
    shortestPath(model.links, node, server).some(({ to }) => mute.has(to.node)),
  );
}

function codeOf(evidence: Evidence, client: Client): CauseCode {
  const { model } = evidence.scenario;
  const refused = refusalOf(evidence, client);
  const byStatus = refused === null ? undefined : STATUSES[refused.status];
  if (byStatus !== undefined) return byStatus;
  if (failuresOf(evidence, client).some(({ reason }) => reason.kind === 'wrong_frame_size')) return 'frame-size';
  const isTaken = evidence.diary.some(
    (entry) => entry.node === client.node && entry.machine === 'ilmi_user' && entry.kind === 'refused',
  );
  if (isTaken) return 'duplicate-atm-address';
  const serves = (kind: 'lecs' | 'les') =>
    model.nodes.some((node) =>
      servicesOf(node).some(
        (service) => service.kind === kind && (service.kind !== 'les' || service.elan === client.elan),
      ),
    );
  if (!serves('lecs')) return 'no-lecs';
  if (!serves('les')) return 'no-les';
  return stateOf(evidence, client)?.phase === 'no_address' || isMute(evidence, client) ? 'no-signalling' : 'refused';
}

/** The LES of an ELAN as a field of the document; null where there is none. */
function lesOf({ scenario: { model } }: Evidence, elan: number) {
  for (const node of model.nodes) {
    const index = servicesOf(node).findIndex((service) => service.kind === 'les' && service.elan === elan);
    if (index >= 0) return { id: node.id, path: ['services', index] as const };
  }
  return null;
}

function editFor(evidence: Evidence, client: Client, code: CauseCode): Edit {
  const ref = { of: 'nodes', id: client.node } as const;
  switch (code) {
    case 'no-les':
    case 'no-lecs':
      return serveElan(client.elan, client.node);
    case 'list-full': {
      const les = lesOf(evidence, client.elan);
      if (les === null) return serveElan(client.elan, client.node);
      return setField({ of: 'nodes', id: les.id }, [...les.path, 'maxClients'], undefined, say('most-clients'));
    }
    case 'frame-size':
      return setField(ref, [...client.path, 'lec'], undefined, say('client'));
    case 'duplicate-atm-address':
      return setField(ref, [...client.path, 'mac'], undefined, say('mac'));
    default:
      return signalOnPaths;
  }
}

/** Why a client is not operational. */
export function findingOfClient(evidence: Evidence, client: Client): Finding {
  const { node } = client;
  const code = codeOf(evidence, client);
  const elan = evidence.scenario.model.elans.find(({ id }) => id === client.elan)?.name ?? '';
  const named = { device: client.device, elan };
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
    case 'no-signalling':
      return { code, node, sentence: say('no-signalling', named), fix: fixed(say('fix.signalling'), edit) };
    default:
      return {
        code: 'refused',
        node,
        sentence: downWords(evidence, client, evidence.timePs - downSince(evidence, client)),
      };
  }
}

/** A client that is not operational, of those that packets on these legs pass. */
export function clientFinding(evidence: Evidence, legs: readonly Leg[]): Finding | null {
  const clients = legs.flatMap(({ from, to }) => [...clientsOf(evidence, from), ...clientsOf(evidence, to)]);
  const down = clients.find((client) => stateOf(evidence, client)?.ok === false);
  return down === undefined || nodeIn(evidence, down.node) === undefined ? null : findingOfClient(evidence, down);
}
