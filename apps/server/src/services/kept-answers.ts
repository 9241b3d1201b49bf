/**
 * Answers as octets in each encoding that was asked for: newest revisions of scenarios, and results of runs. Whoever takes a scenario
 * out looks first which revision is the newest, so that it is never older than the database; a result is the same for ever.
 */
import { LRUCache } from 'lru-cache';
import { EncodedAnswers, type Encoding } from '../lib/encoded-answers.ts';

export interface KeptAnswer {
  /** Names the content: tag of the revision, or key of the result. */
  readonly tag: string;
  readonly plain: Buffer;
  readonly encoded: Partial<Record<Encoding, Buffer>>;
}

/** One answer may take this part of the memory for all. */
const LARGEST_SHARE = 8;
/** Shorter bodies are not compressed. */
export const THRESHOLD = 1024;

function sizeOf({ plain, encoded }: KeptAnswer): number {
  return plain.length + Object.values(encoded).reduce((sum, { length }) => sum + length, 0);
}

export class KeptAnswers {
  readonly #kept: LRUCache<string, KeptAnswer>;
  readonly #compressed: EncodedAnswers;

  constructor(maxBytes: number) {
    const maxEntrySize = maxBytes / LARGEST_SHARE;
    this.#kept = new LRUCache<string, KeptAnswer>({ maxSize: maxBytes, maxEntrySize, sizeCalculation: sizeOf });
    this.#compressed = new EncodedAnswers(maxEntrySize);
  }

  find(id: string, tag: string): KeptAnswer | undefined {
    const kept = this.#kept.get(id);
    return kept?.tag === tag ? kept : undefined;
  }

  has(id: string): boolean {
    return this.#kept.has(id);
  }

  keep(id: string, tag: string, body: string): KeptAnswer {
    const answer = { tag, plain: Buffer.from(body), encoded: {} };
    this.#kept.set(id, answer);
    return answer;
  }

  /** The body in the encoding, and which one that is: short ones stay plain. */
  async in(
    id: string,
    answer: KeptAnswer,
    wanted: Encoding | null,
  ): Promise<{ body: Buffer; encoding: Encoding | null }> {
    const { plain, tag, encoded } = answer;
    if (wanted === null || plain.length < THRESHOLD) return { body: plain, encoding: null };
    const known = encoded[wanted];
    if (known !== undefined) return { body: known, encoding: wanted };
    const body = await this.#compressed.encoded(plain.toString(), wanted);
    this.#kept.set(id, { tag, plain, encoded: { ...encoded, [wanted]: body } });
    return { body, encoding: wanted };
  }
}
