/** `/api/health`: whether this server can do its work. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { errorResponses } from '../../../schemas/error.ts';
import { VERSION } from '../../../version.ts';

const healthResponse = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.enum(['libsql', 'postgresql']),
    engine: z
      .object({ version: z.string(), build: z.string().describe('Hash of what the engine was built from') })
      .nullable()
      .describe('null where the engine cannot be started; scenarios are stored all the same'),
    uptimeSeconds: z.number().min(0),
  })
  .meta({ id: 'Health' });

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
      try {
        await app.database.ping();
      } catch (cause) {
        throw new ApiError('database_unavailable', say('index.the-database-does-not-answer'), {
          cause,
        });
      }
      const engine = await app.simulator.identity().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the engine does not answer');
        return null;
      });
      return reply.header('cache-control', 'no-store').send({
        status: 'ok',
        version: VERSION,
        database: app.database.kind,
        engine,
        uptimeSeconds: Math.round(process.uptime()),
      });
    },
  );
};
