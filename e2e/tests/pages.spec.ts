/** Every page, in every theme and size: reachable, accessible, and no wider than its window. */
import { RULES_OF_THEMES, seriousFaults } from '../accessibility.ts';
import { expect, test } from '../lab.ts';
import { PAGES, WORKBENCH } from '../pages.ts';

const themes = ['light', 'dark', 'projector'] as const;

test.use({ expectedErrors: { patterns: [/status of 404/] } });

for (const { name, path, prepare } of PAGES) {
  test(`${name}: nothing serious for axe in any theme`, { tag: path === WORKBENCH ? [] : '@main' }, async ({
    lab,
    page,
  }) => {
    await lab.open(path);
    await prepare?.(lab);
    for (const theme of themes) {
      await lab.theme(theme);
      const scope = theme === themes[0] ? {} : { rules: RULES_OF_THEMES };
      expect.soft(await seriousFaults(page, scope), theme).toEqual([]);
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
