/** WebSockets: routes with a `wsHandler` answer them, all other addresses close them. */
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Octets of one message from a client; a longer one ends the connection with code 1009 before it is read. */
const LONGEST_MESSAGE = 1024;
/** How long a client may take to answer the closing of the server. */
const LEAVE_MS = 1000;

/** RFC 6455, 7.4.1: the server goes down. */
const GOING_AWAY = 1001;

/** What a client does wrong is no error of the server. `ws` closes the connection itself, with the code that says why. */
function logFault(error: Error, _socket: WebSocket, request: FastifyRequest): void {
  request.log.info({ err: error }, 'a WebSocket broke');
}

export const webSockets = fp(
  async (app: FastifyInstance) => {
    await app.register(websocket, {
      options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
      errorHandler: (error, socket, request) => logFault(error, socket, request),
      preClose: (done) => {
        const { clients } = app.websocketServer;
        for (const client of clients) client.close(GOING_AWAY);
        const cut = setTimeout(() => {
          for (const client of clients) client.terminate();
        }, LEAVE_MS);
        app.websocketServer.close(() => clearTimeout(cut));
        done();
      },
    });
  },
  { name: 'web-sockets' },
);
