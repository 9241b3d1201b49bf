import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findPreset } from '@lanelab/papers/presets';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, EncodedAnswers } from '../../src/lib/encoded-answers.ts';
import { testApp } from '../support/app.ts';
import { storeScenario } from '../support/scenarios.ts';

function mustFind(preset: string): object {
  const found = findPreset(preset);
  if (found === null) throw new Error(`no preset ${preset}`);
  return found.build();
}

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.000', null],
  ['deflate', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('of %j takes %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

describe('EncodedAnswers', () => {
  it('returns the same octets again without compressing again, and another body its own', async () => {
    const answers = new EncodedAnswers(10_000);
    const body = 'cell '.repeat(500);
    const [first, second] = await Promise.all([answers.encoded(body, 'br'), answers.encoded(body, 'br')]);
    expect(second).toBe(first);
    expect(await answers.encoded(body, 'br')).toBe(first);
    expect(brotliDecompressSync(first).toString()).toBe(body);
    expect(gunzipSync(await answers.encoded(body, 'gzip')).toString()).toBe(body);
    expect(gunzipSync(await answers.encoded(`${body}!`, 'gzip')).toString()).toBe(`${body}!`);
  });

  it('stays within its bound, and keeps what was used last', async () => {
    const random = (at: number) =>
      Array.from({ length: 300 }, (_, i) => ((i * 7919 + at * 104_729) % 99_991).toString(36)).join('');
    const answers = new EncodedAnswers(6000);
    const first = await answers.encoded(random(0), 'gzip');
    for (let at = 1; at < 30; at += 1) {
      await answers.encoded(random(at), 'gzip');
      expect(await answers.encoded(random(0), 'gzip')).toBe(first);
      expect(answers.bytes).toBeLessThanOrEqual(6000);
    }
    expect(answers.bytes).toBeGreaterThan(3000);
  });
});

it('answers a stored scenario in the encoding that is accepted, each with Vary', async () => {
  const { app, call } = await testApp();
  const { id, etag } = await storeScenario(call, mustFind('w1'));
  const ask = (encoding: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/scenarios/${id}`, headers: { 'accept-encoding': encoding, ...headers } });
  const plain = await ask('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  for (const [encoding, inflate] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask(encoding);
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, etag });
      expect(answer.headers['vary']).toContain('accept-encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(inflate(answer.rawPayload).toString()).toBe(plain.body);
    }
  }
  expect((await ask('br', { 'if-none-match': etag })).statusCode).toBe(304);
});
