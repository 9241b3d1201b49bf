/** Networks as pictures, drawn in worker threads; the latest ones are kept in memory. */
import { LRUCache } from 'lru-cache';
import type { Drawing, PictureForm } from '../documents/draw.ts';
import type { StoredDocument } from '../documents/read-stored.ts';
import type { Person } from '../jobs/job.ts';
import type { Documents } from '../plugins/app/documents.ts';

/** A network of which the document is at hand, or a preset by its id. */
export type Network = StoredDocument | { readonly preset: string };

export interface PictureRequest extends PictureForm {
  /** Names the network: two that look alike have the same. */
  readonly key: string;
  /** The asker, for whom the work counts. */
  readonly person: Person;
  /** Asked for only where the picture is not at hand. */
  readonly network: () => Promise<Network>;
}

export interface TopologyPictures {
  draw(request: PictureRequest): Promise<Drawing>;
}

const KEPT_IN_MEMORY = 100;
/** Larger pictures are drawn again each time. */
const KEPT_BYTES = 512 * 1024;

export function createTopologyPictures(documents: Documents): TopologyPictures {
  async function render({ person, network, format, theme, width }: PictureRequest): Promise<Drawing> {
    const form = { format, theme, width };
    const drawn = await network();
    if ('preset' in drawn) {
      return documents.run('drawPreset', { preset: drawn.preset, ...form }, { person, octets: 0, isLong: true });
    }
    const octets = Buffer.byteLength(drawn.document);
    return documents.run('drawNetwork', { stored: drawn, ...form }, { person, octets, isLong: true });
  }

  const recent = new LRUCache<string, Drawing, PictureRequest>({
    max: KEPT_IN_MEMORY,
    maxEntrySize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_name, _stale, { context }) => render(context),
    // A picture that is dropped while it is drawn is still wanted by those who asked for it.
    ignoreFetchAbort: true,
  });
  return {
    draw: (request) =>
      recent.forceFetch(`${request.key}.${request.theme}.${request.width}.${request.format}`, { context: request }),
  };
}
