/** Reads of the newest revision come from memory, and are never older than what was acknowledged, by whatever server. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { crowd, storeScenario } from '../../support/scenarios.ts';

const HOSTS = 40;

/** Counts how often a document is read from the database. */
function countReads({ app }: TestApp): () => number {
  const find = app.scenarios.find.bind(app.scenarios);
  let count = 0;
  app.scenarios.find = async (...of) => {
    count += 1;
    return find(...of);
  };
  return () => count;
}

it('reads a document from the database once, however often it is asked for', async () => {
  const app = await testApp();
  const { id, etag } = await storeScenario(app.call, crowd('One', HOSTS));
  const reads = countReads(app);
  const url = `/api/scenarios/${id}`;
  const plain = await app.call({ url });
  const [br, gzip, again] = [
    await app.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } }),
    await app.app.inject({ url, headers: { 'accept-encoding': 'gzip' } }),
    await app.call({ url }),
  ];
  expect(reads()).toBe(1);
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(again.body).toBe(plain.body);
  for (const answer of [plain, br, gzip, again]) {
    expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  }
});

it('answers with the newest revision after a change by any server, and with nothing after a deletion', async () => {
  const database = await testDatabase();
  const [one, two] = [await testApp({ database }), await testApp({ database })];
  const { id, etag, editKey } = await storeScenario(one.call, crowd('Title 0', HOSTS));
  const url = `/api/scenarios/${id}`;
  let tag = etag;
  for (let revision = 1; revision <= 6; revision += 1) {
    const writer = revision % 2 === 0 ? one : two;
    // Both have the answer at hand.
    for (const { call } of [one, two]) expect((await call({ url })).json().revision).toBe(revision);
    const headers = { 'if-match': tag, 'x-edit-key': editKey };
    const payload = crowd(`Title ${revision}`, HOSTS);
    const changed = await writer.call({ method: 'PUT', url, headers, payload });
    tag = String(changed.headers['etag']);
    for (const { call } of [one, two]) {
      const read = await call({ url, headers: { 'accept-encoding': 'identity' } });
      expect(read.headers['etag']).toBe(tag);
      expect(read.json()).toMatchObject({ revision: revision + 1, scenario: { view: { title: `Title ${revision}` } } });
      expect((await call({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(304);
    }
  }
  const removed = await two.call({ method: 'DELETE', url, headers: { 'x-edit-key': editKey } });
  expect(removed.statusCode).toBe(204);
  for (const { call } of [one, two]) {
    expect((await call({ url })).statusCode).toBe(404);
    expect((await call({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(404);
  }
});
