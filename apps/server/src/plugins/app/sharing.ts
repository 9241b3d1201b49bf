/** What sharing rests on besides the repositories: limits of what is stored, pictures of networks, answers that are kept. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { KeptAnswers } from '../../services/kept-answers.ts';
import { createStorageLimits, type StorageLimits } from '../../services/storage-limits.ts';
import { createTopologyPictures, type TopologyPictures } from '../../services/topology-pictures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storageLimits: StorageLimits;
    pictures: TopologyPictures;
    keptAnswers: KeptAnswers;
  }
}

const KEPT_BYTES = 64 * 1024 * 1024;

export const sharing = fp(
  async (app: FastifyInstance) => {
    const { scenarios, shelves, config } = app;
    app.decorate('storageLimits', createStorageLimits({ documents: scenarios, shelves, config }));
    app.decorate('keptAnswers', new KeptAnswers(KEPT_BYTES));
    app.decorate('pictures', createTopologyPictures(app.documents));
  },
  { name: 'sharing', dependencies: ['storage', 'documents'] },
);
