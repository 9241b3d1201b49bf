/** `/api/figures/:id.svg|png|csv|json`: figures of experiments, computed by the engine where they are not known yet. */
import { say } from '@lanelab/messages/server';
import { findExperiment } from '@lanelab/papers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { namesTag, quoteTag } from '../../../lib/etag.ts';
import { quote } from '../../../lib/quote.ts';
import { INERT_POLICY } from '../../../plugins/external/helmet.ts';
import { errorResponses, WRITING } from '../../../schemas/error.ts';
import { FIGURE_FORMATS, type FigureFormat, figureParams, figureQuery } from '../../../schemas/experiment.ts';
import { claimedResponse, showClaimed } from '../../../schemas/job.ts';
import { pngSchema } from '../../../schemas/picture.ts';
import { conditionalHeaders } from '../../../schemas/stored.ts';
import { createFigureRenderer, FIGURE_TYPES } from '../../../services/figure-renderer.ts';
import { JOB_FAILURES, resultOrJob } from '../../../services/result-or-job.ts';

function isFormat(text: string | undefined): text is FigureFormat {
  return FIGURE_FORMATS.some((format) => format === text);
}

function split(file: string): { id: string; format: FigureFormat } {
  const [id = '', format] = file.split('.');
  if (!isFormat(format)) throw new Error(`the schema let ${file} through`);
  return { id, format };
}

export const figureRoutes: FastifyPluginAsyncZod = async (app) => {
  const renderer = createFigureRenderer(app.documents);

  // A short address to type; the list has the links to every figure.
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/api/experiments'));

  app.get(
    '/:file',
    {
      schema: {
        tags: ['experiments'],
        summary: 'A figure as SVG, PNG, CSV or JSON',
        description:
          'Quick quality is held until it is there, for a bounded time. Answers 202 with a job where computing it takes longer; ask again once the job is done.',
        params: figureParams,
        querystring: figureQuery,
        headers: conditionalHeaders,
        response: {
          200: {
            description: 'The figure',
            content: {
              'image/svg+xml': { schema: z.string() },
              'image/png': { schema: pngSchema },
              'text/csv': { schema: z.string() },
              'application/json': { schema: z.looseObject({ id: z.string(), series: z.array(z.unknown()) }) },
            },
          },
          202: claimedResponse,
          304: z.undefined().describe('The tag of If-None-Match is the newest'),
          ...errorResponses(...WRITING, 'figure_not_found', ...JOB_FAILURES),
        },
      },
    },
    async (request, reply) => {
      const { id, format } = split(request.params.file);
      const { quality, theme } = request.query;
      const experiment = findExperiment(id);
      if (experiment === null) {
        const message = say('index.no-experiment-has-the-id', { id: quote(id) });
        throw new ApiError('figure_not_found', message, { path: 'params.file' });
      }
      let figure = await app.figures.plan(experiment, quality);
      let rendered = renderer.find({ key: figure.key, format, theme });
      const deadline = performance.now() + (quality === 'quick' ? app.config.FIGURE_WAIT_MS : 0);
      while (rendered === undefined) {
        const rested = figure;
        const answer = await resultOrJob({
          jobs: app.jobs,
          request: { kind: 'figure', key: rested.key, input: { id, quality }, resultUrl: request.url },
          asker: { ...request.person, requestId: request.id },
          find: () => app.figures.find(rested),
          count: () => app.countRun(request),
          waitMs: Math.max(0, deadline - performance.now()),
        });
        if ('job' in answer) {
          return reply
            .code(202)
            .headers({ location: `/api/jobs/${answer.job.id}`, 'retry-after': 1, 'cache-control': 'no-store' })
            .send(showClaimed(answer, request.url));
        }
        // Its results may ask for more seeds or more points: another job, until they ask for nothing.
        figure = await app.figures.plan(experiment, quality);
        if (figure.key === rested.key) {
          const file = { key: figure.key, format, theme };
          rendered = await renderer.render(file, answer.result, request.person);
        } else rendered = renderer.find({ key: figure.key, format, theme });
      }
      void reply.headers({
        etag: quoteTag(rendered.tag),
        'cache-control': 'public, no-cache',
        // Made to be shown on other sites; opened by itself, a figure is a picture and nothing else.
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': INERT_POLICY,
      });
      const held = request.headers['if-none-match'];
      if (held !== undefined && namesTag(held, rendered.tag)) return reply.code(304).send();
      return reply
        .type(FIGURE_TYPES[format])
        .send(Buffer.from(rendered.body.buffer, rendered.body.byteOffset, rendered.body.length));
    },
  );
};
