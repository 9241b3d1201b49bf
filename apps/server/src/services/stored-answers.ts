/** What several routes say about a stored document: its summary, and why something is refused. */
import { say } from '@lanelab/messages/server';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';
import { quoteTag } from '../lib/etag.ts';
import type { StoredSummary } from '../schemas/stored.ts';
import { type DocumentKind, type RevisionOf, revisionTag, type StoredHead } from '../storage/document-head.ts';
import type { Keys, Right } from '../storage/key-rights.ts';

// A lab in a sandboxed frame has no origin; what anyone with the id may read, any page may.
export const READ_HEADERS = { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' };

export interface KeyHeaders {
  readonly 'x-edit-key'?: string | undefined;
  readonly 'x-shelf-key'?: string | undefined;
}

export function keysOf(headers: KeyHeaders): Keys {
  return { edit: headers['x-edit-key'], shelf: headers['x-shelf-key'] };
}

/** Addresses of a stored document; a scenario has a picture, too. */
type StoredLinks = Readonly<Record<'self' | 'page' | 'revisions', string>> & { readonly picture?: string };

/** The page that shows a stored document. */
const pageOf = (kind: DocumentKind, id: string): string => (kind === 'lesson' ? `/lesson?s=${id}` : `/s/${id}`);

/** Drawing of the network of one revision of a scenario. */
export const pictureOf = ({ id, revision }: RevisionOf): string =>
  `/api/scenarios/${id}/topology.png?revision=${revision}`;

export function summaryOf(head: StoredHead): StoredSummary & { links: StoredLinks } {
  const { kind, id, revision, title, hash, bytes, createdAt, updatedAt, forkedFrom } = head;
  const self = `/api/${kind}s/${id}`;
  const links = { self, page: pageOf(kind, id), revisions: `${self}/revisions` };
  return {
    id,
    revision,
    title,
    etag: quoteTag(revisionTag(head)),
    hash,
    bytes,
    createdAt,
    updatedAt,
    forkedFrom,
    links: kind === 'scenario' ? { ...links, picture: pictureOf(head) } : links,
  };
}

/** A page of a list: `lessons` or `scenarios` by their summaries, and the address of the next page. */
export function listOf(kind: DocumentKind, heads: readonly StoredHead[], next: string | null) {
  return { [`${kind}s`]: heads.map(summaryOf), links: { next } };
}

/** The page that opens with the right to edit. What stands behind the number sign is never sent to a server. */
export function editLink(kind: DocumentKind, id: string, editKey: string): string {
  return `${pageOf(kind, id)}#key=${editKey}`;
}

export function createdAnswer(head: StoredHead, editKey: string) {
  const summary = summaryOf(head);
  return { ...summary, editKey, links: { ...summary.links, edit: editLink(head.kind, head.id, editKey) } };
}

const MISSING = { scenario: 'scenario_not_found', lesson: 'lesson_not_found' } as const;

export function notStored(kind: DocumentKind, id: string, revision?: number): ApiError {
  const what = revision === undefined ? `the id ${id}` : `the id ${id} with a revision ${revision}`;
  return new ApiError(MISSING[kind], say('stored-answers.no-scenario-is-stored-under', { kind, what }));
}

/** Refuses a request that carries no key at all. */
export function demandKey(keys: Keys): void {
  if (keys.edit !== undefined || keys.shelf !== undefined) return;
  throw new ApiError('edit_key_missing', say('stored-answers.the-header-x-edit-key'), { path: 'headers.x-edit-key' });
}

export function wrongKey(kind: DocumentKind, id: string, keys: Keys): ApiError {
  const [name, header] = keys.edit === undefined ? ['shelf', 'x-shelf-key'] : ['edit', 'x-edit-key'];
  return new ApiError('edit_key_wrong', say('stored-answers.the-name-key-does-not', { kind, name, id }), {
    path: `headers.${header}`,
  });
}

/** The edit key came alone, for what the owner of a shelf does. */
export function shelfKeyNeeded(kind: DocumentKind, id: string): ApiError {
  return new ApiError('shelf_key_missing', say('stored-answers.the-scenario-id-stands-on', { kind, id }), {
    path: 'headers.x-shelf-key',
  });
}

/** Refuses what only the owner may do. */
export function demandOwner(kind: DocumentKind, id: string, keys: Keys, right: Right): void {
  if (right === 'none') throw wrongKey(kind, id, keys);
  if (right === 'edit') throw shelfKeyNeeded(kind, id);
}

/** Also puts the tag of what is stored into the answer. */
export function conflict(current: StoredHead, reply: FastifyReply): ApiError {
  const tag = quoteTag(revisionTag(current));
  void reply.header('etag', tag);
  return new ApiError(
    'revision_conflict',
    say('stored-answers.the-scenario-id-is-at', {
      kind: current.kind,
      id: current.id,
      revision: current.revision,
      tag,
    }),
    { path: 'headers.if-match' },
  );
}
