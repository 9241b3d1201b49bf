/** Opens the database and offers the repositories. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { measuredResults } from '../../lib/instruments.ts';
import { type Database, openDatabase } from '../../storage/database.ts';
import { createResultRepository, type ResultRepository } from '../../storage/result-repository.ts';
import { createScenarioRepository, type ScenarioRepository } from '../../storage/scenario-repository.ts';
import { createShelfRepository, type ShelfRepository } from '../../storage/shelf-repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    scenarios: ScenarioRepository;
    shelves: ShelfRepository;
    results: ResultRepository;
  }
}

export const storage = fp(
  async (app: FastifyInstance) => {
    const database = await openDatabase({
      dataDir: app.config.DATA_DIR,
      databaseUrl: app.config.DATABASE_URL,
      onQuery: (seconds, outcome) => app.instruments.queries.observe({ outcome }, seconds),
      onIdleError: (error) => app.log.warn({ err: error }, 'an idle database connection was lost'),
    });
    app.decorate('database', database);
    app.decorate('scenarios', createScenarioRepository(database.db));
    app.decorate('shelves', createShelfRepository(database.db));
    const results = createResultRepository(database.db, app.config.CACHE_MAX_BYTES);
    app.decorate('results', measuredResults(results, app.instruments));
    app.addHook('onClose', () => database.close());
  },
  { name: 'storage', dependencies: ['metrics'] },
);
