/** `/s/:id`: the page of a stored scenario, which is the web app with what link previews read. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { originOf } from '../../lib/origin.ts';
import { ID_PATTERN } from '../../lib/secrets.ts';
import { PREVIEW_WIDTH, pictureHeight } from '../../schemas/picture.ts';
import { readStored } from '../../services/read-stored.ts';
import { summaryOf } from '../../services/scenario-answers.ts';
import { describeMissing, describePage, readIndex } from '../../web/index-page.ts';
import { MISSING_BUILD } from '../../web/messages.ts';

/** Any text: a link that was cut short gets the page that says so, not an error of the API. */
const pageParams = z.object({ id: z.string() });

export const scenarioPage: FastifyPluginAsyncZod = async (app) => {
  app.get('/:id', { schema: { hide: true, params: pageParams } }, async (request, reply) => {
    const { id } = request.params;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const index = await readIndex(app.config.WEB_DIST);
    if (index === undefined) return reply.code(503).send(MISSING_BUILD);
    const stored = ID_PATTERN.test(id) ? await app.scenarios.find(id) : undefined;
    if (stored === undefined) return reply.code(404).send(describeMissing(index));
    const { view } = readStored(id, stored.document);
    const origin = originOf(request);
    const { links } = summaryOf(stored);
    const url = `${origin}${links.page}`;
    return reply.send(
      describePage(index, {
        title: view.title,
        description: view.question,
        url,
        picture: { url: `${origin}${links.picture}`, width: PREVIEW_WIDTH, height: pictureHeight(PREVIEW_WIDTH) },
        oEmbed: `${origin}/oembed?format=json&url=${encodeURIComponent(url)}`,
      }),
    );
  });
};
