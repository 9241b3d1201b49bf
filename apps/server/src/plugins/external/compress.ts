/** Compressed answers for clients that accept them: those with a tag from memory, all others as they go. */

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedEncoding, EncodedAnswers } from '../../lib/encoded-answers.ts';

const THRESHOLD = 1024;
const KEPT_BYTES = 32 * 1024 * 1024;

export const compression = fp(
  async (app: FastifyInstance) => {
    const answers = new EncodedAnswers(KEPT_BYTES);
    // Before the plugin's own hooks, which leave alone what is encoded already.
    app.addHook('onSend', (request, reply, payload: unknown, done) => {
      const isText = typeof payload === 'string' && payload.length >= THRESHOLD && reply.statusCode === 200;
      if (!isText || !reply.hasHeader('etag') || reply.hasHeader('content-encoding')) {
        done(null, payload);
        return;
      }
      void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding === null) {
        done(null, payload);
        return;
      }
      void reply.header('content-encoding', encoding).removeHeader('content-length');
      answers.encoded(payload, encoding).then(
        (body) => done(null, body),
        (error: Error) => done(error),
      );
    });
    await app.register(compress, {
      encodings: ['br', 'gzip', 'deflate'],
      threshold: THRESHOLD,
      // Request bodies are never inflated: the body limit then bounds memory too.
      globalDecompression: false,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression' },
);
