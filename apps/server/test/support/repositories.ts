/** The repositories on a fresh database, without a server. */
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { createDocumentRepository, type DocumentRepository } from '../../src/storage/document-repository.ts';
import { createShelfRepository, type ShelfRepository } from '../../src/storage/shelf-repository.ts';
import { testDatabase } from './database.ts';

export interface Repositories {
  readonly database: Database;
  readonly scenarios: DocumentRepository;
  readonly shelves: ShelfRepository;
}

export async function openRepositories(): Promise<Repositories> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig((await testDatabase()).environment);
  const onIdleError = (error: Error): never => {
    throw error;
  };
  const database = await openDatabase({ dataDir, databaseUrl, onIdleError });
  onTestFinished(() => database.close());
  const { db } = database;
  return { database, scenarios: createDocumentRepository(database, 'scenario'), shelves: createShelfRepository(db) };
}
