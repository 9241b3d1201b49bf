import { expect, it } from 'vitest';
import { createStorageLimits } from '../../src/services/storage-limits.ts';
import { testApp } from '../support/app.ts';
import { openRepositories } from '../support/repositories.ts';
import { storeScenario, tinyScenario } from '../support/scenarios.ts';

const document = 'x'.repeat(400);
const content = { title: 'T', document, hash: 'h' };
const config = { SCENARIOS_MAX_BYTES: 1000, REVISION_LIMIT: 2, SHELF_LIMIT: 1 };

it('admits documents until the server is full, and again once there is room', async () => {
  const { scenarios, shelves } = await openRepositories();
  const limits = createStorageLimits({ documents: scenarios, shelves, config });
  const stored = [];
  for (let at = 0; at < 2; at += 1) {
    await limits.admitDocument(document);
    stored.push(await scenarios.create(content));
  }
  await expect(limits.admitDocument(document)).rejects.toMatchObject({
    code: 'storage_full',
    message: expect.stringContaining('at most 1000 bytes'),
  });
  await limits.admitDocument('x'.repeat(200));
  const [first] = stored;
  await scenarios.remove(first?.head.id ?? '', { edit: first?.editKey, shelf: undefined }, undefined);
  await limits.admitDocument(document);
});

it('counts octets, not letters', async () => {
  const { scenarios, shelves } = await openRepositories();
  const limits = createStorageLimits({ documents: scenarios, shelves, config });
  await limits.admitDocument('é'.repeat(500));
  await expect(limits.admitDocument('é')).resolves.toBeUndefined();
  await expect(limits.admitDocument('é'.repeat(501))).rejects.toMatchObject({ code: 'storage_full' });
});

it('notices what another server stored', async () => {
  const { scenarios, shelves } = await openRepositories();
  const server = () => createStorageLimits({ documents: scenarios, shelves, config });
  const [one, two] = [server(), server()];
  await one.admitDocument('x');
  for (let at = 0; at < 2; at += 1) {
    await two.admitDocument(document);
    await scenarios.create(content);
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => one.admitDocument('x'.repeat(201))));
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'storage_full' } });
});

it('refuses with 507 what there is no room for, and loses nothing', async () => {
  const { call } = await testApp({ environment: { SCENARIOS_MAX_BYTES: '1048576' } });
  const large = (title: string) => ({ ...tinyScenario(title), view: { title, notes: 'n'.repeat(20_000) } });
  const { id, etag, editKey } = await storeScenario(call, large('0'));
  const statuses: number[] = [];
  for (let at = 1; at < 60; at += 1)
    statuses.push((await call({ method: 'POST', url: '/api/scenarios', payload: large(`${at}`) })).statusCode);
  expect([...new Set(statuses)]).toEqual([201, 507]);
  const headers = { 'x-edit-key': editKey, 'if-match': etag };
  const put = { method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: large('changed') } as const;
  const refused = await call(put);
  expect(refused.statusCode).toBe(507);
  expect(refused.json().error.code).toBe('storage_full');
  expect((await call({ method: 'POST', url: `/api/scenarios/${id}/fork` })).statusCode).toBe(507);
  expect((await call({ url: `/api/scenarios/${id}` })).json()).toMatchObject({ revision: 1, title: '0' });
});
