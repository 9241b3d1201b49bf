/** `/api/jobs/:id`: look at work that takes longer than a request, withdraw from it, let it go on. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../../errors.ts';
import { jobNotFound } from '../../../jobs/explain.ts';
import { errorResponses, WRITING } from '../../../schemas/error.ts';
import {
  claimedResponse,
  jobParams,
  jobResponse,
  showClaimed,
  showJob,
  ticketQuery,
  withdrawnResponse,
  withdrawQuery,
} from '../../../schemas/job.ts';
import { jobEventRoute } from './events.ts';

export const jobRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(jobEventRoute);

  app.get(
    '/:id',
    {
      schema: {
        tags: ['runs'],
        summary: 'Look at a job',
        params: jobParams,
        querystring: ticketQuery,
        response: { 200: jobResponse, ...errorResponses(...WRITING, 'job_not_found') },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const job = await app.jobs.look(id, { ...request.person, ticket: request.query.ticket });
      if (job === undefined) throw jobNotFound(id);
      return reply.header('cache-control', 'no-store').send(showJob(job));
    },
  );

  app.delete(
    '/:id',
    {
      schema: {
        tags: ['runs'],
        summary: 'Withdraw from a job',
        description:
          'Every request that was answered with the job has a claim on it. This takes back the claim of the ticket: nobody else’s, whatever address they share with you. The job is cancelled with its last claim; points that were finished are kept.',
        params: jobParams,
        querystring: withdrawQuery,
        response: { 200: withdrawnResponse, ...errorResponses(...WRITING, 'job_not_found', 'claim_missing') },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { ticket } = request.query;
      const withdrawal = await app.jobs.withdraw(id, ticket);
      if (withdrawal === undefined) throw jobNotFound(id);
      const { job, claims, isClaimed } = withdrawal;
      if (!isClaimed && claims > 0) {
        throw new ApiError('claim_missing', say('index.ticket-no-claim', { id }));
      }
      return reply.header('cache-control', 'no-store').send({ ...showJob(job), claims });
    },
  );

  app.post(
    '/:id/resume',
    {
      schema: {
        tags: ['runs'],
        summary: 'Let a cancelled or failed job go on',
        description:
          'From its finished points. A job that is under way is joined, one that is done stays done; each time the answer has a ticket of its own.',
        params: jobParams,
        response: {
          202: claimedResponse,
          ...errorResponses(...WRITING, 'job_not_found', 'job_limit', 'busy', 'engine_unavailable'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await app.countRun(request);
      const claimed = await app.jobs.resume(id, { ...request.person, requestId: request.id });
      if (claimed === undefined) throw jobNotFound(id);
      return reply.code(202).header('cache-control', 'no-store').send(showClaimed(claimed));
    },
  );
};
