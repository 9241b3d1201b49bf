/** The lab in a frame on somebody else's page: protocol, sandbox, sight, and hands off the wheel and the keys. */
import { seriousFaults } from '../accessibility.ts';
import { expect, test } from '../course-page.ts';

const address = (rest: string, baseURL: string | undefined) =>
  `${baseURL ?? ''}/embed?preset=clip-pair-collapse&t=0${rest}`;

for (const sandbox of [null, 'allow-scripts']) {
  test(`answers PING, plays and seeks when asked to, ${sandbox === null ? 'as a plain frame' : 'sandboxed without an origin'}`, {
    tag: sandbox === null ? '@main' : [],
  }, async ({ course, baseURL }) => {
    const frame = await course.open(address('', baseURL), sandbox === null ? {} : { sandbox });
    await expect(frame.getByTestId('embed-play')).toBeEnabled();
    expect(await course.heard()).toEqual([]);
    await course.say({ type: 'PING' });
    await expect.poll(async () => (await course.heard()).map(({ type }) => type)).toContain('ready');
    expect((await course.heard())[0]).toEqual({ from: 'lanelab', type: 'PONG', version: 1 });
    expect(await course.last('state')).toMatchObject({ playing: false, t: 0 });
    await course.say({ type: 'play' });
    await expect.poll(async () => (await course.last('state'))?.t).toBeGreaterThan(0);
    await course.say({ type: 'pause' });
    await expect.poll(async () => (await course.last('state'))?.playing).toBe(false);
    await course.say({ type: 'seek', t: '2ms' });
    await expect.poll(async () => (await course.last('state'))?.t).toBe(2_000_000_000);
    await expect(frame.getByTestId('embed-clock')).toContainText('0.002');
  });
}

test('shows a stored scenario in a sandbox, and copies its link as far as it may', async ({
  page,
  course,
  baseURL,
  request,
}) => {
  await page.goto(`${baseURL ?? ''}/lab?preset=clip-pair-collapse&t=0`);
  await page.getByTestId('share').click();
  await page.getByTestId('create-short-link').click();
  const link = await page.getByTestId('short-link').inputValue();
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  expect((await request.get(`/api/scenarios/${id}`)).headers()['access-control-allow-origin']).toBe('*');
  const frame = await course.open(`${baseURL ?? ''}/embed?s=${id}`, { sandbox: 'allow-scripts' });
  await expect(frame.getByTestId('embed-play')).toBeEnabled();
  await expect(frame.getByTestId('embed-open')).toHaveAttribute('href', link);
});

test('waits below the fold, plays in sight, halts out of it', async ({ page, course, baseURL }) => {
  await course.open(address('&run=1', baseURL), { abovePx: 3000 });
  await expect(page.frameLocator('iframe').getByTestId('embed')).toBeAttached();
  await course.say({ type: 'PING' });
  await expect.poll(async () => (await course.heard()).map(({ type }) => type)).toContain('ready');
  expect(await course.last('state')).toBeUndefined();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await course.last('state'))?.t).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await course.last('state'))?.playing).toBe(false);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await course.last('state'))?.playing).toBe(true);
});

test('leaves the wheel and the keys to the page until it is clicked', async ({ page, course, baseURL }) => {
  const frame = await course.open(address('', baseURL));
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

test('shows as much around the drawing as asked for, in the theme asked for', async ({ course, baseURL }) => {
  let frame = await course.open(address('&ui=none&theme=dark', baseURL));
  await expect(frame.getByTestId('embed')).toBeVisible();
  await expect(frame.getByTestId('embed-play')).toHaveCount(0);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  frame = await course.open(address('&ui=full', baseURL));
  await expect(frame.getByRole('heading', { name: 'CLIP pair, the large-MTU collapse' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Next event' })).toBeVisible();
});

test('says what is wrong with its address', async ({ course, baseURL }) => {
  let frame = await course.open(`${baseURL ?? ''}/embed`);
  await expect(frame.getByTestId('embed-refused')).toContainText('names no scenario');
  frame = await course.open(`${baseURL ?? ''}/embed#EAAAA`);
  await expect(frame.getByTestId('embed-refused')).toContainText('cut short or changed');
  await course.say({ type: 'PING' });
  await expect.poll(async () => (await course.heard()).map(({ type }) => type)).toContain('refused');
  frame = await course.open(address('&ui=huge', baseURL));
  await expect(frame.getByTestId('embed-note')).toContainText('ui=huge, which means nothing here');
});

for (const theme of ['light', 'dark', 'projector'])
  test(`passes axe, ${theme}`, async ({ page, baseURL }) => {
    await page.goto(address(`&ui=full&theme=${theme}`, baseURL));
    await expect(page.getByTestId('embed-play')).toBeEnabled();
    expect(await seriousFaults(page)).toEqual([]);
  });
