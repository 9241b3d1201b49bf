/** A figure, from the gallery to the chart: full on arrival, run again, changed, cancelled. */
import type { Page } from '@playwright/test';
import { expect, test } from '../lab.ts';

/** Dark pixels where a saved figure has its title: a picture can lose its font and look fine otherwise. */
function inkInTitle(page: Page, png: string): Promise<number> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = Math.round(image.height * 0.12);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels.reduce((count, value, index) => (index % 4 === 0 && value < 96 ? count + 1 : count), 0);
  }, png);
}

test('a figure is found full, with the paper on it, and run again', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/');
  await page.getByRole('link', { name: /Reproduce a figure/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('experiments');
  await lab.get('card-curitiba-table3').click();
  await expect(page).toHaveTitle(/Table 3/);

  await expect(lab.points()).toHaveCount(4);
  await expect(lab.rings()).toHaveCount(4);
  await expect(lab.get('finding')).toContainText('Madeira');
  await expect(lab.get('caption')).toContainText(
    /of 60 s, seed 1, .* It comes with the lab, computed by build [0-9a-f]{8}/,
  );
  await expect(lab.get('other-engine')).toHaveCount(0);

  await expect(lab.get('run-all')).toHaveText('Run it again here');
  await lab.get('run-all').click();
  await lab.jobIs('done');
  await expect(lab.again()).toHaveCount(4);
  await expect(lab.points()).toHaveCount(4);
  // The slowest station and the fastest are run once more, with accounts of their time.
  await expect(lab.get('job-done')).toContainText('6 runs');
  await expect(lab.get('digests')).toHaveText('The digests of all 6 runs made here equal the shipped ones.');
  await expect(lab.get('run-all')).toBeDisabled();
  await expect(lab.get('verdict')).not.toContainText('runs');
  await expect(lab.get('data-table').getByRole('row')).toHaveCount(5);
});

test('points that are run again appear as they finish, and every one is there in the end', async ({ lab }) => {
  await lab.open('/papers/curitiba/fig10');
  const shipped = await lab.points().count();
  expect(shipped).toBe(49);
  await expect(lab.again()).toHaveCount(0);
  await lab.get('run-all').click();
  await expect(lab.get('progress')).toBeVisible();
  await expect.poll(() => lab.again().count()).toBeGreaterThan(0);
  await lab.jobIs('done');
  await expect(lab.again()).toHaveCount(16);
  await expect(lab.points()).toHaveCount(shipped);
  await expect(lab.get('digests')).toHaveAttribute('data-unequal', '0');
  await expect(lab.rings().first()).toBeVisible();
});

test('full runs made here have the digests of the shipped ones, point by point', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/table3');
  await page.getByRole('radio', { name: 'Full' }).check();
  await lab.get('run-all').click();
  await lab.jobIs('done');
  await expect(lab.get('digests')).toContainText(/all 10 runs/);
  await expect(lab.again()).toHaveCount(4);
});

/** Serves the file of a figure with something changed in it. */
async function changeFile(page: Page, id: string, change: (file: ShippedFile) => void): Promise<void> {
  await page.route(`**/${id}-*.json`, async (route) => {
    const response = await route.fetch();
    const file: ShippedFile = await response.json();
    change(file);
    await route.fulfill({ response, json: file });
  });
}

interface ShippedFile {
  stamp: string;
  readonly quick: { readonly digests: Record<string, string> };
}

test('a shipped digest that was tampered with shows as unequal', async ({ lab, page }) => {
  await changeFile(page, 'curitiba-table3', ({ quick }) => {
    const [first = ''] = Object.keys(quick.digests);
    quick.digests[first] = 'f'.repeat(16);
  });
  await lab.open('/papers/curitiba/table3');
  await lab.get('run-all').click();
  await lab.jobIs('done');
  await expect(lab.get('digests')).toHaveAttribute('data-unequal', '1');
  await expect(lab.get('digests')).toContainText('1 of 6 runs made here has another digest');
  await expect(lab.get('digests').getByRole('listitem')).toHaveText(
    /Station Solimoes.*shipped f{16}, here [0-9a-f]{16}/,
  );
});

test('a figure of another engine says so', async ({ lab, page }) => {
  await changeFile(page, 'curitiba-table3', (file) => {
    file.stamp = '0123456789abcdef';
  });
  await lab.open('/papers/curitiba/table3');
  await expect(lab.get('other-engine')).toContainText(/build 01234567; the one in this page is .*build [0-9a-f]{8}/);
  await expect(lab.points()).toHaveCount(4);
});

for (const [width, height] of [
  [1280, 665],
  [390, 844],
] as const)
  test(`at ${width} by ${height} the figure is there, and nothing is said to be missing`, async ({ lab, page }) => {
    await page.setViewportSize({ width, height });
    await lab.open('/papers/curitiba/fig8');
    await expect(lab.get('figure').locator('svg .point').first()).toBeInViewport();
    await expect(lab.get('finding')).toContainText(/20.480 and 24.576 the rate dips/);
    await expect(lab.get('run-all')).toBeVisible();
    expect(await lab.overflow()).toBeLessThanOrEqual(0);
    await expect(page.getByText(/not run here|not run yet/i)).toHaveCount(0);
    await lab.open('/papers');
    const card = lab.get('card-curitiba-fig8');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText(/about .* quick, .* full/);
    await expect(card.locator('svg path')).not.toHaveCount(0);
    expect(await lab.overflow()).toBeLessThanOrEqual(0);
  });

test('changed MTU and buffer lead to another result, and back to the first again', async ({ lab }) => {
  await lab.open('/papers/curitiba/fig7');
  await lab.get('run-point').click();
  await lab.jobIs('done');
  const first = await lab.get('digest').textContent();

  await lab.type('parameter-mtu', '9180');
  await lab.type('point-buffer', '64 KiB');
  await expect(lab.field('point-buffer')).toHaveValue(/65.536/);
  await expect(lab.get('measurements')).toHaveCount(0);
  await lab.get('run-point').click();
  await lab.jobIs('done');
  const second = await lab.get('digest').textContent();
  expect(second).not.toBe(first);
  await expect(lab.get('caption')).toContainText(/Changed: MTU 9.180/);

  await lab.get('parameter-mtu').getByTestId('reset').click();
  await lab.get('point-buffer').getByTestId('reset').click();
  await expect(lab.get('digest')).toHaveText(first ?? '');
});

test('a cancelled sweep keeps what it has and goes on from there', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7');
  await page.getByRole('radio', { name: 'Full' }).check();
  await lab.get('run-all').click();
  await lab.jobIs('running');
  await lab.get('cancel').click();
  await lab.jobIs('cancelled');
  await expect(lab.get('job-cancelled')).toContainText('of 224 runs are kept');
  const kept = (await lab.state()).job?.done ?? 0;
  await expect(lab.get('run-all')).toContainText(
    kept === 0 ? 'Run it again here' : `Start the other ${224 - kept} runs`,
  );
});

test('a switch of the stack changes the run and stands in the caption', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig9');
  await lab.get('run-point').click();
  await lab.jobIs('done');
  const first = await lab.get('digest').textContent();
  await lab
    .get('group-stack')
    .getByRole('button', { name: /TCP of every host/ })
    .click();
  await lab
    .get('stack-nagle')
    .getByRole('button', { name: /as profile/ })
    .click();
  await page.getByRole('option', { name: 'off' }).click();
  await expect(lab.get('measurements')).toHaveCount(0);
  await lab.get('run-point').click();
  await lab.jobIs('done');
  expect(await lab.get('digest').textContent()).not.toBe(first);
  await expect(lab.get('caption')).toContainText('Nagle off');
});

test('what is set stands in the address and is there again after a reload', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7?theme=dark');
  await lab.type('parameter-mtu', '4352');
  await lab.type('point-message', '1000');
  await expect(page).toHaveURL(/\?theme=dark&mtu=4352&at-message=1000$/);
  await page.reload();
  await lab.ready();
  await expect(lab.field('parameter-mtu')).toHaveValue(/^4.352$/);
  await expect(lab.field('point-message')).toHaveValue(/^1.000$/);
  await lab.get('reset-all').click();
  await expect(page).toHaveURL(/\?theme=dark&at-message=1000$/);

  await lab.open('/papers/curitiba/fig7?mtu=12&mtuu=5');
  await expect(lab.get('refused-settings')).toContainText('mtu is “12”; it must be a number from 68');
  await expect(lab.get('refused-settings')).toContainText('did you mean “mtu”');
  await expect(lab.field('parameter-mtu')).toHaveValue(/^1.500$/);
});

for (const [kind, path, speed] of [
  ['forms beside each other', '/papers/tut/table2', 'speed-urku'],
  ['what a run recorded', '/papers/tut/fig8', 'speed-basso'],
] as const) {
  test(`of ${kind}, too, what is set stands in the address`, async ({ lab, page }) => {
    await lab.open(`${path}?theme=dark&${speed}=17`);
    await page.getByRole('radio', { name: 'Full' }).check();
    await lab.type('parameter-seed', '7');
    await lab.type('parameter-duration', '20');
    const set = new RegExp(`\\?theme=dark&quality=full&${speed}=17&seconds=20&seed=7$`);
    await expect(page).toHaveURL(set);
    await page.reload();
    await lab.ready();
    await expect(lab.field('parameter-seed')).toHaveValue('7');
    await expect(lab.get('caption')).toContainText('seed 7');

    await lab.get('open-in-lab').click();
    await expect(page).toHaveURL(/\/lab/);
    await page.goBack();
    await expect(page).toHaveURL(set);
    await expect(page.getByRole('radio', { name: 'Full' })).toBeChecked();
    await expect(lab.field('parameter-duration')).toHaveValue('20');
    await lab.get('reset-all').click();
    await expect(page).toHaveURL(/\?theme=dark&quality=full$/);

    await lab.open(`${path}?seed=half&sead=5`);
    await expect(lab.get('refused-settings')).toContainText('seed is “half”; it must be a whole number');
    await expect(lab.get('refused-settings')).toContainText('did you mean “seed”');
    await expect(lab.field('parameter-seed')).toHaveValue('1');
  });
}

test('figure 8 of Curitiba explains its dip beside the next buffer', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig8');
  // All of it came with the figure: no engine is asked.
  await expect(lab.get('finding')).toContainText(/at 20.480 and 24.576 the rate dips to 20\.8/);
  await expect(lab.get('findings')).toContainText(/Message 16.384: 20\.9.Mb\/s at 24.576.octets, 22\.3 at 28.672/);
  await expect(lab.get('figure').locator('.paper-range')).toHaveCount(1);
  const pair = lab.get('pair-section');
  await expect(pair.getByRole('heading', { level: 2 })).toHaveText(/Why 24.576 octets, and not 28.672 octets/);
  for (const side of ['pair-low', 'pair-beside'])
    await expect.poll(() => lab.get(side).getByTestId('why').getByRole('row').count()).toBeGreaterThan(2);
  // The figure stands over the network.
  const [chart, network] = [lab.get('figure'), page.getByTestId('network-section')];
  expect((await chart.boundingBox())?.y ?? Number.NaN).toBeLessThan((await network.boundingBox())?.y ?? 0);

  await lab.get('run-all').click();
  await lab.jobIs('done');
  await expect(lab.get('run-all')).toHaveText('All 32 points are run');
  await expect(lab.get('run-section')).toContainText('2 of them are run once more');
  await expect(lab.get('digests')).toContainText('all 34 runs');
});

test('a double click on Run does not cancel', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7');
  await page.getByRole('radio', { name: 'Full' }).check();
  await lab.get('run-all').dblclick();
  await expect.poll(async () => (await lab.state()).job?.done ?? 0).toBeGreaterThan(0);
  await lab.jobIs('running');
  await lab.get('cancel').dblclick();
  await lab.jobIs('cancelled');
});

test('values that cannot be used say why, and nothing runs until they can', async ({ lab }) => {
  await lab.open('/papers/curitiba/fig7');
  await lab.type('parameter-mtu', '12');
  await expect(lab.get('parameter-mtu')).toContainText(/must be from 68 to 65.5\d\d octets/);
  await expect(lab.get('run-all')).toBeDisabled();
  await expect(lab.get('run-point')).toBeDisabled();
  await expect(lab.get('blocked')).toContainText('MTU');
  await lab.type('parameter-mtu', 'many');
  await expect(lab.get('parameter-mtu')).toContainText('“many”, which is not a number');
  await lab.get('parameter-mtu').getByTestId('reset').click();
  await expect(lab.get('blocked')).toHaveCount(0);
  await expect(lab.get('run-point')).toBeEnabled();
});

test('a value of the chart is read by pointer and opens its run', async ({ lab }) => {
  await lab.open('/papers/curitiba/table3');
  const bar = lab.points().nth(2);
  await bar.hover({ position: { x: 20, y: 3 } });
  await expect(lab.get('readout')).toContainText('Madeira');
  await expect(lab.get('readout')).toContainText('the paper has 41.480');
  await bar.click({ position: { x: 20, y: 3 } });
  await expect(lab.get('measurements')).toContainText('inside Madeira');
});

for (const [act, ending, holds] of [
  ['svg', 'svg', '<svg'],
  ['png', 'png', '\u0089PNG'],
  ['csv', 'csv', 'Station'],
  ['json', 'json', '"provenance"'],
] as const) {
  test(`the figure is saved as ${ending}`, async ({ lab, page }) => {
    await lab.open('/papers/curitiba/table3');
    await lab.get('export').click();
    const saved = page.waitForEvent('download');
    await lab.get(`act-${act}`).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^curitiba-table3-[0-9a-f]{8}\\.${ending}$`));
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const file = Buffer.concat(chunks);
    expect(file.toString('latin1')).toContain(holds);
    if (ending === 'png') expect(await inkInTitle(page, file.toString('base64'))).toBeGreaterThan(2000);
  });
}
