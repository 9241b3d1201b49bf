/** What several routes say about a stored scenario: its summary, and why something is refused. */
import { say } from '@lanelab/messages/server';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';
import { quoteTag } from '../lib/etag.ts';
import type { StoredSummary } from '../schemas/scenario.ts';
import { revisionTag, type StoredHead } from '../storage/scenario-head.ts';
import type { Keys, Right } from '../storage/scenario-rights.ts';

// A lab in a sandboxed frame has no origin; what anyone with the id may read, any page may.
export const READ_HEADERS = { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' };

export interface KeyHeaders {
  readonly 'x-edit-key'?: string | undefined;
  readonly 'x-shelf-key'?: string | undefined;
}

export function keysOf(headers: KeyHeaders): Keys {
  return { edit: headers['x-edit-key'], shelf: headers['x-shelf-key'] };
}

export function summaryOf(head: StoredHead): StoredSummary {
  const self = `/api/scenarios/${head.id}`;
  const { id, revision, title, hash, bytes, createdAt, updatedAt, forkedFrom } = head;
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
    links: {
      self,
      page: `/s/${id}`,
      revisions: `${self}/revisions`,
      picture: `${self}/topology.png?revision=${revision}`,
    },
  };
}

/** The page that opens with the right to edit. What stands behind the number sign is never sent to a server. */
export function editLink(id: string, editKey: string): string {
  return `/s/${id}#key=${editKey}`;
}

export function createdAnswer(head: StoredHead, editKey: string) {
  const summary = summaryOf(head);
  return { ...summary, editKey, links: { ...summary.links, edit: editLink(head.id, editKey) } };
}

export function noScenario(id: string, revision?: number): ApiError {
  const what = revision === undefined ? `the id ${id}` : `the id ${id} with a revision ${revision}`;
  return new ApiError('scenario_not_found', say('scenario-answers.no-scenario-is-stored-under', { what }));
}

/** Refuses a request that carries no key at all. */
export function demandKey(keys: Keys): void {
  if (keys.edit !== undefined || keys.shelf !== undefined) return;
  throw new ApiError('edit_key_missing', say('scenario-answers.the-header-x-edit-key'), { path: 'headers.x-edit-key' });
}

export function wrongKey(id: string, keys: Keys): ApiError {
  const [name, header] = keys.edit === undefined ? ['shelf', 'x-shelf-key'] : ['edit', 'x-edit-key'];
  return new ApiError('edit_key_wrong', say('scenario-answers.the-name-key-does-not', { name, id }), {
    path: `headers.${header}`,
  });
}

/** The edit key came alone, for what the owner of a shelf does. */
export function shelfKeyNeeded(id: string): ApiError {
  return new ApiError('shelf_key_missing', say('scenario-answers.the-scenario-id-stands-on', { id }), {
    path: 'headers.x-shelf-key',
  });
}

/** Refuses what only the owner may do. */
export function demandOwner(id: string, keys: Keys, right: Right): void {
  if (right === 'none') throw wrongKey(id, keys);
  if (right === 'edit') throw shelfKeyNeeded(id);
}

/** Also puts the tag of what is stored into the answer. */
export function conflict(current: StoredHead, reply: FastifyReply): ApiError {
  const tag = quoteTag(revisionTag(current));
  void reply.header('etag', tag);
  return new ApiError(
    'revision_conflict',
    say('scenario-answers.the-scenario-id-is-at', { id: current.id, revision: current.revision, tag }),
    { path: 'headers.if-match' },
  );
}
