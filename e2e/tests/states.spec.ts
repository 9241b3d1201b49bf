/** What can go wrong around the lab, and what the reader sees then. */
import { expect, test } from '../lab.ts';

test.describe('without WebAssembly', () => {
  test('figures that come with the lab are shown, and running says why it cannot', async ({ lab, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
    await lab.open('/papers/curitiba/table3');
    await expect(lab.get('caption')).toContainText('It comes with the lab');
    await expect(lab.points()).toHaveCount(4);
    await lab.get('run-all').click();
    await expect(lab.get('failure-no-wasm')).toBeVisible();
  });
});

test.describe('an engine that cannot be fetched', () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource/, /wasm/i] } });

  test('is asked for again when the reader says so', async ({ lab, page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await lab.open('/papers/curitiba/table3');
    await lab.get('run-all').click();
    await expect(lab.get('failure-not-loaded')).toBeVisible();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await lab.jobIs('done');
    await expect(lab.again()).toHaveCount(4);
  });
});

test.describe('a worker that breaks', () => {
  test.use({ expectedErrors: { patterns: [/broken on purpose/] } });

  test('is replaced, and what was done is kept', async ({ lab, page }) => {
    await page.route(/browser-worker.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
    );
    await lab.open('/papers/curitiba/table3');
    await lab.get('run-all').click();
    const failure = lab.get('failure-crash');
    await expect(failure).toContainText('broken on purpose');
    await failure.getByTestId('copy-report').click();
    await expect(failure.getByTestId('report')).toHaveValue(/Engine: .+\nBrowser: .+\nProblem: .+broken on purpose/);
    await page.unroute(/browser-worker.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await lab.jobIs('done');
    await expect(lab.again()).toHaveCount(4);
  });
});

test.describe('a figure whose file cannot be fetched', () => {
  test.use({ expectedErrors: { patterns: [/404/] } });

  test('can be run here all the same', async ({ lab, page }) => {
    await page.route('**/curitiba-table3-*.json', (route) => route.fulfill({ status: 404, body: 'no' }));
    await lab.open('/papers?paper=curitiba');
    await expect(lab.get('card-curitiba-table3')).toContainText('6 devices');
    await lab.get('card-curitiba-table3').click();
    await expect(lab.points()).toHaveCount(0);
    await lab.get('run-all').click();
    await lab.jobIs('done');
    await expect(lab.points()).toHaveCount(4);
    await expect(lab.get('digests')).toHaveCount(0);
  });
});

test('cards are full on arrival, and no figure is asked of the server', async ({ lab, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/figures')) asked.push(request.url());
  });
  await lab.open('/papers');
  for (const id of ['table2', 'table3', 'fig7', 'fig8', 'fig10']) {
    await lab.get(`card-curitiba-${id}`).scrollIntoViewIfNeeded();
    await expect(lab.get(`card-curitiba-${id}`)).toContainText(/exact|off|inside|shape only|differs/);
  }
  expect(asked).toEqual([]);
});

test('offline: says what still works, and runs go on', { tag: '@main' }, async ({ lab, context }) => {
  await lab.open('/papers/curitiba/table3');
  await lab.get('run-point').click();
  await lab.jobIs('done');
  await context.setOffline(true);
  await expect(lab.get('offline')).toContainText('Runs continue');
  await lab.get('run-all').click();
  await lab.jobIs('done');
  await context.setOffline(false);
  await expect(lab.get('offline')).toHaveCount(0);
});

test('a page that arrives in pieces says that it could not be fetched', async ({ page }) => {
  await page.route(/HelpPage.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByTestId('page-offline')).toContainText('could not be fetched');
  await expect(page.getByRole('link', { name: 'Papers', exact: true })).toBeVisible();
});

test('blocked storage: themes and links work, and the dialog says what cannot be kept', async ({ lab, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await lab.open('/papers/curitiba/fig7');
  await page.getByTitle('Dark theme').click();
  expect((await lab.state()).theme).toBe('dark');
  await lab.get('share').click();
  await lab.get('create-short-link').click();
  await expect(lab.get('short-link')).toBeVisible();
  await expect(lab.get('share-dialog')).toContainText('This browser keeps nothing');
});

test('themes: chosen ones are kept, the address wins, the system decides at first', async ({ lab, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await lab.open('/help');
  expect((await lab.state()).theme).toBe('dark');
  await page.getByTitle('Projector theme').click();
  await page.reload();
  await lab.ready();
  expect((await lab.state()).theme).toBe('projector');
  await lab.open('/help?theme=light');
  expect((await lab.state()).theme).toBe('light');
  await page.getByRole('link', { name: 'Papers', exact: true }).click();
  await expect(page).toHaveURL(/\/papers\?theme=light/);
});

test('a click on a card counts though its figure is replaced meanwhile', async ({ lab, page }) => {
  await lab.open('/papers');
  const card = lab.get('card-curitiba-fig8');
  await card.scrollIntoViewIfNeeded();
  const figure = card.locator('svg').first();
  const box = await figure.boundingBox();
  if (box === null) throw new Error('the card shows no figure');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await figure.evaluate((drawn) => drawn.replaceWith(drawn.cloneNode(true)));
  await page.mouse.up();
  await expect(page).toHaveTitle('Curitiba, Figure 8 · lanelab');
});

test('cards keep their height when their figures arrive, so nothing moves from under a pointer', async ({
  lab,
  page,
}) => {
  await lab.open('/papers');
  const cards = page.getByTestId(/^card-/);
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const before = await heights();
  expect(before.length).toBeGreaterThan(50);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByTestId('verdict')).toBeVisible();
  }
  expect(await heights()).toEqual(before);
});

test('back and forward go through pages, and titles name them', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/papers');
  await lab.get('card-curitiba-fig8').click();
  await expect(page).toHaveTitle('Curitiba, Figure 8 · lanelab');
  await page.goBack();
  await expect(page).toHaveTitle('Papers · lanelab');
  await page.goForward();
  await expect(page).toHaveTitle('Curitiba, Figure 8 · lanelab');
});
