import { readFile } from 'node:fs/promises';
import { say as sayRefusal } from '@lanelab/messages/server-refusals';
import { expect, it } from 'vitest';
import { ApiError, ERROR_CODES } from '../src/errors.ts';

it('documents exactly the codes there are', async () => {
  const page = await readFile(new URL('../../../docs/server-errors.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `([a-z_]+)` \| (\d{3}) \| (.+?) \|/gm)].map(
    ([, code, status, meaning]) => ({
      code,
      status: Number(status),
      meaning,
    }),
  );
  const defined = Object.entries(ERROR_CODES).map(([code, { status, meaning }]) => ({ code, status, meaning }));
  expect(documented).toEqual(defined);
});

it('has a sentence for each code, for pages in another language', () => {
  expect(sayRefusal.ids).toEqual(Object.keys(ERROR_CODES));
});

it('has one shape, without empty fields', () => {
  expect(new ApiError('not_found', 'Nothing is here.').body()).toEqual({
    error: { code: 'not_found', message: 'Nothing is here.' },
  });
  const details = [{ path: 'body.x', message: 'is 1' }];
  const error = new ApiError('invalid_request', 'Wrong.', { path: 'body.x', details });
  expect(error.status).toBe(400);
  expect(error.body()).toEqual({ error: { code: 'invalid_request', message: 'Wrong.', path: 'body.x', details } });
});
