/** How much is stored: in all, of one document, on one shelf. What is full refuses more and loses nothing. */
import { say } from '@lanelab/messages/server';
import type { Config } from '../config.ts';
import { ApiError } from '../errors.ts';
import type { StoredHead } from '../storage/document-head.ts';
import type { DocumentRepository } from '../storage/document-repository.ts';
import type { ShelfRepository } from '../storage/shelf-repository.ts';

export interface StorageLimits {
  /** Called before a document is stored. */
  admitDocument(document: string): Promise<void>;
  /** Called before a document is put on a shelf. */
  admitToShelf(shelfKey: string): Promise<void>;
  /** Called before a revision is added to one that is the newest. */
  admitRevision(newest: StoredHead): void;
}

export interface StorageLimitsOptions {
  /** The repository of any kind of document, since all kinds share the same room. */
  readonly documents: DocumentRepository;
  readonly shelves: ShelfRepository;
  readonly config: Pick<Config, 'SCENARIOS_MAX_BYTES' | 'REVISION_LIMIT' | 'SHELF_LIMIT'>;
}

/** Other servers store too, and an operator prunes: the sizes are added up again after so many documents. */
const DOCUMENTS_A_COUNT = 200;

export function createStorageLimits({ documents, shelves, config }: StorageLimitsOptions): StorageLimits {
  const { SCENARIOS_MAX_BYTES: mostBytes, REVISION_LIMIT: mostRevisions, SHELF_LIMIT: mostOnShelf } = config;
  let known: number | undefined;
  let sinceCounted = 0;

  async function admitDocument(document: string): Promise<void> {
    const bytes = Buffer.byteLength(document);
    sinceCounted += 1;
    if (known === undefined || known + bytes > mostBytes || sinceCounted > DOCUMENTS_A_COUNT) {
      known = await documents.totalBytes();
      sinceCounted = 0;
    }
    if (known + bytes > mostBytes) {
      throw new ApiError('storage_full', say('storage-limits.this-server-stores-at-most', { mostBytes }));
    }
    known += bytes;
  }

  async function admitToShelf(shelfKey: string): Promise<void> {
    if ((await shelves.count(shelfKey)) < mostOnShelf) return;
    throw new ApiError(
      'limit_reached',
      say('storage-limits.the-shelf-holds-most-on-shelf-scenarios', { mostOnShelf }),
      { path: 'headers.x-shelf-key' },
    );
  }

  function admitRevision({ kind, id, revision }: StoredHead): void {
    if (revision < mostRevisions) return;
    throw new ApiError(
      'limit_reached',
      say('storage-limits.the-scenario-id-has-revision', { kind, id, revision, mostRevisions }),
    );
  }

  return { admitDocument, admitToShelf, admitRevision };
}
