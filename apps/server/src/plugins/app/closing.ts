/** While the server closes, every answer ends its connection: a client that keeps one alive would hold the server up. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export const closing = fp(
  async (app: FastifyInstance) => {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isClosing) void reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
