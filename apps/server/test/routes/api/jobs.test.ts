import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

it.each(['GET', 'DELETE'] as const)('has no job to %s under an unknown id', async (method) => {
  const { call } = await testApp();
  const unknown = await call({ method, url: '/api/jobs/6f0c3c1e-8f3a-4f0e-9a53-2f1f3a0b7c11' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().error.code).toBe('job_not_found');
  const broken = await call({ method, url: '/api/jobs/1' });
  expect(broken.statusCode).toBe(400);
  expect(broken.json().error).toMatchObject({ code: 'invalid_request', path: 'params.id' });
});
