/** One count of open streams for all routes that have any: events of jobs, and checks of the live connection. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { OpenStreams } from '../../lib/open-streams.ts';

declare module 'fastify' {
  interface FastifyInstance {
    openStreams: OpenStreams;
  }
}

export const openStreams = fp(
  async (app: FastifyInstance) => {
    const { EVENT_STREAMS_PER_SEAT: perPerson, EVENT_STREAMS_PER_ADDRESS: perAddress } = app.config;
    app.decorate('openStreams', new OpenStreams({ perPerson, perAddress }));
  },
  { name: 'open-streams' },
);
