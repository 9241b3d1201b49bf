/** JSON bodies: plain UTF-8 and bounded nesting first, then Fastify's own parser, which refuses `__proto__` and `constructor` keys. */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';
import { jsonDepth } from '../../lib/json-depth.ts';
import { quote } from '../../lib/quote.ts';

/** Refuses what would be read as something else than it is: compressed bodies, and text in another encoding than JSON's (RFC 8259, 8.1). */
async function refuseOtherEncodings({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    const message = say('json-body.content-encoding', { encoding: quote(encoding) });
    throw new ApiError('unsupported_media_type', message, { path: 'headers.content-encoding' });
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') {
    const message = say('json-body.charset', { charset: quote(charset) });
    throw new ApiError('unsupported_media_type', message, { path: 'headers.content-type' });
  }
}

export const jsonBody = fp(
  async (app: FastifyInstance) => {
    const limit = app.config.JSON_DEPTH_LIMIT;
    const parse = app.getDefaultJsonParser('error', 'error');
    const utf8 = new TextDecoder('utf-8', { fatal: true });
    const textOf = (body: Buffer | string): string | null => {
      try {
        return typeof body === 'string' ? body : utf8.decode(body);
      } catch {
        return null; // octets that are no UTF-8
      }
    };
    app.addHook('preParsing', refuseOtherEncodings);
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      const text = textOf(body);
      if (text === null) {
        done(new ApiError('invalid_json', say('json-body.not-utf-8'), { path: 'body' }));
      } else if (jsonDepth(text, limit) > limit) {
        const message = say('json-body.the-body-nests-objects-and', { limit });
        done(new ApiError('json_too_deep', message, { path: 'body' }));
      } else void parse(request, text, done);
    });
  },
  { name: 'json-body' },
);
