import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { tinyScenario } from '../../support/scenarios.ts';

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

it.each([
  [{ 'content-encoding': 'gzip' }, gzipSync('{"a":1}'), 'Content-Encoding'],
  [{ 'content-encoding': 'br' }, Buffer.from('{}'), 'without compression'],
  [{ 'content-type': 'application/json; charset=utf-16' }, Buffer.from('{}', 'utf16le'), 'utf-16'],
  [{ 'content-type': 'application/json; charset="latin1"' }, Buffer.from('{}'), 'latin1'],
])('says with 415 that it takes no body with %j', async (own, payload, words) => {
  const { call } = await testApp();
  const response = await call({ method: 'POST', url: '/api/scenarios', headers: { ...headers, ...own }, payload });
  expect([response.statusCode, response.json().error.code]).toEqual([415, 'unsupported_media_type']);
  expect(response.json().error.message).toContain(words);
});

it('takes the plain encoding and UTF-8 by their names, and refuses octets that are no UTF-8', async () => {
  const { call } = await testApp();
  const plain = { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'identity' };
  const taken = await call({ method: 'POST', url: '/api/scenarios', headers: plain, payload: tinyScenario('T') });
  expect(taken.statusCode).toBe(201);
  const payload = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  const broken = await call({ method: 'POST', url: '/api/scenarios', headers, payload });
  expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'invalid_json']);
  expect(broken.json().error.message).toContain('not UTF-8');
});
