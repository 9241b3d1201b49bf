/** The lab in a frame on somebody else's page: protocol, sandbox, sight, and hands off the wheel and the keys. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../lab.ts';

/** A course page on an origin of its own, with the lab in a frame below as much text as asked for. */
function coursePage(source: string, { sandbox, above }: { readonly sandbox: string | null; readonly above: number }) {
  const held = sandbox === null ? '' : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><title>A course</title><body><div style="height:${above}px"></div>
    <iframe src="${source}" title="lab"${held} width="800" height="440" allow="clipboard-write; fullscreen"></iframe>
    <div style="height:3000px"></div>
    <script>
      const heard = []; window.heard = heard; const frame = document.querySelector('iframe');
      addEventListener('message', (event) => { if (event.source === frame.contentWindow) heard.push(event.data); });
      window.say = (message) => frame.contentWindow.postMessage({ to: 'lanelab', ...message }, '*');
    </script></body></html>`;
}

let server: Server;
let origin = '';
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://course').searchParams;
    response.setHeader('content-type', 'text/html');
    const about = { sandbox: query.get('sandbox'), above: Number(query.get('above') ?? 0) };
    response.end(coursePage((query.get('src') ?? '').replaceAll('&', '&amp;'), about));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((done) => server.close(done)));

interface Course {
  readonly sandbox?: string;
  readonly above?: string;
}

async function open(page: Page, source: string, course: Course = {}): Promise<FrameLocator> {
  await page.goto(`${origin}/?${new URLSearchParams({ src: source, ...course })}`);
  return page.frameLocator('iframe');
}

interface Told {
  readonly type: string;
  readonly status?: string;
  readonly playing?: boolean;
  readonly t?: number;
}

const heard = (page: Page): Promise<readonly Told[]> => page.evaluate(() => Reflect.get(window, 'heard'));
const say = (page: Page, message: object): Promise<void> =>
  page.evaluate((told) => (Reflect.get(window, 'say') as (message: object) => void)(told), message);
const lastState = async (page: Page) => (await heard(page)).findLast(({ type }) => type === 'state');

const address = (rest: string, baseURL: string | undefined) =>
  `${baseURL ?? ''}/embed?preset=clip-pair-collapse&t=0${rest}`;

for (const sandbox of [null, 'allow-scripts']) {
  test(`answers PING, plays and seeks when asked to, ${sandbox === null ? 'as a plain frame' : 'sandboxed without an origin'}`, {
    tag: sandbox === null ? '@main' : [],
  }, async ({ page, baseURL }) => {
    const frame = await open(page, address('', baseURL), sandbox === null ? {} : { sandbox });
    await expect(frame.getByTestId('embed-play')).toBeEnabled();
    expect(await heard(page)).toEqual([]);
    await say(page, { type: 'PING' });
    await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain('ready');
    expect((await heard(page))[0]).toEqual({ from: 'lanelab', type: 'PONG', version: 1 });
    expect(await lastState(page)).toMatchObject({ playing: false, t: 0 });
    await say(page, { type: 'play' });
    await expect.poll(async () => (await lastState(page))?.t).toBeGreaterThan(0);
    await say(page, { type: 'pause' });
    await expect.poll(async () => (await lastState(page))?.playing).toBe(false);
    await say(page, { type: 'seek', t: '2ms' });
    await expect.poll(async () => (await lastState(page))?.t).toBe(2_000_000_000);
    await expect(frame.getByTestId('embed-clock')).toContainText('0.002');
  });
}

test('shows a stored scenario in a sandbox, and copies its link as far as it may', async ({
  page,
  baseURL,
  request,
}) => {
  await page.goto(`${baseURL ?? ''}/lab?preset=clip-pair-collapse&t=0`);
  await page.getByTestId('share').click();
  await page.getByTestId('create-short-link').click();
  const link = await page.getByTestId('short-link').inputValue();
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  expect((await request.get(`/api/scenarios/${id}`)).headers()['access-control-allow-origin']).toBe('*');
  const frame = await open(page, `${baseURL ?? ''}/embed?s=${id}`, { sandbox: 'allow-scripts' });
  await expect(frame.getByTestId('embed-play')).toBeEnabled();
  await expect(frame.getByTestId('embed-open')).toHaveAttribute('href', link);
});

test('waits below the fold, plays in sight, halts out of it', async ({ page, baseURL }) => {
  await open(page, address('&run=1', baseURL), { above: '3000' });
  await expect(page.frameLocator('iframe').getByTestId('embed')).toBeAttached();
  await say(page, { type: 'PING' });
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain('ready');
  expect(await lastState(page)).toBeUndefined();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await lastState(page))?.t).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await lastState(page))?.playing).toBe(false);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await lastState(page))?.playing).toBe(true);
});

test('leaves the wheel and the keys to the page until it is clicked', async ({ page, baseURL }) => {
  const frame = await open(page, address('', baseURL));
  await expect(frame.getByTestId('embed-play')).toBeEnabled();
  await page.mouse.move(300, 200);
  // A frame that still loads may swallow a turn of the wheel.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(100);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(frame.getByTestId('embed-stage')).toHaveAttribute('inert', '');
  await frame.getByTestId('embed-activate').click();
  await expect(frame.getByTestId('embed-stage')).not.toHaveAttribute('inert', '');
  await page.locator('title').evaluate(() => document.querySelector('iframe')?.blur());
  await expect(frame.getByTestId('embed-activate')).toBeVisible();
});

test('shows as much around the drawing as asked for, in the theme asked for', async ({ page, baseURL }) => {
  let frame = await open(page, address('&ui=none&theme=dark', baseURL));
  await expect(frame.getByTestId('embed')).toBeVisible();
  await expect(frame.getByTestId('embed-play')).toHaveCount(0);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  frame = await open(page, address('&ui=full', baseURL));
  await expect(frame.getByRole('heading', { name: 'CLIP pair, the large-MTU collapse' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Next event' })).toBeVisible();
});

test('says what is wrong with its address', async ({ page, baseURL }) => {
  let frame = await open(page, `${baseURL ?? ''}/embed`);
  await expect(frame.getByTestId('embed-refused')).toContainText('names no scenario');
  frame = await open(page, `${baseURL ?? ''}/embed#EAAAA`);
  await expect(frame.getByTestId('embed-refused')).toContainText('cut short or changed');
  await say(page, { type: 'PING' });
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain('refused');
  frame = await open(page, address('&ui=huge', baseURL));
  await expect(frame.getByTestId('embed-note')).toContainText('ui=huge, which means nothing here');
});

for (const theme of ['light', 'dark', 'projector'])
  test(`passes axe, ${theme}`, async ({ page, baseURL }) => {
    await page.goto(address(`&ui=full&theme=${theme}`, baseURL));
    await expect(page.getByTestId('embed-play')).toBeEnabled();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
