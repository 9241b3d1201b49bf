/** Every route: the folder is the address, save `documents/`, whose routes stand below the address of each kind of document. */
import type { FastifyInstance } from 'fastify';
import { assignmentRoutes } from './api/assignments/index.ts';
import { experimentRoutes } from './api/experiments/index.ts';
import { figureRoutes } from './api/figures/index.ts';
import { healthRoutes } from './api/health/index.ts';
import { jobRoutes } from './api/jobs/index.ts';
import { lessonRoutes } from './api/lessons/index.ts';
import { liveRoutes } from './api/live/index.ts';
import { openApiRoute } from './api/openapi.json/index.ts';
import { presetRoutes } from './api/presets/index.ts';
import { roomRoutes } from './api/rooms/index.ts';
import { runRoutes } from './api/runs/index.ts';
import { scenarioRoutes } from './api/scenarios/index.ts';
import { shelfRoutes } from './api/shelf/index.ts';
import { verdictRoutes } from './api/verdicts/index.ts';
import { oEmbedRoute } from './oembed/index.ts';
import { operatorPage } from './operator/index.ts';
import { scenarioPage } from './s/index.ts';

export async function routes(app: FastifyInstance): Promise<void> {
  await app.register(healthRoutes, { prefix: '/api/health' });
  await app.register(scenarioRoutes, { prefix: '/api/scenarios' });
  await app.register(lessonRoutes, { prefix: '/api/lessons' });
  await app.register(assignmentRoutes, { prefix: '/api/assignments' });
  await app.register(shelfRoutes, { prefix: '/api/shelf' });
  await app.register(presetRoutes, { prefix: '/api/presets' });
  await app.register(experimentRoutes, { prefix: '/api/experiments' });
  await app.register(figureRoutes, { prefix: '/api/figures' });
  await app.register(runRoutes, { prefix: '/api/runs' });
  await app.register(verdictRoutes, { prefix: '/api/verdicts' });
  await app.register(jobRoutes, { prefix: '/api/jobs' });
  await app.register(liveRoutes, { prefix: '/api/live' });
  await app.register(roomRoutes, { prefix: '/api/rooms' });
  await app.register(openApiRoute, { prefix: '/api/openapi.json' });
  await app.register(oEmbedRoute, { prefix: '/oembed' });
  await app.register(scenarioPage, { prefix: '/s' });
  if (app.config.METRICS === 'on') await app.register(operatorPage, { prefix: '/operator' });
  app.refuseOtherMethods();
}
