import { describe, expect, it } from 'vitest';
import { isLabPage, pageAt } from './navigation.ts';

describe('isLabPage', () => {
  it.each([
    ['/', '/', true],
    ['/papers/curitiba/fig7', '/', true],
    ['/s/abcDEF123456', '/', true],
    ['/index.html', '/', true],
    ['/api', '/', false],
    ['/api/docs', '/', false],
    ['/apiary', '/', true],
    ['/metrics', '/', false],
    ['/operator', '/', false],
    ['/s/abcDEF123456.png', '/', false],
    ['/teaching/lab/help/', '/teaching/lab/', true],
    ['/teaching/lab/api/health', '/teaching/lab/', false],
    ['/teaching/other', '/teaching/lab/', false],
  ])('%s in %s: %s', (path, scope, expected) => {
    expect(isLabPage(new URL(path, 'http://host'), scope)).toBe(expected);
  });
});

it('finds its files from any depth, and leaves what is absolute', async () => {
  const page = '<script src="./assets/a.js"></script><link href="./icon.svg"><a href="/x"></a><p>src="../"</p>';
  const headers = { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br', 'content-length': '7' };
  const served = await pageAt('/teaching/lab/', new Response(page, { headers }));
  expect(served.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect([served.headers.get('content-encoding'), served.headers.get('content-length')]).toEqual([null, null]);
  expect(await served.text()).toBe(
    '<script src="/teaching/lab/assets/a.js"></script><link href="/teaching/lab/icon.svg"><a href="/x"></a><p>src="../"</p>',
  );
});
