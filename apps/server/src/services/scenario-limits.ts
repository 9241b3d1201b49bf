/** How much is stored: in all, of one scenario, on one shelf. What is full refuses more and loses nothing. */
import { say } from '@lanelab/messages/server';
import type { Config } from '../config.ts';
import { ApiError } from '../errors.ts';
import type { RevisionOf } from '../storage/scenario-head.ts';
import type { ScenarioRepository } from '../storage/scenario-repository.ts';
import type { ShelfRepository } from '../storage/shelf-repository.ts';

export interface ScenarioLimits {
  /** Called before a document is stored. */
  admitDocument(document: string): Promise<void>;
  /** Called before a scenario is put on a shelf. */
  admitToShelf(shelfKey: string): Promise<void>;
  /** Called before a revision is added to one that is the newest. */
  admitRevision(newest: RevisionOf): void;
}

export interface ScenarioLimitsOptions {
  readonly scenarios: ScenarioRepository;
  readonly shelves: ShelfRepository;
  readonly config: Pick<Config, 'SCENARIOS_MAX_BYTES' | 'REVISION_LIMIT' | 'SHELF_LIMIT'>;
}

/** Other servers store too, and an operator prunes: the sizes are added up again after so many documents. */
const DOCUMENTS_A_COUNT = 200;

export function createScenarioLimits({ scenarios, shelves, config }: ScenarioLimitsOptions): ScenarioLimits {
  const { SCENARIOS_MAX_BYTES: mostBytes, REVISION_LIMIT: mostRevisions, SHELF_LIMIT: mostOnShelf } = config;
  let known: number | undefined;
  let sinceCounted = 0;

  async function admitDocument(document: string): Promise<void> {
    const bytes = Buffer.byteLength(document);
    sinceCounted += 1;
    if (known === undefined || known + bytes > mostBytes || sinceCounted > DOCUMENTS_A_COUNT) {
      known = await scenarios.totalBytes();
      sinceCounted = 0;
    }
    if (known + bytes > mostBytes) {
      throw new ApiError('storage_full', say('scenario-limits.this-server-stores-at-most', { mostBytes }));
    }
    known += bytes;
  }

  async function admitToShelf(shelfKey: string): Promise<void> {
    if ((await shelves.count(shelfKey)) < mostOnShelf) return;
    throw new ApiError(
      'limit_reached',
      say('scenario-limits.the-shelf-holds-most-on-shelf-scenarios', { mostOnShelf }),
      { path: 'headers.x-shelf-key' },
    );
  }

  function admitRevision({ id, revision }: RevisionOf): void {
    if (revision < mostRevisions) return;
    throw new ApiError(
      'limit_reached',
      say('scenario-limits.the-scenario-id-has-revision', { id, revision, mostRevisions }),
    );
  }

  return { admitDocument, admitToShelf, admitRevision };
}
