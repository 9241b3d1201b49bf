import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { storeScenario, tinyScenario } from '../support/scenarios.ts';

const ORIGIN = 'https://lab.example.org';
const environment = { PUBLIC_URL: ORIGIN };

function ask(url: string, more = ''): { url: string } {
  return { url: `/oembed?url=${encodeURIComponent(url)}${more}` };
}

it('is a frame of the lab with a picture', async () => {
  const { call } = await testApp({ environment });
  const { id } = await storeScenario(call, tinyScenario('Two switches'));
  const response = await call(ask(`${ORIGIN}/s/${id}`, '&format=json'));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^application\/json\b/);
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.json()).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Two switches',
    provider_name: 'lanelab',
    provider_url: `${ORIGIN}/`,
    cache_age: 3600,
    html: `<iframe src="${ORIGIN}/embed?s=${id}" width="960" height="600" title="Two switches" style="border:0" loading="lazy" allowfullscreen></iframe>`,
    width: 960,
    height: 600,
    thumbnail_url: `${ORIGIN}/api/scenarios/${id}/topology.png?revision=1&width=1200`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
});

it('has a picture of the size that it says', async () => {
  const { call } = await testApp({ environment });
  const { id } = await storeScenario(call, tinyScenario('T'));
  for (const limits of ['', '&maxwidth=640', '&maxheight=200', '&maxwidth=333&maxheight=333']) {
    const answer = (await call(ask(`${ORIGIN}/s/${id}`, limits))).json();
    const { rawPayload: png } = await call({ url: answer.thumbnail_url.replace(ORIGIN, '') });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([answer.thumbnail_width, answer.thumbnail_height]);
  }
});

it.each([
  ['&maxwidth=400', 400, 600, 400, 210],
  ['&maxheight=315', 960, 315, 600, 315],
  ['&maxwidth=5000&maxheight=5000', 960, 600, 1200, 630],
  ['&maxwidth=150', 150, 600, undefined, undefined],
  ['&maxheight=50', 960, 50, undefined, undefined],
] as const)('stays within %s', async (limits, width, height, thumbnailWidth, thumbnailHeight) => {
  const { call } = await testApp({ environment });
  const { id } = await storeScenario(call, tinyScenario('T'));
  const answer = (await call(ask(`${ORIGIN}/s/${id}`, limits))).json();
  expect([answer.width, answer.height]).toEqual([width, height]);
  expect(answer.html).toContain(`width="${width}" height="${height}"`);
  expect([answer.thumbnail_width, answer.thumbnail_height]).toEqual([thumbnailWidth, thumbnailHeight]);
  expect(answer.thumbnail_url === undefined).toBe(thumbnailWidth === undefined);
});

it.each(['/', '?theme=dark', '#key=secret', '/?x=1#y'])('knows the address with %s behind it', async (behind) => {
  const { call } = await testApp({ environment });
  const { id } = await storeScenario(call, tinyScenario('T'));
  const response = await call(ask(`${ORIGIN}/s/${id}${behind}`));
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('secret');
});

it('goes by the address of the request where none is configured and this machine was asked', async () => {
  const { call } = await testApp();
  const { id } = await storeScenario(call, tinyScenario('T'));
  const answer = await call({ ...ask(`http://localhost:8080/s/${id}`), headers: { host: 'localhost:8080' } });
  expect(answer.json().html).toContain(`src="http://localhost:8080/embed?s=${id}"`);
  expect((await call(ask(`http://localhost:8080/s/${id}`))).statusCode).toBe(404);
});

it('takes no name from whoever asks for its own', async () => {
  const { call } = await testApp();
  const { id } = await storeScenario(call, tinyScenario('T'));
  const answer = await call({ ...ask(`http://evil.example/s/${id}`), headers: { host: 'evil.example' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.message).toContain('PUBLIC_URL');
});

describe('has nothing to say about', () => {
  const id = '23456789ABCD';
  it.each([
    `https://elsewhere.example/s/${id}`,
    `http://lab.example.org/s/${id}`,
    `${ORIGIN}:8443/s/${id}`,
    `${ORIGIN}.evil.example/s/${id}`,
    `https://user@lab.example.org.evil.example/s/${id}`,
    `${ORIGIN}/lab`,
    `${ORIGIN}/s/`,
    `${ORIGIN}/s/${id}/more`,
    `${ORIGIN}/s/..%2f${id}`,
    `/s/${id}`,
    'javascript:alert(1)',
    'not an address',
    `${ORIGIN}/s/${id}`,
  ])('%s', async (url) => {
    const { call } = await testApp({ environment });
    const response = await call(ask(url));
    expect(response.statusCode).toBe(404);
    expect(response.json().error.code).toBe('scenario_not_found');
  });
});

it.each([
  ['/oembed', 400, 'invalid_request'],
  ['/oembed?url=', 404, 'scenario_not_found'],
  ['/oembed?url=x&maxwidth=0', 400, 'invalid_request'],
  ['/oembed?url=x&maxheight=big', 400, 'invalid_request'],
  ['/oembed?url=x&url=y', 400, 'invalid_request'],
  ['/oembed?url=x&format=xml', 501, 'not_implemented'],
  [`/oembed?url=${'x'.repeat(3000)}`, 400, 'invalid_request'],
])('refuses %s', async (url, status, code) => {
  const { call } = await testApp({ environment });
  const response = await call({ url });
  expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
});

it('counts among the requests of an address', async () => {
  const { call } = await testApp({ environment: { ...environment, RATE_LIMIT_PER_MINUTE: '1' } });
  expect((await call(ask('x'))).statusCode).toBe(404);
  expect((await call(ask('x'))).statusCode).toBe(429);
});
