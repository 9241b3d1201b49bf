/** `/s/:id`: the page of a stored scenario. */

import { parseScenarioText } from '@lanelab/scenario';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ID_PATTERN } from '../../lib/secrets.ts';
import { describePage, readIndex } from '../../web/index-page.ts';
import { MISSING_BUILD, missingScenario } from '../../web/messages.ts';

/** Any text: a link that was cut short gets the page that says so, not an error of the API. */
const pageParams = z.object({ id: z.string() });

export const scenarioPage: FastifyPluginAsyncZod = async (app) => {
  app.get('/:id', { schema: { hide: true, params: pageParams } }, async (request, reply) => {
    const { id } = request.params;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const stored = ID_PATTERN.test(id) ? await app.scenarios.find(id) : undefined;
    if (stored === undefined) return reply.code(404).send(missingScenario(id.slice(0, 100)));
    const index = await readIndex(app.config.WEB_DIST);
    if (index === undefined) return reply.code(503).send(MISSING_BUILD);
    const parsed = parseScenarioText(stored.document);
    const readable = parsed.ok ? parsed.scenario : parsed.readable;
    const origin = app.config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
    return reply.send(
      describePage(index, {
        title: readable?.view.title ?? '',
        description: readable?.view.question ?? '',
        url: `${origin}/s/${id}`,
      }),
    );
  });
};
