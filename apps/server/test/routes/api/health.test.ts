import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { ON_POSTGRESQL } from '../../support/database.ts';

it('tells versions and storage', async () => {
  const { call } = await testApp();
  const response = await call({ url: '/api/health' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'ok',
    database: ON_POSTGRESQL ? 'postgresql' : 'libsql',
    engine: { version: '0.0.0-fake', build: 'fake' },
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('goes on without an engine', async () => {
  const { call, simulator } = await testApp();
  simulator.identity = () => Promise.reject(new Error('no engine'));
  expect((await call({ url: '/api/health' })).json()).toMatchObject({ status: 'ok', engine: null });
});

it('says when the database does not answer', async () => {
  const { app, call } = await testApp();
  app.database.ping = () => Promise.reject(new Error('gone'));
  const response = await call({ url: '/api/health' });
  expect(response.statusCode).toBe(503);
  expect(response.json().error.code).toBe('database_unavailable');
});
