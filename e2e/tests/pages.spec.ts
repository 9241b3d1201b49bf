/** Every page, in every theme and size: reachable, accessible, and no wider than its window. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const themes = ['light', 'dark', 'projector'] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const pages: readonly {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (lab: Lab) => Promise<void>;
}[] = [
  { name: 'start', path: '/', prepare: async (lab) => expect(lab.get('demo-totals')).toContainText('7 runs') },
  { name: 'papers', path: '/papers' },
  {
    name: 'figure after a run',
    path: '/papers/curitiba/table3',
    prepare: async (lab) => {
      await lab.get('run-all').click();
      await lab.jobIs('done');
      for (const group of ['group-stack', 'group-costs']) await lab.get(group).getByRole('button').first().click();
    },
  },
  {
    name: 'calculator',
    path: '/papers/curitiba/table2',
    prepare: async (lab) => expect(lab.get('verdict')).toContainText('exact'),
  },
  {
    name: 'share dialog',
    path: '/papers/curitiba/fig7',
    prepare: async (lab) => {
      await lab.get('share').click();
      await expect(lab.get('share-dialog')).toBeVisible();
    },
  },
  {
    name: 'workbench with results',
    path: '/lab?preset=curitiba-table3',
    prepare: async (lab) => lab.runToEnd(),
  },
  { name: 'refused link', path: '/lab#EAbcdef', prepare: async (lab) => expect(lab.get('refused')).toBeVisible() },
  { name: 'open', path: '/open' },
  { name: 'help', path: '/help' },
  { name: 'missing', path: '/nowhere/at/all', prepare: async (lab) => expect(lab.get('not-found')).toBeVisible() },
];

test.use({ expectedErrors: { patterns: [/status of 404/] } });

async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const { name, path, prepare } of pages) {
  test(`${name}: nothing serious for axe in any theme`, async ({ lab, page }) => {
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
