import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { createScenarioRepository, type ScenarioRepository } from '../../src/storage/scenario-repository.ts';
import { ON_POSTGRESQL, testDatabase } from '../support/database.ts';

async function open(): Promise<{ database: Database; scenarios: ScenarioRepository }> {
  const place = await testDatabase();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const onIdleError = (error: Error): never => {
    throw error;
  };
  const database = await openDatabase({ dataDir, databaseUrl, onIdleError });
  onTestFinished(() => database.close());
  return { database, scenarios: createScenarioRepository(database.db) };
}

const first = { document: '{"a":1}', hash: 'a'.repeat(64) };
const second = { document: '{"a":2}', hash: 'b'.repeat(64) };
const always = (): boolean => true;

it('is the database that was asked for', async () => {
  const { database } = await open();
  expect(database.kind).toBe(ON_POSTGRESQL ? 'postgresql' : 'libsql');
  await database.ping();
});

it('keeps every revision', async () => {
  const { scenarios } = await open();
  const { scenario, editKey } = await scenarios.create(first);
  const outcome = await scenarios.update(scenario.id, editKey, always, second);
  expect(outcome).toMatchObject({
    kind: 'stored',
    scenario: { revision: 2, ...second, createdAt: scenario.createdAt },
  });
  expect(await scenarios.find(scenario.id)).toMatchObject({ revision: 2, ...second });
  expect(await scenarios.find(scenario.id, 1)).toEqual(scenario);
  expect(await scenarios.find(scenario.id, 3)).toBeUndefined();
});

it('refuses unknown ids, wrong keys and old revisions', async () => {
  const { scenarios } = await open();
  const { scenario, editKey } = await scenarios.create(first);
  expect(await scenarios.update('nothing', editKey, always, second)).toEqual({ kind: 'not-found' });
  expect(await scenarios.update(scenario.id, 'wrong', always, second)).toEqual({ kind: 'wrong-key' });
  expect(await scenarios.update(scenario.id, editKey, () => false, second)).toEqual({
    kind: 'conflict',
    current: scenario,
  });
  expect(await scenarios.find(scenario.id)).toEqual(scenario);
});

it('lets one of many simultaneous changes win', async () => {
  const { scenarios } = await open();
  const { scenario, editKey } = await scenarios.create(first);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      scenarios.update(scenario.id, editKey, ({ revision }) => revision === 1, {
        document: `{"a":${at}}`,
        hash: `${at}`,
      }),
    ),
  );
  const stored = outcomes.filter(({ kind }) => kind === 'stored');
  expect(stored).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
  const current = await scenarios.find(scenario.id);
  expect(stored[0]).toEqual({ kind: 'stored', scenario: current });
  expect(current?.revision).toBe(2);
});

it('keeps any text as it is', async () => {
  const { scenarios } = await open();
  const document = JSON.stringify({ text: `'"\\;-- \u2028 😀 ${'x'.repeat(100_000)}` });
  const { scenario } = await scenarios.create({ document, hash: 'c' });
  expect((await scenarios.find(scenario.id))?.document).toBe(document);
});
