/** `/api/jobs/:id`: follow or cancel work that takes longer than a request. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../../errors.ts';
import { errorResponses } from '../../../schemas/error.ts';
import { jobParams, jobResponse, showJob } from '../../../schemas/job.ts';

function notFound(id: string): ApiError {
  return new ApiError(
    'job_not_found',
    `No job has the id ${id}. Finished jobs are forgotten; ask for the result again.`,
  );
}

export const jobRoutes: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: jobResponse, ...errorResponses('job_not_found') };

  app.get(
    '/:id',
    { schema: { tags: ['runs'], summary: 'Follow a job', params: jobParams, response } },
    async (request, reply) => {
      const job = await app.jobs.find(request.params.id);
      if (job === undefined) throw notFound(request.params.id);
      return reply.header('cache-control', 'no-store').send(showJob(job));
    },
  );

  app.delete(
    '/:id',
    {
      schema: {
        tags: ['runs'],
        summary: 'Cancel a job',
        description: 'Cancels it for everybody who asked for the same; points that were finished are kept.',
        params: jobParams,
        response,
      },
    },
    async (request, reply) => {
      const job = await app.jobs.cancel(request.params.id);
      if (job === undefined) throw notFound(request.params.id);
      return reply.header('cache-control', 'no-store').send(showJob(job));
    },
  );
};
