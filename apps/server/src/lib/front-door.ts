/** The HTTP server with a door before Fastify: a request that is asked again and again can be answered there without all of Fastify's steps. */
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';

/** Answers the request, or calls `onwards`, which hands it to Fastify untouched. */
export type Answerer = (request: IncomingMessage, response: ServerResponse, onwards: () => void) => void;

interface Timeouts {
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
}

export class FrontDoor {
  #answer: Answerer = (_request, _response, onwards) => onwards();

  /** From now on every request is offered to this one first. */
  open(answer: Answerer): void {
    this.#answer = answer;
  }

  /** The option `serverFactory` of Fastify, which leaves to it all that Fastify sets on a server of its own. */
  readonly serverFactory = (
    handler: FastifyServerFactoryHandler,
    options: Timeouts & { http?: ServerOptions },
  ): Server => {
    const server = createServer(options.http ?? {}, (request, response) =>
      this.#answer(request, response, () => handler(request, response)),
    );
    if (options.keepAliveTimeout !== undefined) server.keepAliveTimeout = options.keepAliveTimeout;
    if (options.requestTimeout !== undefined) server.requestTimeout = options.requestTimeout;
    server.setTimeout(options.connectionTimeout ?? 0);
    return server;
  };
}
