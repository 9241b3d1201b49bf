/**
 * WebSockets, at the addresses of live connections and nowhere else. Everything else that asks for another protocol (a client that
 * would like HTTP/2, say) is answered as if it had not asked, which HTTP allows (RFC 9110, 7.8).
 */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@lanelab/lessons/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** How long a client may take to answer the closing of the server. */
const LEAVE_MS = 1000;

/** RFC 6455, 7.4.1: the server goes down. */
const GOING_AWAY = 1001;

const LIVE = /^\/api\/(?:live\/check|rooms\/[^/?]+\/live)\/?(?:\?|$)/;

/** What a client does wrong is no error of the server. `ws` closes the connection itself, with the code that says why. */
function logFault(error: Error, _socket: WebSocket, request: FastifyRequest): void {
  request.log.info({ err: error }, 'a WebSocket broke');
}

/** Headers that ask for another protocol (RFC 9110, 7.8; RFC 7540, 3.2.1), and the one that names them. */
const OF_UPGRADES = new Set(['upgrade', 'http2-settings', 'connection']);

/** The head of a request as its client would have sent it without asking for another protocol. */
function plainHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!OF_UPGRADES.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Hands a connection that Node has let go of back to it, from the head of the request on. Node reads no body of a request to upgrade,
 * so it reads this one again as the plain request that it may be answered as.
 */
function answerPlainly(server: Server, request: IncomingMessage, socket: Socket, head: Buffer): void {
  socket.unshift(Buffer.concat([Buffer.from(plainHead(request), 'latin1'), head]));
  server.emit('connection', socket);
}

export const webSockets = fp(
  async (app: FastifyInstance) => {
    /** Stands for the server towards the plugin, which would take every request to upgrade for one of its own. */
    const upgrades = new EventEmitter();
    app.server.on('upgrade', (request, socket: Socket, head: Buffer) => {
      const isLive = request.headers.upgrade?.toLowerCase() === 'websocket' && LIVE.test(request.url ?? '');
      if (isLive) upgrades.emit('upgrade', request, socket, head);
      else answerPlainly(app.server, request, socket, head);
    });
    await app.register(websocket, {
      // A longer message ends the connection with code 1009 before it is read.
      options: { server: upgrades as Server, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
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
