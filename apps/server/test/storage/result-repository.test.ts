import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { createResultRepository, type ResultRepository } from '../../src/storage/result-repository.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

async function open(maxBytes: number, shared?: TestDatabase): Promise<ResultRepository> {
  const place = shared ?? (await testDatabase());
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const database = await openDatabase({ dataDir, databaseUrl, onIdleError: () => undefined });
  onTestFinished(() => database.close());
  return createResultRepository(database, maxBytes);
}

it('returns the value that was stored last', async () => {
  const results = await open(1000);
  expect(await results.find('a')).toBeUndefined();
  await results.store('run', 'a', '{"x":1}');
  await results.store('run', 'a', '{"x":2}');
  expect(await results.find('a')).toBe('{"x":2}');
});

it('finds many at once', async () => {
  const results = await open(1_000_000);
  const keys = Array.from({ length: 1200 }, (_, at) => `k${at}`);
  for (const key of keys.filter((_, at) => at % 3 === 0)) await results.store('run', key, key);
  const found = await results.findAll(keys);
  expect(found.size).toBe(400);
  expect(found.get('k999')).toBe('k999');
  expect(await results.findAll([])).toEqual(new Map());
});

it('drops the oldest when it grows too large', async () => {
  const results = await open(1000);
  for (let at = 0; at < 30; at += 1) await results.store('run', `k${String(at).padStart(2, '0')}`, 'x'.repeat(100));
  const left = await results.findAll(Array.from({ length: 30 }, (_, at) => `k${String(at).padStart(2, '0')}`));
  expect(left.size).toBeGreaterThanOrEqual(9);
  expect(left.size).toBeLessThanOrEqual(10);
  expect(left.has('k29')).toBe(true);
  expect(left.has('k00')).toBe(false);
});

it('is pruned by two servers at once without losing more than it must', async () => {
  const place = await testDatabase();
  const servers = [await open(2000, place), await open(2000, place)];
  const keys = Array.from({ length: 200 }, (_, at) => `k${String(at).padStart(3, '0')}`);
  const store = async (results: ResultRepository, mine: readonly string[]) => {
    for (const key of mine) {
      await results.store('run', key, 'x'.repeat(100));
      await results.findAll(keys);
    }
  };
  await Promise.all(
    servers.map((results, at) =>
      store(
        results,
        keys.filter((_, position) => position % 2 === at),
      ),
    ),
  );
  const left = (await servers[0]?.findAll(keys))?.size ?? 0;
  // Each counts what the other stores only now and then.
  expect(left).toBeGreaterThanOrEqual(15);
  expect(left).toBeLessThanOrEqual(45);
});
