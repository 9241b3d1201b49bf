/** Every page, in every theme and size: reachable, accessible, and no wider than its window. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const themes = ['light', 'dark', 'projector'] as const;
const bench = '/lab?preset=clip-pair-collapse';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const pages: readonly {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (lab: Lab) => Promise<void>;
}[] = [
  { name: 'start', path: '/', prepare: async (lab) => expect(lab.get('pair-play')).toContainText('Pause') },
  {
    name: 'comparison',
    path: '/lab?preset=class-lane&with=class-mpoa&t=9s',
    prepare: async (lab) => expect(lab.get('difference-strip')).toContainText('%'),
  },
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
  { name: 'empty workbench', path: '/lab' },
  {
    name: 'workbench with a device',
    path: bench,
    prepare: async (lab) => {
      await lab.get('device-list').getByRole('button').first().press('Enter');
      await expect(lab.field('field-name')).toHaveValue('Pentium II 350');
    },
  },
  ...(['devices', 'links', 'traffic'] as const).map((table) => ({
    name: `table of ${table}`,
    path: bench,
    prepare: async (lab: Lab) => {
      await lab.get('views').getByRole('radio', { name: 'Table' }).check();
      await lab.get(`tab-${table}`).click();
    },
  })),
  {
    name: 'text form',
    path: bench,
    prepare: async (lab) => {
      await lab.get('views').getByRole('radio', { name: 'Text' }).check();
      await expect(lab.get('text-pane').locator('.cm-content')).toContainText('lanelab');
    },
  },
  ...(['problems', 'plots'] as const).map((tab) => ({
    name: `tab of ${tab}`,
    path: bench,
    prepare: async (lab: Lab) => {
      await lab.get(`tab-${tab}`).click();
      await expect(lab.get(tab)).toBeVisible();
    },
  })),
  {
    name: 'palette',
    path: bench,
    prepare: async (lab) => {
      await lab.page.keyboard.press('Control+k');
      await expect(lab.get('palette')).toBeVisible();
    },
  },
  {
    name: 'help of keys',
    path: bench,
    prepare: async (lab) => {
      await lab.get('menu').click();
      await lab.get('act-keys').click();
      await expect(lab.get('keys-help')).toBeVisible();
    },
  },
  {
    name: 'share dialog of the workbench',
    path: bench,
    prepare: async (lab) => {
      await lab.get('share').click();
      await expect(lab.get('self-contained-link')).toBeVisible();
    },
  },
  { name: 'shelf', path: '/mine' },
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
  test(`${name}: nothing serious for axe in any theme`, { tag: path === bench ? [] : '@main' }, async ({
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
