/** Compressed bodies that are asked for again and again, kept by their content: compressing costs more than all the rest. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const LARGEST_SHARE = 8;

const compressors: Readonly<Record<Encoding, (body: string) => Promise<Buffer>>> = {
  br: (body) => {
    const size = Buffer.byteLength(body);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size };
    return promisify(brotliCompress)(body, { params });
  },
  gzip: (body) => promisify(gzip)(body),
};

/** The best encoding that the header accepts, or null. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const names = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !refused.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : null;
}

export class EncodedAnswers {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The body in this encoding; what is asked for twice at once is compressed once. */
  async encoded(body: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      // Used last, so dropped last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const started = this.#underWay.get(key) ?? this.#compress(key, body, encoding);
    this.#underWay.set(key, started);
    return started;
  }

  async #compress(key: string, body: string, encoding: Encoding): Promise<Buffer> {
    try {
      const encoded = await compressors[encoding](body);
      if (encoded.length <= this.#maxBytes / LARGEST_SHARE) this.#keep(key, encoded);
      return encoded;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #keep(key: string, encoded: Buffer): void {
    this.#kept.set(key, encoded);
    this.#bytes += encoded.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  /** Octets kept now. */
  get bytes(): number {
    return this.#bytes;
  }
}
