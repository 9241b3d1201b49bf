/** The workbench on a small screen: the drawing has most of it, panels lie over it, and a finger finds every control. */
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 320, height: 640 },
] as const;

/** Share of the window's height that belongs to the drawing. */
const LEAST_SHARE = 0.6;
const FINGER_PX = 44;
const LEAST_INPUT_PX = 24;

async function stageBox(lab: Lab) {
  const box = await lab.get('stage').boundingBox();
  if (box === null) throw new Error('there is no stage');
  return box;
}

/** Controls in sight that are too small for a finger, and fields that are too low. */
const smallTargets = (page: Page) =>
  page.evaluate(
    ([finger, least]) =>
      [...document.querySelectorAll<HTMLElement>('button, summary, [role="tab"], [role="menuitem"], input, select')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .flatMap((element) => {
          const field = element.matches('input, select');
          // A radio button or a check box is as large as its label; the thumb of a slider is as tall as its track.
          const target = field ? (element.closest('label') ?? element) : element;
          const { left, top, width, height } = target.getBoundingClientRect();
          // Lists for screen readers alone, and what is scrolled out of sight, are under no finger.
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          if (hit === null || !target.contains(hit)) return [];
          const limit = field ? least : finger;
          const isSmall = height < limit - 0.5 || (!field && width < limit - 0.5);
          const name = element.getAttribute('aria-label') ?? element.dataset['testid'] ?? element.textContent;
          return isSmall ? [`${element.tagName} ${name} ${Math.round(width)}x${Math.round(height)}`] : [];
        }),
    [FINGER_PX, LEAST_INPUT_PX] as const,
  );

for (const size of SIZES)
  for (const theme of ['light', 'projector'] as const)
    test(`at ${size.width}x${size.height}, ${theme}, the drawing has most of the window, and keeps it`, {
      tag: '@main',
    }, async ({ lab, page }) => {
      await page.setViewportSize(size);
      await lab.open('/lab?preset=class-mpoa&t=9 s');
      await lab.theme(theme);
      const before = await stageBox(lab);
      expect(before.height / size.height).toBeGreaterThanOrEqual(LEAST_SHARE);
      expect(before.width).toBe(size.width);
      expect(await smallTargets(page)).toEqual([]);

      // Panels are sheets over the drawing, which keeps its size.
      await lab.get('open-details').click();
      for (const id of ['properties', 'packet', 'tables', 'problems', 'plots', 'results']) {
        await lab.get(`tab-${id}`).click();
        await expect(lab.get(`panel-${id}`)).toBeVisible();
        expect(await stageBox(lab), id).toEqual(before);
        expect(await lab.overflow(), id).toBeLessThanOrEqual(0);
      }
      await lab.get('details-close').click();
      await expect(lab.get('details-close')).toBeHidden();
      await lab.get('menu').click();
      await lab.get('act-messages').click();
      await expect(lab.get('drawer')).toBeVisible();
      expect(await stageBox(lab)).toEqual(before);
      expect(await lab.overflow()).toBeLessThanOrEqual(0);
      await lab.get('drawer-close').click();
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    });

test('the network stands in the part of the drawing that a sheet leaves', { tag: '@main' }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lab.open('/lab?preset=class-mpoa&t=9 s');
  const lowest = () =>
    page
      .locator('.react-flow__node')
      .evaluateAll((nodes) => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom)));
  const closed = await lowest();
  await lab.get('open-details').click();
  const sheet = await page.locator('[data-room="sheet"]').boundingBox();
  if (sheet === null) throw new Error('there is no sheet');
  await expect.poll(lowest).toBeLessThanOrEqual(sheet.y);
  await lab.get('details-close').click();
  await expect.poll(lowest).toBe(closed);
});

test('one row of the time bar plays, steps and tells the time; the rest is a button away', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await lab.open('/lab?preset=class-mpoa&t=9 s');
  await expect.poll(async () => (await lab.clock()).timePs).toBe(9e12);
  const tops = await Promise.all(
    ['play', 'step-event', 'more-controls'].map(async (id) => (await lab.get(id).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(lab.get('clock')).toBeInViewport({ ratio: 1 });
  await lab.get('step-event').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(9e12);
  await expect(lab.get('run-to-end')).toBeHidden();
  await lab.get('more-controls').click();
  await expect(lab.get('run-to-end')).toBeInViewport({ ratio: 1 });
  await lab.get('speed-typed').fill('1 ms/s');
  await lab.get('speed-typed').press('Enter');
  expect((await lab.clock()).speed).toBe(1e9);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lab.get('run-to-end')).toBeHidden();
});

test('the menu of a small window has the views, the theme and the layers have a button', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lab.open('/lab?preset=class-mpoa');
  await lab.get('menu').click();
  await lab.get('act-theme-dark').click();
  await expect.poll(async () => (await lab.state()).theme).toBe('dark');
  await lab.get('layer-menu').click();
  await lab.get('act-elans').click();
  await expect(lab.get('layer-menu')).toHaveText(/ELANs/);
  await expect(lab.get('layer-elans')).toBeVisible();
  await lab.get('menu').click();
  await lab.get('act-view-table').click();
  await expect(lab.get('table-view')).toBeVisible();
  await lab.get('menu').click();
  await lab.get('act-view-drawing').click();
  await expect(lab.get('stage')).toBeVisible();
});
