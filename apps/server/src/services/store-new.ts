/** What storing and forking have in common: the limits, a new id, and the answer with its headers. */
import type { FastifyInstance } from 'fastify';
import type { DocumentContent } from '../storage/document-head.ts';
import type { CreateOptions, DocumentRepository } from '../storage/document-repository.ts';
import { createdAnswer } from './stored-answers.ts';

/** Stores a document among those of its kind. Throws what the limits say where there is no room. */
export async function storeNew(
  { storageLimits }: FastifyInstance,
  documents: DocumentRepository,
  content: DocumentContent,
  options: CreateOptions,
) {
  if (options.shelfKey !== undefined) await storageLimits.admitToShelf(options.shelfKey);
  await storageLimits.admitDocument(content.document);
  const { head, editKey } = await documents.create(content, options);
  const answer = createdAnswer(head, editKey);
  return { answer, headers: { location: answer.links.self, etag: answer.etag, 'cache-control': 'no-store' } };
}
