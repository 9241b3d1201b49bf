/** Composes the server: external plugins, our own, then the routes. It listens to nothing; see server.ts. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { DocumentPool } from './documents/pool.ts';
import { refuseBrokenHttp, refuseUnroutable } from './lib/broken-requests.ts';
import { type DiskOf, diskOf } from './lib/disk.ts';
import { FrontDoor } from './lib/front-door.ts';
import { createInstruments } from './lib/instruments.ts';
import { loggerOptions } from './lib/log-secrets.ts';
import { requestIds } from './lib/request-id.ts';
import { bufferedOutput, OneLineEach } from './lib/request-log.ts';
import { assignments } from './plugins/app/assignments.ts';
import { closing } from './plugins/app/closing.ts';
import { documents } from './plugins/app/documents.ts';
import { errorHandler } from './plugins/app/error-handler.ts';
import { jsonBody } from './plugins/app/json-body.ts';
import { methodNotAllowed } from './plugins/app/method-not-allowed.ts';
import { metrics } from './plugins/app/metrics.ts';
import { openStreams } from './plugins/app/open-streams.ts';
import { quickReads } from './plugins/app/quick-reads.ts';
import { rooms } from './plugins/app/rooms.ts';
import { seats } from './plugins/app/seats.ts';
import { sharing } from './plugins/app/sharing.ts';
import { simulation } from './plugins/app/simulation.ts';
import { storage } from './plugins/app/storage.ts';
import { webApp } from './plugins/app/web-app.ts';
import { compression } from './plugins/external/compress.ts';
import { securityHeaders } from './plugins/external/helmet.ts';
import { openApi } from './plugins/external/openapi.ts';
import { rateLimits } from './plugins/external/rate-limit.ts';
import { webSockets } from './plugins/external/websocket.ts';
import { routes } from './routes/index.ts';
import type { Simulator } from './services/simulator.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    diskOf: DiskOf;
  }
}

export interface AppOptions {
  readonly config: Config;
  /** The engine; by default the worker pool of `@lanelab/engine`. */
  readonly simulator?: Simulator;
  /** The threads for documents, where they are shared with others; by default the app's own. */
  readonly documentPool?: DocumentPool;
  /** The disk that holds a folder; by default what the operating system says. */
  readonly diskOf?: DiskOf;
  readonly logger?: FastifyBaseLogger;
}

/** How long one part of the server may take to start. */
const START_MS = 120_000;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, simulator, documentPool, diskOf: diskReader = diskOf, logger } = options;
  const instruments = createInstruments();
  const frontDoor = new FrontDoor();
  const app = Fastify({
    ...(logger === undefined
      ? { logger: { ...loggerOptions(config.LOG_LEVEL), stream: bufferedOutput() } }
      : { loggerInstance: logger }),
    logController: new OneLineEach(),
    bodyLimit: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUST_PROXY,
    genReqId: requestIds(config.TRUST_PROXY),
    // A client that dribbles its request holds a socket, not the server.
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: config.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5000, config.REQUEST_TIMEOUT_MS),
    },
    serverFactory: frontDoor.serverFactory,
    // A machine that is busy with simulations may take its time; starting late is better than not at all.
    pluginTimeout: START_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: (error, socket) => refuseBrokenHttp(instruments, error, socket),
  }).withTypeProvider<ZodTypeProvider>();
  app.decorate('config', config);
  app.decorate('diskOf', diskReader);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });

  await app.register(errorHandler);
  await app.register(closing);
  await app.register(methodNotAllowed);
  await app.register(securityHeaders);
  await app.register(compression);
  await app.register(metrics, { instruments });
  await app.register(storage);
  await app.register(seats);
  // Before the limits: where they refuse a WebSocket, the plugin ends its connection.
  await app.register(webSockets);
  await app.register(rateLimits);
  await app.register(openStreams);
  await app.register(openApi);
  await app.register(documents, documentPool === undefined ? {} : { pool: documentPool });
  await app.register(jsonBody);
  await app.register(sharing);
  await app.register(rooms);
  await app.register(quickReads, { frontDoor });
  await app.register(simulation, simulator === undefined ? {} : { simulator });
  await app.register(assignments);
  await app.register(webApp);
  await app.register(routes);
  return app;
}
