/** Before a figure is looked at: what the reader expects of it. Around it: three views of its network, and the link to the lab. */
import { expect, test } from '../lab.ts';

test('a typed value lies over the figure, and says how near it was', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/table3');
  await expect(lab.get('figure')).toBeVisible();
  await lab.get('prediction-ask').click();
  await expect(lab.get('figure-waits')).toBeVisible();
  await expect(lab.get('figure')).toHaveCount(0);
  await lab.get('expect-all-1').getByRole('textbox').fill('many');
  await expect(lab.get('prediction-take')).toBeDisabled();
  await lab.get('expect-all-1').getByRole('textbox').fill('90');
  await lab.get('prediction-take').click();
  await expect(lab.get('prediction-told')).toContainText('% off on average');
  await expect(lab.get('figure').locator('svg line[stroke-dasharray="5 4"]')).toHaveCount(1);
  await lab.get('prediction-again').click();
  await expect(lab.get('prediction')).toBeVisible();
  await expect(page.getByTestId('figure')).toHaveCount(0);
});

test('a curve is drawn by pointer or by keys', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7');
  await lab.get('prediction-ask').click();
  const box = await lab.get('curve-pad').locator('svg').boundingBox();
  if (box === null) throw new Error('no pad');
  await page.mouse.move(box.x + 60, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 30, box.y + 40, { steps: 12 });
  await page.mouse.up();
  await expect(lab.get('curve-pad').locator('circle')).toHaveCount(16);
  const [first] = await lab.get('curve-pad').getByRole('slider').all();
  await first?.focus();
  await page.keyboard.press('End');
  await expect(lab.get('curve-pad').getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^23\.1/);
  await lab.get('prediction-take').click();
  await expect(lab.get('figure').locator('.expected')).toHaveCount(1);
});

test('a drawn curve stays over the figure of whoever runs it without another word', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig8');
  await lab.get('prediction-ask').click();
  const box = await lab.get('curve-pad').locator('svg').boundingBox();
  if (box === null) throw new Error('no pad');
  await page.mouse.move(box.x + 60, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 30, box.y + 40, { steps: 12 });
  await page.mouse.up();
  await lab.get('run-all').click();
  await expect(lab.get('figure').locator('.expected')).toHaveCount(1);
  await lab.jobIs('done');
  await expect(lab.again()).toHaveCount(32);
  await expect(lab.get('figure').locator('.expected')).toHaveCount(1);
  await expect(lab.get('prediction-told')).toContainText('% off on average');
  // Another quality has other points; the curve is about the figure all the same.
  await page.getByRole('radio', { name: 'Full' }).check();
  await expect(lab.get('figure').locator('.expected')).toHaveCount(1);
});

test('what was drawn lies in the cells of a figure that is a map of colours', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig9');
  await lab.get('prediction-ask').click();
  await expect(lab.get('prediction')).toContainText('in dashed boxes');
  const [first] = await lab.get('curve-pad').getByRole('slider').all();
  await first?.focus();
  await page.keyboard.press('End');
  await lab.get('prediction-take').click();
  await expect(lab.get('figure').locator('.expected')).toHaveCount(1);
  await expect(lab.get('prediction-told')).toContainText(/in the dashed boxes, is \d+ % off/);
});

test('who covers the figure may uncover it without an answer', async ({ lab }) => {
  await lab.open('/papers/curitiba/table3');
  await lab.get('prediction-ask').click();
  await expect(lab.get('figure')).toHaveCount(0);
  await lab.get('prediction-skip').click();
  await expect(lab.get('figure')).toBeVisible();
  await lab.get('prediction-ask').click();
  await lab.get('run-all').click();
  await lab.jobIs('done');
  await expect(lab.points()).toHaveCount(4);
  await expect(lab.get('prediction')).toHaveCount(0);
});

test('the network in other views, and in the lab as it is set', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7');
  await expect(lab.get('network')).toContainText('IBM 8285 west');
  await lab.get('looks').getByRole('radio', { name: 'IP' }).check();
  await expect(lab.get('network')).toContainText('10.0.0.0/24');
  await expect(lab.get('network')).not.toContainText('IBM 8285 west');
  await lab.type('parameter-mtu', '9180');
  await lab.get('open-in-lab').click();
  await expect(page).toHaveURL(/\/lab#/);
  await expect(lab.get('device-list')).toContainText('Solimoes');
});

test('the gallery keeps its filter in the address', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/papers?topic=overhead');
  await expect(lab.get('card-curitiba-table2')).toBeVisible();
  await expect(lab.get('card-curitiba-fig7')).toHaveCount(0);
  await lab.get('topics').getByRole('button').click();
  await page.getByRole('option', { name: 'everything' }).click();
  await expect(page).toHaveURL(/\/papers$/);
  await expect(lab.get('card-curitiba-fig7')).toBeVisible();
});

test('a card says about how long it runs, quick and in full', async ({ lab, page }) => {
  // Four cards in a row are the narrowest.
  await page.setViewportSize({ width: 1440, height: 900 });
  await lab.open('/papers?paper=curitiba');
  const card = lab.get('card-curitiba-fig10');
  await card.scrollIntoViewIfNeeded();
  const cost = card.getByText(/devices ·/);
  await expect(cost).toHaveText(/about \d.* quick, \d.* full$/);
  expect(await cost.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
  await expect(card.locator('svg .point')).not.toHaveCount(0);
});
