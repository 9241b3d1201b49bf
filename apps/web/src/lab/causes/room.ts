/** Room in tables and lists: what a limit must be so that a document's flows and clients fit, where that is more than by default. */
import { clientsIn } from './clients.ts';
import type { Evidence } from './evidence.ts';

/** Entries and shortcuts of an MPOA client, and clients of a LES, where the document states nothing. */
const USUAL = { maxEgress: 1_024, maxIngress: 1_024, maxShortcuts: 256, maxClients: 1_000 } as const;
export type Limit = keyof typeof USUAL;

export const limitOf = (stated: { readonly [Key in Limit]?: number | undefined }, limit: Limit): number =>
  stated[limit] ?? USUAL[limit];

/** The default where it suffices, as an absent key, else what is needed. */
const room = (limit: Limit, needed: number): number | undefined => (needed > USUAL[limit] ? needed : undefined);

const ENDS = 2;

/** A limit of an MPOA client under which every flow of the document has its entry or shortcut, there and back. */
export const roomForFlows = ({ scenario: { model } }: Evidence, limit: Exclude<Limit, 'maxClients'>) =>
  room(limit, ENDS * model.flows.length);

/** Clients that a LES must take so that all of its ELAN get in. */
export const roomForClients = ({ scenario: { model } }: Evidence, elan: number) =>
  room('maxClients', clientsIn(model).filter((client) => client.elan === elan).length);
