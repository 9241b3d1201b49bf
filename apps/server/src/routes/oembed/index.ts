/** `/oembed`: how another site shows a stored scenario, by oEmbed 1.0 (oembed.com). */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../errors.ts';
import { escapeHtml } from '../../lib/html.ts';
import { originOf } from '../../lib/origin.ts';
import { quote } from '../../lib/quote.ts';
import { ID_PATTERN } from '../../lib/secrets.ts';
import { errorResponses, READING } from '../../schemas/error.ts';
import { OTHER_FORMAT, oEmbedQuery, oEmbedResponse } from '../../schemas/oembed.ts';
import { NARROWEST, PREVIEW_WIDTH, pictureHeight } from '../../schemas/picture.ts';
import { notStored, pictureOf } from '../../services/stored-answers.ts';
import { shownTitle } from '../../web/index-page.ts';

/** px; large enough for the lab's stage and its time bar. */
const FRAME = { width: 960, height: 600 } as const;
const CACHE_SECONDS = 3600;

/** The id in an address `<origin>/s/<id>`, whatever query or fragment follows. */
function idIn(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const [asked, own] = [new URL(address), new URL(origin)];
  const start = `${own.pathname.replace(/\/$/, '')}/s/`;
  if (asked.origin !== own.origin || !asked.pathname.startsWith(start)) return undefined;
  const id = asked.pathname.slice(start.length).replace(/\/$/, '');
  return ID_PATTERN.test(id) ? id : undefined;
}

/** The preview picture, as large as it may be, or nothing where that is too small to be drawn. */
function thumbnail(url: string, maxWidth: number, maxHeight: number) {
  const width = Math.min(
    PREVIEW_WIDTH,
    maxWidth,
    Math.floor((maxHeight * PREVIEW_WIDTH) / pictureHeight(PREVIEW_WIDTH)),
  );
  if (width < NARROWEST) return {};
  return {
    thumbnail_url: `${url}&width=${width}`,
    thumbnail_width: width,
    thumbnail_height: pictureHeight(width),
  };
}

export const oEmbedRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['scenarios'],
        summary: 'How another site shows a stored scenario (oEmbed 1.0)',
        querystring: oEmbedQuery,
        response: { 200: oEmbedResponse, ...errorResponses(...READING, 'scenario_not_found', 'not_implemented') },
      },
    },
    async (request, reply) => {
      const { url, format, maxwidth, maxheight } = request.query;
      if (format === OTHER_FORMAT) {
        const message = say('index.the-format-format-is-not', { format: quote(format) });
        throw new ApiError('not_implemented', message, { path: 'query.format' });
      }
      const origin = originOf(request);
      if (origin === undefined)
        throw new ApiError('scenario_not_found', say('oembed.no-own-address'), { path: 'query.url' });
      const id = idIn(url, origin);
      if (id === undefined) {
        // The address is not repeated: what stands behind its number sign may be a key.
        const message = say('oembed.no-address-of-a-scenario', { example: quote(`${origin}/s/`) });
        throw new ApiError('scenario_not_found', message, { path: 'query.url' });
      }
      const stored = await app.scenarios.findHead(id);
      if (stored === undefined) throw notStored('scenario', id);
      const [maxWidth, maxHeight] = [Number(maxwidth ?? Infinity), Number(maxheight ?? Infinity)];
      const width = Math.min(FRAME.width, maxWidth);
      const height = Math.min(FRAME.height, maxHeight);
      const title = shownTitle(stored.title);
      const frame = `${origin}/embed?s=${id}`;
      return reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }).send({
        version: '1.0',
        type: 'rich',
        title,
        provider_name: 'lanelab',
        provider_url: `${origin}/`,
        cache_age: CACHE_SECONDS,
        html: `<iframe src="${escapeHtml(frame)}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy" allowfullscreen></iframe>`,
        width,
        height,
        ...thumbnail(`${origin}${pictureOf(stored)}`, maxWidth, maxHeight),
      });
    },
  );
};
