/** Every page and state of the lab that a test looks at, and how it is reached without reading a label. */
import { expect, type Lab } from './lab.ts';

export interface PageState {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (lab: Lab) => Promise<void>;
}

/** The workbench with a small network, where most of its panels are looked at. */
export const WORKBENCH = '/lab?preset=clip-pair-collapse';

export const PAGES: readonly PageState[] = [
  {
    name: 'start',
    path: '/',
    prepare: async (lab) => expect.poll(async () => (await lab.clock()).isPlaying).toBe(true),
  },
  {
    name: 'comparison',
    path: '/lab?preset=class-lane&with=class-mpoa&t=9s',
    prepare: async (lab) => expect(lab.get('difference-strip')).toContainText('%'),
  },
  { name: 'papers', path: '/papers' },
  { name: 'lessons', path: '/learn' },
  {
    name: 'lesson with a prediction',
    path: '/learn/eleventh-packet',
    prepare: async (lab) => expect(lab.get('lesson-check')).toBeDisabled(),
  },
  {
    name: 'lesson that was answered',
    path: '/learn/eleventh-packet',
    prepare: async (lab) => {
      await lab.get('answer-choice').getByRole('radio').nth(1).check();
      await lab.get('lesson-check').click();
      await expect(lab.get('lesson-verdict')).toBeVisible();
    },
  },
  {
    name: 'refused lesson',
    path: '/lesson#EAbcdef',
    prepare: async (lab) => expect(lab.get('lesson-refused')).toBeVisible(),
  },
  {
    name: 'a lecture to edit',
    path: '/lecture',
    prepare: async (lab) => {
      await lab.get('new-lecture').click();
      await expect(lab.get('lecture-editor')).toBeVisible();
    },
  },
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
    prepare: async (lab) => expect(lab.get('verdict')).toHaveAttribute('data-verdict', 'exact'),
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
    path: WORKBENCH,
    prepare: async (lab) => {
      await lab.get('device-list').getByRole('button').first().press('Enter');
      await expect(lab.field('field-name')).toHaveValue('Pentium II 350');
    },
  },
  ...(['devices', 'links', 'traffic'] as const).map((table) => ({
    name: `table of ${table}`,
    path: WORKBENCH,
    prepare: async (lab: Lab) => {
      await lab.view('table');
      await lab.get(`tab-${table}`).click();
    },
  })),
  {
    name: 'text form',
    path: WORKBENCH,
    prepare: async (lab) => {
      await lab.view('text');
      await expect(lab.get('text-pane').locator('.cm-content')).toContainText('lanelab');
    },
  },
  ...(['problems', 'plots'] as const).map((tab) => ({
    name: `tab of ${tab}`,
    path: WORKBENCH,
    prepare: async (lab: Lab) => {
      await lab.showTab(tab);
      await expect(lab.get(tab)).toBeVisible();
    },
  })),
  {
    name: 'palette',
    path: WORKBENCH,
    prepare: async (lab) => {
      await lab.page.keyboard.press('Control+k');
      await expect(lab.get('palette')).toBeVisible();
    },
  },
  {
    name: 'help of keys',
    path: WORKBENCH,
    prepare: async (lab) => {
      await lab.get('menu').click();
      await lab.get('act-keys').click();
      await expect(lab.get('keys-help')).toBeVisible();
    },
  },
  {
    name: 'share dialog of the workbench',
    path: WORKBENCH,
    prepare: async (lab) => {
      if (lab.isNarrow()) await lab.get('menu').click();
      await lab.get(lab.isNarrow() ? 'act-share' : 'share').click();
      await expect(lab.get('self-contained-link')).toBeVisible();
    },
  },
  { name: 'my scenarios', path: '/mine' },
  { name: 'refused link', path: '/lab#EAbcdef', prepare: async (lab) => expect(lab.get('refused')).toBeVisible() },
  { name: 'open', path: '/open' },
  {
    name: 'is this room ready',
    path: '/ready',
    prepare: async (lab) => {
      await expect.poll(async () => Reflect.get(await lab.state(), 'ready')).not.toBe('checking');
      await lab.get('copy-room-report').click();
    },
  },
  { name: 'join a live room', path: '/room' },
  { name: 'help', path: '/help' },
  { name: 'missing', path: '/nowhere/at/all', prepare: async (lab) => expect(lab.get('not-found')).toBeVisible() },
];
