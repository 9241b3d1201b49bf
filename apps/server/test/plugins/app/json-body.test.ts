import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const headers = { 'content-type': 'application/json' };
const post = (payload: string) => ({ method: 'POST', url: '/api/scenarios', headers, payload }) as const;

it('refuses a body of 10 MB', async () => {
  const { call } = await testApp();
  const response = await call(post(JSON.stringify({ text: 'x'.repeat(10_000_000) })));
  expect(response.statusCode).toBe(413);
  expect(response.json().error).toMatchObject({
    code: 'body_too_large',
    message: expect.stringContaining('2097152 bytes'),
  });
});

it.each(['[', '{"a":'])('refuses deep nesting of %s', async (open) => {
  const { call } = await testApp();
  const response = await call(post(open.repeat(100_000)));
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatchObject({ code: 'json_too_deep', message: expect.stringContaining('32 levels') });
});

it.each([
  ['PUT', '/api/scenarios/23456789ABCD'],
  ['POST', '/api/scenarios/23456789ABCD/fork'],
  ['POST', '/api/scenarios/23456789ABCD/edit-key'],
  ['PUT', '/api/shelf/23456789ABCD'],
  ['DELETE', '/api/scenarios/23456789ABCD'],
  ['POST', '/api/runs'],
] as const)('refuses 10 MB and deep nesting on %s %s, too', async (method, url) => {
  const { call } = await testApp();
  const large = await call({ method, url, headers, payload: JSON.stringify({ text: 'x'.repeat(10_000_000) }) });
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'body_too_large']);
  const deep = await call({ method, url, headers, payload: '{"a":['.repeat(50_000) });
  expect([deep.statusCode, deep.json().error.code]).toEqual([400, 'json_too_deep']);
});

it.each(['', '{', '{"a":1,}', 'NaN', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}'])(
  'refuses %j, which is no JSON to trust',
  async (payload) => {
    const { call } = await testApp();
    const response = await call(post(payload));
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_json');
  },
);

it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'refuses a body of type %s',
  async (type) => {
    const { call } = await testApp();
    const response = await call({
      method: 'POST',
      url: '/api/scenarios',
      payload: '{}',
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json().error.code).toBe('unsupported_media_type');
  },
);
