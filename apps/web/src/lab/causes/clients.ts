/** LAN emulation clients: which there are on a path, what the document has them ask for, and what they reported. */
import { clientDown } from '@lanelab/messages/client-problems';
import { type LecParameters, type Model, overOf } from '@lanelab/scenario';
import { spanWords } from '../../playback/gap-words.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import type { Evidence } from './evidence.ts';
import { edgesAt, elanOf, type Foot } from './legs.ts';

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
export function clientsOf({ scenario: { model } }: Evidence, foot: Foot): readonly Client[] {
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

/** Every client with its state, where the run has one; states list a device's clients in the order of the document. */
export function clientStates({ scenario: { model }, states }: Pick<Evidence, 'scenario' | 'states'>) {
  const left = new Map(
    states.map(({ node, states: parts }) => [node, parts.filter(({ process }) => process === 'lec').values()]),
  );
  return clientsIn(model).map((client) => ({ client, state: left.get(client.node)?.next().value }));
}

/** The state of a client. */
export function stateOf(evidence: Evidence, { node, path: [list, index] }: Client) {
  const isSame = ({ client }: { readonly client: Client }) =>
    client.node === node && client.path[0] === list && client.path[1] === index;
  return clientStates(evidence).find(isSame)?.state;
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

export const failuresOf = (evidence: Evidence, client: Client): readonly Failed[] =>
  eventsOf(evidence, client).filter((entry): entry is Failed => entry.machine === 'lec' && entry.kind === 'failed');

type Joined = Extract<DiaryEntry, { readonly machine: 'lec'; readonly kind: 'joined' }>;

/** The name of the ELAN that a client joined last, as its LES gave it; null where it has joined none. */
export function joinedName(evidence: Evidence, client: Client): string | null {
  const joined = eventsOf(evidence, client).findLast(
    (entry): entry is Joined => entry.machine === 'lec' && entry.kind === 'joined',
  );
  return joined?.elanName ?? null;
}

export const elanNameOf = ({ scenario: { model } }: Evidence, { elan }: Client): string =>
  model.elans.find(({ id }) => id === elan)?.name ?? '';

/** What the document sets of a client. */
function parametersOf({ scenario: { model } }: Evidence, { node: id, path: [list, index] }: Client): LecParameters {
  const node = model.nodes.find((entry) => entry.id === id);
  if (node?.kind === 'edge' && list === 'bridges') return node.bridges[index]?.lec ?? {};
  if ((node?.kind !== 'host' && node?.kind !== 'router') || list !== 'interfaces') return {};
  return node.interfaces[index]?.lec ?? {};
}

/** The ELAN name that a client asks for where it is not its ELAN's; null where it asks for its ELAN. */
export function strangeName(evidence: Evidence, client: Client): string | null {
  const { elanName } = parametersOf(evidence, client);
  return elanName === undefined || elanName === elanNameOf(evidence, client) ? null : elanName;
}

/** What the lab says of a client that has been down for so long, ps: its phase, and the message or call that was refused last. */
export function downWords(evidence: Evidence, client: Client, forPs: number): string {
  const asked = strangeName(evidence, client);
  const named = { device: client.device, elan: elanNameOf(evidence, client), since: spanWords(forPs), asked };
  const failure = failuresOf(evidence, client).at(-1)?.reason ?? null;
  return clientDown(named, stateOf(evidence, client)?.phase ?? 'initial', failure);
}
