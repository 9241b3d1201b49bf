/** `/api/jobs/:id/events`: a job as server-sent events (HTML Living Standard, 9.2). */

import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { jobNotFound } from '../../../jobs/explain.ts';
import { followJob, type JobEvent } from '../../../jobs/job-stream.ts';
import { errorResponses, WRITING } from '../../../schemas/error.ts';
import { eventsHeaders, jobParams, showJob, ticketQuery } from '../../../schemas/job.ts';
import { levelOf } from '../../../storage/faults.ts';

const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 2000;
/** A reader that is so far behind, in bytes, does not read. */
const MOST_UNREAD = 1024 * 1024;
/** Id of the event after which nothing comes. */
const END = 'end';

function event(name: string, data: unknown, id?: string | number): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

function text(told: JobEvent): string {
  switch (told.type) {
    case 'job':
      return event('progress', { state: told.job.state, ...told.job.progress });
    case 'point': {
      const { seq, position, key } = told.point;
      return event('point', { seq, position, key, links: { result: `/api/runs/${key}` } }, seq);
    }
    case 'end':
      return event('end', showJob(told.job), END);
  }
}

export const jobEventRoute: FastifyPluginAsyncZod = async (app) => {
  // Often enough that the reader's claim never runs out.
  const beatMs = Math.min(HEARTBEAT_MS, app.config.JOB_CLAIM_MS / 8);

  app.get(
    '/:id/events',
    {
      // What is compressed arrives when the compressor is full, not when it happens.
      compress: false,
      schema: {
        tags: ['runs'],
        summary: 'Follow a job',
        description:
          'Server-sent events: `progress` ({state, done, total}) at first and with every change, `point` ({seq, position, key, links}) for every finished point, in the order of finishing, and `end` (the job), after which the stream closes. The id of a `point` is its seq: with Last-Event-ID a stream goes on after it. Who reconnects after `end` is answered 204.',
        params: jobParams,
        querystring: ticketQuery,
        headers: eventsHeaders,
        response: {
          200: { description: 'The events', content: { 'text/event-stream': { schema: z.any() } } },
          204: z.undefined().describe('The stream has been read to its end'),
          ...errorResponses(...WRITING, 'job_not_found'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { person } = request;
      const asker = { ...person, ticket: request.query.ticket };
      const last = request.headers['last-event-id'];
      if ((await app.jobs.look(id, asker)) === undefined) throw jobNotFound(id);
      if (last === END) return reply.code(204).send();
      const leave = app.openStreams.enter(person);

      const stop = new AbortController();
      const stream = new PassThrough();
      stream.on('close', () => stop.abort());
      stream.on('error', (error) => request.log.info({ err: error }, 'an event stream broke'));
      const beat = setInterval(() => {
        stream.write(': the job is followed\n\n');
        void app.jobs.look(id, asker).catch((error: unknown) => {
          request.log[levelOf(error, 'warn')]({ err: error }, 'claim not renewed');
        });
      }, beatMs);

      async function tell(): Promise<void> {
        const after = last === undefined ? 0 : Number(last);
        for await (const told of followJob(app.jobs, app.jobWatch, id, after, stop.signal)) {
          stream.write(text(told));
          if (stream.writableLength > MOST_UNREAD) return;
        }
      }

      stream.write(`retry: ${RECONNECT_MS}\n\n`);
      void tell()
        .catch((error: unknown) => request.log.error({ err: error }, 'a job could not be followed'))
        .finally(() => {
          clearInterval(beat);
          leave();
          stream.end();
        });
      return reply
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .send(stream);
    },
  );
};
