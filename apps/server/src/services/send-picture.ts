/** Sends a picture that may be shown on any site, or 304 to who has it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawing } from '../documents/draw.ts';
import { namesTag, quoteTag } from '../lib/etag.ts';
import { inlineFile } from '../lib/file-name.ts';
import { INERT_POLICY } from '../plugins/external/helmet.ts';
import type { PictureFormat } from '../schemas/picture.ts';

const TYPES: Readonly<Record<PictureFormat, string>> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: Drawing,
  format: PictureFormat,
  title: string,
): FastifyReply {
  void reply.headers({
    etag: quoteTag(tag),
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    // Opened by itself, it is a picture and nothing else.
    'content-security-policy': INERT_POLICY,
    'content-disposition': inlineFile(title, format),
  });
  const held = request.headers['if-none-match'];
  if (held !== undefined && namesTag(held, tag)) return reply.code(304).send();
  return reply.type(TYPES[format]).send(Buffer.from(body.buffer, body.byteOffset, body.length));
}
