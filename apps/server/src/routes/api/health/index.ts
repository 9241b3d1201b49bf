/** `/api/health`: whether this server can do its work, and what is wrong where it cannot. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { AWAY_SECONDS } from '../../../lib/database-answer.ts';
import { errorResponses } from '../../../schemas/error.ts';
import type { Problem } from '../../../storage/condition.ts';
import { publicCause } from '../../../storage/faults.ts';
import { VERSION } from '../../../version.ts';

const healthResponse = z
  .object({
    status: z.enum(['ok', 'degraded']).describe('degraded where there are problems; what is stored can be read'),
    problems: z.array(
      z.object({
        part: z.enum(['disk']),
        since: z.iso.datetime(),
        message: z.string().describe('What is wrong, and what helps'),
      }),
    ),
    version: z.string(),
    database: z.enum(['libsql', 'postgresql']),
    engine: z
      .object({ version: z.string(), build: z.string().describe('Hash of what the engine was built from') })
      .nullable()
      .describe('null where the engine cannot be started; scenarios are stored all the same'),
    uptimeSeconds: z.number().min(0),
  })
  .meta({ id: 'Health' });

const wordsOf = ({ since, cause }: Problem) => ({ since: since.toISOString(), cause: publicCause(cause) });

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      // Probes come often and from few addresses.
      config: { rateLimit: false },
      schema: {
        tags: ['server'],
        summary: 'State of the server',
        response: { 200: healthResponse, ...errorResponses('database_unavailable') },
      },
    },
    async (request, reply) => {
      const { condition, kind } = app.database;
      try {
        await app.database.ping();
      } catch (cause) {
        const { away } = condition;
        const message =
          away === undefined ? say('index.the-database-does-not-answer') : say('health.database', wordsOf(away));
        throw new ApiError('database_unavailable', message, { cause, retryAfterSeconds: AWAY_SECONDS });
      }
      const engine = await app.simulator.identity().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the engine does not answer');
        return null;
      });
      const { full } = condition;
      const problems =
        full === undefined
          ? []
          : [{ part: 'disk' as const, since: full.since.toISOString(), message: say('health.disk', wordsOf(full)) }];
      return reply.header('cache-control', 'no-store').send({
        status: problems.length === 0 ? 'ok' : 'degraded',
        problems,
        version: VERSION,
        database: kind,
        engine,
        uptimeSeconds: Math.round(process.uptime()),
      });
    },
  );
};
