/** Compressed bodies that are asked for again and again, kept by their content: compressing costs more than all the rest. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Best first. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** One body may take this part of the memory for all. */
const LARGEST_SHARE = 8;

const compressors: Readonly<Record<Encoding, (body: string) => Promise<Buffer>>> = {
  br: (body) => {
    const size = Buffer.byteLength(body);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size };
    return promisify(brotliCompress)(body, { params });
  },
  gzip: (body) => promisify(gzip)(body),
};

/** The encoding of ours that the header likes best, or null. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  const known = negotiated.get(header);
  if (known !== undefined) return known.encoding;
  const encoding = negotiate(header.toLowerCase(), ENCODINGS);
  negotiated.set(header, { encoding });
  return encoding;
}

/** What was found for the headers that came last: browsers send a handful of them. */
const negotiated = new LRUCache<string, { readonly encoding: Encoding | null }>({ max: 100 });

interface Asked {
  readonly body: string;
  readonly encoding: Encoding;
}

export class EncodedAnswers {
  readonly #kept: LRUCache<string, Buffer, Asked>;

  constructor(maxBytes: number) {
    this.#kept = new LRUCache<string, Buffer, Asked>({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / LARGEST_SHARE,
      sizeCalculation: ({ length }) => length,
      fetchMethod: (_key, _stale, { context }) => compressors[context.encoding](context.body),
      // A body that is dropped while it is compressed is still wanted by those who asked for it.
      ignoreFetchAbort: true,
    });
  }

  /** The body in this encoding; a body that is asked for twice at once is compressed once. */
  encoded(body: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    return this.#kept.forceFetch(key, { context: { body, encoding } });
  }

  /** Octets kept now. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}
