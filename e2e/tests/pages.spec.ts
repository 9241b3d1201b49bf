/** Every page, in every theme and size: reachable, accessible, and no wider than its window. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../lab.ts';
import { PAGES, WORKBENCH } from '../pages.ts';

const themes = ['light', 'dark', 'projector'] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ expectedErrors: { patterns: [/status of 404/] } });

async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const { name, path, prepare } of PAGES) {
  test(`${name}: nothing serious for axe in any theme`, { tag: path === WORKBENCH ? [] : '@main' }, async ({
    lab,
    page,
  }) => {
    await lab.open(path);
    await prepare?.(lab);
    for (const theme of themes) {
      await lab.theme(theme);
      expect.soft(await seriousFaults(page), theme).toEqual([]);
    }
  });

  test(`${name}: does not scroll sideways in narrow windows, in any theme`, async ({ lab, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await lab.open(path);
    await prepare?.(lab);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const theme of themes) {
        await lab.theme(theme);
        expect.soft(await lab.overflow(), `${width} px, ${theme}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
