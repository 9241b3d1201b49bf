/** Opens the database and offers the repositories. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { countingStatements, measuredResults } from '../../lib/measured.ts';
import { type Database, openDatabase } from '../../storage/database.ts';
import { createDocumentRepository, type DocumentRepository } from '../../storage/document-repository.ts';
import { levelOf } from '../../storage/faults.ts';
import { createResultRepository, type ResultRepository } from '../../storage/result-repository.ts';
import { createShelfRepository, type ShelfRepository } from '../../storage/shelf-repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    scenarios: DocumentRepository;
    lessons: DocumentRepository;
    shelves: ShelfRepository;
    results: ResultRepository;
  }
}

export const storage = fp(
  async (app: FastifyInstance) => {
    const { config, log } = app;
    const database = await openDatabase({
      dataDir: config.DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      onStatement: countingStatements(app.instruments),
      onIdleError: (error) => log[levelOf(error, 'warn')]({ err: error }, 'a database connection was lost'),
      watch: { log, lasting: { leaseMs: config.LEASE_MS, claimMs: config.JOB_CLAIM_MS } },
    });
    app.decorate('database', database);
    app.decorate('scenarios', createDocumentRepository(database, 'scenario'));
    app.decorate('lessons', createDocumentRepository(database, 'lesson'));
    app.decorate('shelves', createShelfRepository(database.db));
    const results = createResultRepository(database, config.CACHE_MAX_BYTES);
    app.decorate('results', measuredResults(results, app.instruments));
    app.addHook('onClose', () => database.close());
  },
  { name: 'storage', dependencies: ['metrics'] },
);
