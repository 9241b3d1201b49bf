/** Tours of the lab's panels, menus, dialogs, errors and figures, with a look at each stop. */
import { EXPERIMENTS } from '@lanelab/papers';
import type { Page } from '@playwright/test';
import { expect, type Lab } from './lab.ts';
import { WORKBENCH } from './pages.ts';

export interface Tour {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened: answers of the server, missing parts of the browser. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Calls `look` at every stop. The page as it opens is the first. */
  readonly walk?: (lab: Lab, look: () => Promise<void>) => Promise<void>;
}

/** Opens everything that is folded in a panel; a button without `aria-controls` opens a popover over it. */
async function unfold(lab: Lab, panel: string): Promise<void> {
  const folded = lab.get(panel).locator('[aria-expanded="false"][aria-controls]').filter({ visible: true });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click({ timeout: 30_000 });
}

/** Selects every device, link and group that the list of devices names, one after the other. */
async function inspectAll(lab: Lab, items: string, look: () => Promise<void>): Promise<void> {
  const rows = lab.get('device-list').locator(items);
  for (let at = 0; at < (await rows.count()); at += 1) {
    await rows.nth(at).press('Enter');
    await expect(lab.get('inspector')).toBeVisible();
    await unfold(lab, 'inspector');
    await look();
  }
}

/** Takes the clock to a share of the run, at a speed that gets there. */
async function seek(lab: Lab, share: number): Promise<void> {
  await lab.get('speed-typed').fill('1 s/s');
  await lab.get('speed-typed').press('Enter');
  const ruler = lab.get('ruler');
  const before = (await lab.clock()).timePs;
  const box = await ruler.boundingBox();
  if (box === null) throw new Error('there is no ruler');
  await ruler.click({ position: { x: box.width * share, y: box.height - 4 } });
  await expect.poll(async () => (await lab.clock()).timePs).not.toBe(before);
}

const answers = (status: number, code: string) => async (page: Page) => {
  await page.route('**/api/scenarios/**', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code, message: 'In English.' } }),
    }),
  );
};

/** Waits for the notice that a stored scenario cannot be opened. */
async function seeRefusal(lab: Lab, look: () => Promise<void>): Promise<void> {
  await expect(lab.get('refused')).toBeVisible();
  await look();
}

/** Panels and menus of the workbench. */
const WORKBENCH_TOURS: readonly Tour[] = [
  ...['class-mpoa', 'bus-overload', 'cluj-fig7-fe', 'qos-abr', 'detken-fig4'].map((preset) => ({
    name: `forms of ${preset}`,
    path: `/lab?preset=${preset}`,
    walk: async (lab: Lab, look: () => Promise<void>) => {
      await unfold(lab, 'inspector');
      await look();
      await inspectAll(lab, '[data-item^="node-"]', look);
      await inspectAll(lab, '[data-item="link-1"]', look);
    },
  })),
  {
    name: 'form of traffic',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.get('flow-list').getByRole('button').first().click();
      await unfold(lab, 'inspector');
      await look();
    },
  },
  {
    name: 'menus of the drawing',
    path: WORKBENCH,
    walk: async (lab, look) => {
      const menu = lab.page.getByRole('menu');
      for (const id of [1, 3]) {
        // The menu has the faults from when they have been fetched.
        await expect(async () => {
          await lab.get(`device-${id}`).click({ button: 'right' });
          await expect(menu).toBeVisible();
          if (!(await lab.get('act-fault').isVisible())) await lab.page.keyboard.press('Escape');
          await expect(lab.get('act-fault')).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await look();
        await lab.get('act-fault').click();
        await look();
        await lab.page.keyboard.press('Escape');
        await lab.page.keyboard.press('Escape');
      }
      await lab.get('device-1').click({ button: 'right' });
      await lab.get('act-elan').click();
      await expect(lab.get('elan-menu')).toBeVisible();
      await look();
      await lab.page.keyboard.press('Escape');
      await lab.get('stage').click({ button: 'right', position: { x: 300, y: 420 } });
      await expect(menu).toBeVisible();
      await look();
      await lab.page.keyboard.press('Escape');
      for (const tool of ['tool-select', 'tool-link', 'tool-workload', 'tool-fault', 'tool-switch', 'tool-edge']) {
        await lab.get(tool).click();
        await look();
        await lab.page.keyboard.press('Escape');
      }
    },
  },
  {
    name: 'edits, their names and refusals',
    path: WORKBENCH,
    walk: async (lab, look) => {
      const { page } = lab;
      await lab.get('device-list').getByRole('button').first().press('Enter');
      await lab.type('field-name', '1'.repeat(100));
      await look();
      await lab.type('field-name', 'Madeira');
      await look();
      await lab.get('stage').focus();
      for (const key of ['Control+a', 'Control+d', 'Control+g', 'Delete', 'Control+z', 'Control+Shift+z']) {
        await page.keyboard.press(key);
        await look();
      }
      await lab.get('tool-host').click();
      await lab.get('stage').click({ position: { x: 300, y: 420 } });
      await lab.get('tab-problems').click();
      await look();
    },
  },
  {
    name: 'tables with what cannot be',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.view('table');
      await lab.get('table-add-edge').click();
      await lab.get('table-filter').fill('H');
      await look();
      await lab.get('tab-links').click();
      await look();
    },
  },
  {
    name: 'text that cannot be read',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.view('text');
      await lab.get('text-pane').locator('.cm-content').fill('{');
      await expect(lab.get('text-issues')).toBeVisible();
      await look();
    },
  },
  {
    name: 'layers',
    path: '/lab?preset=class-mpoa&layer=vcs',
    walk: async (lab, look) => {
      await seek(lab, 0.3);
      await lab.get('stage').focus();
      for (const key of ['2', '3', '4']) {
        await lab.page.keyboard.press(key);
        await expect(lab.get('layer-panel')).toBeVisible();
        await look();
      }
    },
  },
  {
    name: 'messages, events and tables of a run',
    path: '/lab?preset=class-mpoa',
    walk: async (lab, look) => {
      await seek(lab, 0.3);
      await lab.get('open-messages').click();
      const rows = lab.get('messages').locator('[role="row"][aria-selected]');
      await expect(rows.first()).toBeVisible();
      await rows.last().dblclick();
      await expect(lab.get('packet-title')).toBeVisible();
      await look();
      for (const tab of ['ladder', 'diary'] as const) {
        await lab.get(`drawer-${tab}`).click();
        await look();
      }
      await lab.get('stage').focus();
      await lab.page.keyboard.press('t');
      await lab.get('device-1').click();
      await expect(lab.get('tables-as-of')).toBeVisible();
      await look();
    },
  },
  {
    name: 'two scenarios beside each other',
    path: '/lab?preset=class-mpoa&with=class-lane',
    walk: async (lab, look) => {
      await lab.get('compare-with').click();
      await look();
      await lab.get('compare-paste').fill('nothing');
      await lab.get('compare-paste').press('Enter');
      await look();
    },
  },
  {
    name: 'branches',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.get('menu').click();
      await lab.get('act-branches').click();
      await look();
      await lab.get('start-branch').click();
      await expect(lab.get('branch-2')).toBeVisible();
      await look();
      await lab.get('branch-rename-1').click();
      await look();
      await lab.get('branch-compare-1').click();
      await expect(lab.get('first-difference')).toBeVisible();
      await look();
    },
  },
  {
    name: 'picture, strip and clip',
    path: '/lab?preset=curitiba-fig7',
    walk: async (lab, look) => {
      await lab.settledClock();
      await lab.get('menu').click();
      await lab.get('act-picture').click();
      await expect(lab.get('picture-preview')).toBeVisible();
      await look();
      await lab.get('tab-strip').click();
      await lab.field('span-from').fill('99 s');
      await lab.field('strip-count').fill('1');
      await look();
      await lab.field('span-from').fill('1 s');
      await look();
      await lab.get('tab-clip').click();
      await lab.field('span-from').fill('160 ms');
      await lab.field('clip-seconds').fill('0.2');
      await look();
      await lab.get('make-clip').click();
      await expect(lab.get('clip-preview')).toBeVisible();
      await look();
    },
  },
  {
    name: 'a browser that encodes no video',
    path: '/lab?preset=curitiba-fig7',
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder')),
    walk: async (lab, look) => {
      await lab.settledClock();
      await lab.get('menu').click();
      await lab.get('act-picture').click();
      await lab.get('tab-clip').click();
      await look();
    },
  },
  ...['/lab?preset=class-mpoa', '/lab'].map((path) => ({
    name: `sheet of ${path}`,
    path,
    walk: async (lab: Lab, look: () => Promise<void>) => {
      await lab.get('menu').click();
      await lab.get('act-print').click();
      await expect(lab.get('sheet')).toBeVisible();
      await look();
    },
  })),
  {
    name: 'page of a figure',
    path: '/papers/curitiba/fig10',
    walk: async (lab, look) => {
      await lab.get('export').click();
      await lab.get('act-print').click();
      await expect(lab.get('sheet')).toBeVisible();
      await look();
    },
  },
  {
    name: 'share dialog, every part',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.get('share').click();
      await lab.get('create-short-link').click();
      await expect(lab.get('short-link')).toBeVisible();
      await look();
      for (const tab of ['qr', 'embed', 'files'] as const) {
        await lab.get(`tab-${tab}`).click();
        await look();
      }
    },
  },
];

/** Faults of addresses, files, servers and browsers, with their notices. */
const ERRORS: readonly Tour[] = [
  {
    name: 'a room that is not ready',
    path: '/ready?theme=projector',
    before: async (page) => {
      await page.setViewportSize({ width: 1000, height: 600 });
      await page.addInitScript(() => {
        for (const name of ['WebAssembly', 'WebSocket', 'Worker']) Reflect.deleteProperty(globalThis, name);
        Reflect.deleteProperty(IDBFactory.prototype, 'open');
      });
    },
    walk: async (lab, look) => {
      await expect(lab.get('verdict')).toHaveAttribute('data-state', 'not-ready');
      await look();
    },
  },
  { name: 'no such preset', path: '/lab?preset=clip-pair-colapse' },
  { name: 'no such experiment', path: '/papers/curitiba/fig99' },
  { name: 'settings that mean nothing', path: '/papers/curitiba/fig7?mtu=12&mtuu=5' },
  // The server itself refuses the first two.
  { name: 'no such scenario', path: '/s/AbCdEfGhJk', walk: seeRefusal },
  { name: 'a link that was cut short', path: '/s/A', walk: seeRefusal },
  {
    name: 'a server that is too busy',
    path: '/s/AbCdEfGhJk',
    before: answers(429, 'rate_limited'),
    walk: seeRefusal,
  },
  { name: 'a server that breaks', path: '/s/AbCdEfGhJk', before: answers(500, 'internal'), walk: seeRefusal },
  {
    name: 'link options that mean nothing',
    path: `${WORKBENCH}&t=soon&speed=fast&run=maybe&edit=2&theme=pink&e=0.0.1`,
  },
  { name: 'embedded with an option that means nothing', path: '/embed?preset=clip-pair-collapse&ui=huge' },
  { name: 'embedded with a damaged link', path: '/embed#EAAAA' },
  {
    name: 'a file that is no scenario',
    path: '/open',
    walk: async (lab, look) => {
      const files = [
        ['broken.json', '{"lanelab":1}'],
        ['list.json', '[1, 2]'],
        ['text.txt', 'nothing'],
      ] as const;
      for (const [name, text] of files) {
        await lab.page.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
        await expect(lab.page.getByRole('alert')).toContainText(name);
        await look();
      }
    },
  },
  {
    name: 'a browser without WebAssembly',
    path: WORKBENCH,
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
    walk: async (lab, look) => {
      await expect(lab.get('playback-failure')).toBeVisible();
      await lab.get('tab-results').click();
      await lab.get('run-to-end').click();
      await expect(lab.get('failure-no-wasm')).toBeVisible();
      await look();
    },
  },
  {
    name: 'an engine that does not arrive',
    path: WORKBENCH,
    before: (page) => page.route('**/*.wasm', (route) => route.abort()),
    walk: async (lab, look) => {
      await expect(lab.get('playback-failure')).toBeVisible();
      await look();
    },
  },
  {
    name: 'no connection',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.get('share').click();
      await expect(lab.get('share-dialog')).toBeVisible();
      await lab.page.context().setOffline(true);
      await look();
      await lab.page.keyboard.press('Escape');
      await expect(lab.get('offline')).toBeVisible();
      await look();
      await lab.page.context().setOffline(false);
    },
  },
  {
    name: 'my scenarios with one in them',
    path: WORKBENCH,
    walk: async (lab, look) => {
      await lab.get('share').click();
      await lab.get('create-short-link').click();
      await expect(lab.get('short-link')).toBeVisible();
      await lab.open('/mine');
      await expect(lab.get('shelf-entry')).toBeVisible();
      await look();
      await lab.get('shelf-delete').click();
      await expect(lab.get('delete-dialog')).toBeVisible();
      await look();
    },
  },
];

const BEATS = 7;

const PAPERS = [...new Set(EXPERIMENTS.map(({ paper }) => paper))];

/** The lecture, and every figure and table of the papers. */
const FIGURES: readonly Tour[] = [
  {
    name: 'the lecture',
    path: '/?present',
    walk: async (lab, look) => {
      for (let beat = 1; beat <= BEATS; beat += 1) {
        await expect(lab.get('present-caption')).toBeVisible();
        await look();
        if (beat < BEATS) await lab.get('present-next').click();
      }
    },
  },
  ...PAPERS.map((paper) => ({
    name: `figures and tables of ${paper}`,
    path: '/papers',
    walk: async (lab: Lab, look: () => Promise<void>) => {
      for (const experiment of EXPERIMENTS.filter((each) => each.paper === paper)) {
        await lab.open(`/papers/${paper}/${experiment.id.replace(`${paper}-`, '')}`);
        await look();
      }
    },
  })),
];

export const TOURS: readonly Tour[] = [...WORKBENCH_TOURS, ...ERRORS, ...FIGURES];
