/** What a page fetches until it is in use, brotli-compressed, against the budgets of the design brief. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../lab.ts';

const kilobyte = 1024;

const budgets = [
  { path: '/', until: 'demo-totals', script: 120, engine: 500 },
  { path: '/papers/curitiba/fig7', until: 'run-all', script: 260, engine: 500 },
  { path: '/help', until: 'theme', script: 80, engine: 0 },
] as const;

for (const { path, until, script, engine } of budgets) {
  test(`${path} keeps to its budget`, async ({ lab, page }) => {
    const sizes: Promise<{ readonly kind: 'script' | 'engine'; readonly octets: number }>[] = [];
    page.on('response', (response) => {
      const kind = /\.(js|wasm)$/.exec(new URL(response.url()).pathname)?.[1];
      if (kind === undefined) return;
      const measured = response.body().then((body) => ({
        kind: kind === 'js' ? ('script' as const) : ('engine' as const),
        octets: brotliCompressSync(body).length,
      }));
      sizes.push(measured);
    });
    await lab.open(path);
    await expect(lab.get(until)).toBeVisible();
    if (path === '/') await expect(lab.get(until)).toContainText('7 runs');
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes);
    const sum = (kind: 'script' | 'engine') =>
      all.filter((entry) => entry.kind === kind).reduce((total, { octets }) => total + octets, 0);
    expect(sum('script')).toBeLessThanOrEqual(script * kilobyte);
    expect(sum('engine')).toBeLessThanOrEqual(engine * kilobyte);
  });
}
