/** Nothing that is written or drawn over a network lies on anything else: on every drawing of a preset, in a window and on a phone in the middle of its run, with panels closed and open; on its layers in one of the two, and at both ends of the run in the other. */
import { PRESETS } from '@lanelab/papers/presets';
import type { Page, ViewportSize } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const SIZES = [
  { width: 1280, height: 665 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** A px of two boxes that only touch, and of text that is rounded to whole px. */
const SLACK = 1;

/** The pairs of labels, gauges, tags, legends, hints, switches and devices that overlap by more than the slack. */
function overlaps(page: Page, pane = 0): Promise<readonly string[]> {
  return page.evaluate(
    ({ slack, place }) => {
      interface Named {
        readonly name: string;
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      const stage = document.querySelectorAll<HTMLElement>('[data-testid="stage"]')[place];
      if (stage === undefined) throw new Error('the page has no stage');
      const frame = stage.getBoundingClientRect();
      const named = (element: Element): Named => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const kind = element.getAttribute('data-box') ?? element.getAttribute('data-room');
        return { name: `${kind} ${element.textContent.trim().slice(0, 40)}`, left, top, right, bottom };
      };
      const shown = [...stage.querySelectorAll('[data-box], [data-room]')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const boxes = shown.map(named);
      const canvas = stage.querySelector<HTMLElement>('[data-testid="traffic"] canvas');
      const viewport = stage.querySelector('.react-flow__viewport');
      if (canvas !== null && viewport !== null) {
        const { a: zoom, e: x, f: y } = new DOMMatrix(getComputedStyle(viewport).transform);
        const drawn: unknown = JSON.parse(canvas.dataset['labels'] ?? '[]');
        for (const [index, one] of (drawn as Omit<Named, 'name'>[]).entries())
          boxes.push({
            name: `drawn ${index}`,
            left: frame.left + x + one.left * zoom,
            right: frame.left + x + one.right * zoom,
            top: frame.top + y + one.top * zoom,
            bottom: frame.top + y + one.bottom * zoom,
          });
      }
      const found: string[] = [];
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (wide > slack && high > slack)
            found.push(`${one.name} | ${other.name} (${Math.round(wide)}x${Math.round(high)})`);
        }
      return found;
    },
    { slack: SLACK, place: pane },
  );
}

/** One preset of each drawing: presets that only send other traffic look alike. */
function drawnPresets(): readonly { readonly id: string; readonly durationPs: number }[] {
  const byDrawing = new Map<string, { readonly id: string; readonly durationPs: number }>();
  for (const { id, build } of PRESETS) {
    const { layout, model } = build();
    const ends = model.links.map(({ a, b }) => [a.node, b.node]);
    const key = JSON.stringify([layout.nodes, model.nodes.map(({ kind, name }) => [kind, name]), ends]);
    if (!byDrawing.has(key)) byDrawing.set(key, { id, durationPs: model.durationPs });
  }
  return [...byDrawing.values()];
}

const PANELS = ['closed', 'open'] as const;
type Panels = (typeof PANELS)[number];

/** Opens or closes the details and the messages; in a small window the messages take the place of the details. */
async function showPanels(lab: Lab, panels: Panels): Promise<void> {
  const parts = [
    { key: 'g', part: lab.get('drawer') },
    { key: 'i', part: lab.page.getByRole('complementary', { name: 'Details' }) },
  ];
  for (const { key, part } of parts) {
    if ((await part.isVisible()) === (panels === 'open')) continue;
    await lab.get('stage').focus();
    await lab.page.keyboard.press(key);
    if (panels === 'closed') await expect(part).toBeHidden();
  }
  if (panels === 'open') await expect(lab.get('drawer')).toBeVisible();
}

/** A state of the workbench that is looked at, and what brings it about from the one before. */
interface Look {
  readonly name: string;
  readonly show: () => Promise<void>;
}

/** Panels closed, and then open. */
const withPanels = (lab: Lab, name: string): readonly Look[] =>
  PANELS.map((panels) => ({ name: `${name}, panels ${panels}`, show: () => showPanels(lab, panels) }));

/** What is still being placed on a busy machine is no overlap; one overlap does not keep the others from being seen. */
const expectSoon = expect.configure({ soft: true, timeout: 3000 });

/** Brings about each state in each size, fits the network into the stage, and looks. */
async function expectNoOverlap(
  lab: Lab,
  looks: readonly Look[],
  sizes: readonly ViewportSize[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await lab.page.setViewportSize(size);
    for (const { name, show } of looks) {
      await show();
      // The drawing is fitted into the room that it knows of.
      await lab.settled();
      await lab.get('stage').focus();
      await lab.page.keyboard.press('Shift+Digit1');
      await lab.settled();
      await expectSoon.poll(() => overlaps(lab.page), `${name}, ${size.width}x${size.height}`).toEqual([]);
    }
    await showPanels(lab, 'closed');
  }
}

for (const size of [SIZES[0], SIZES[2]])
  test(`panes of a comparison have whole titles and nothing over their devices, ${size.width} px`, async ({
    lab,
    page,
  }) => {
    await page.setViewportSize(size);
    await lab.open('/lab?preset=class-lane&with=class-mpoa&t=8.2s');
    await lab.settledClock();
    await expect(lab.get('pane-title')).toHaveText(['… one router', '… one shortcut']);
    for (const title of await lab.get('pane-title').all())
      expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await lab.settled();
    for (const pane of [0, 1]) {
      expect(await overlaps(page, pane)).toEqual([]);
      const names = page.getByTestId('stage').nth(pane).locator('[data-box]');
      await expect(names.filter({ hasText: 'Router' })).not.toHaveCount(0);
    }
  });

for (const theme of ['light', 'projector'] as const)
  test(`nothing overlaps beside wide tables, ${theme}`, async ({ lab, page }) => {
    await page.setViewportSize(SIZES[0]);
    await lab.open('/lab?preset=class-mpoa');
    await lab.theme(theme);
    await lab.get('stage').focus();
    await page.keyboard.press('t');
    await expect(lab.get('tables-as-of')).toBeVisible();
    await lab.settled();
    expect(await overlaps(page)).toEqual([]);
  });

for (const size of [{ width: 800, height: 440 }, ...SIZES])
  test(`nothing overlaps in an embedded lab, ${size.width} px`, async ({ lab, page }) => {
    await page.setViewportSize(size);
    await lab.open('/embed?preset=class-mpoa');
    await expect(lab.get('detail')).toBeVisible();
    await lab.settled();
    expect(await overlaps(page)).toEqual([]);
  });

test('nothing overlaps in the projector theme', { tag: '@main' }, async ({ lab }) => {
  await lab.open('/lab?preset=class-mpoa&t=9s');
  await lab.theme('projector');
  await expect.poll(async () => (await lab.clock()).timePs).toBe(9e12);
  await expectNoOverlap(lab, withPanels(lab, 'physical'));
  await showLayer(lab, 'elans');
  await expectNoOverlap(lab, withPanels(lab, 'ELANs'));
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' });
  // Beside a lesson the drawing is narrow; alone it is wide.
  for (const address of ['/learn/joining-a-lan', '/lab?preset=class-mpoa'])
    test(`nothing overlaps on ${address}`, async ({ lab, page }) => {
      await page.setViewportSize(SIZES[0]);
      await lab.open(address);
      await expect(lab.get('stage')).toBeVisible();
      for (const theme of ['light', 'projector'] as const) {
        await lab.theme(theme);
        await expectSoon.poll(() => overlaps(page), theme).toEqual([]);
      }
    });
});

const LAYERS = ['physical', 'vcs', 'elans', 'ip'] as const;

/** Chooses a layer by its key, with the panels closed. */
async function showLayer(lab: Lab, layer: (typeof LAYERS)[number]): Promise<void> {
  await showPanels(lab, 'closed');
  await lab.get('stage').focus();
  await lab.page.keyboard.press(`${LAYERS.indexOf(layer) + 1}`);
  if (layer !== 'physical') await expect(lab.get(`layer-${layer}`)).toBeAttached();
}

for (const [at, { id, durationPs }] of drawnPresets().entries())
  test(
    `${id}: nothing overlaps at the start, in the middle and at the end`,
    id === 'class-lane' ? { tag: '@main' } : {},
    async ({ lab }) => {
      const middlePs = durationPs / 2;
      await lab.open(`/lab?preset=${id}&t=${middlePs / 1e12}s`);
      const isAt = (timePs: number) => expect.poll(async () => (await lab.clock()).timePs).toBe(timePs);
      await isAt(middlePs);
      const [physical, ...above] = LAYERS;
      // Every other drawing has the smaller window: they differ less between windows than between drawings. For the same reason
      // the layers are looked at in the window or on the phone, and the ends of the run in the other of the two.
      const sizes = [at % 2 === 0 ? SIZES[0] : SIZES[1], SIZES[2]] as const;
      const [forLayers, forEnds] = at % 4 < 2 ? sizes : [sizes[1], sizes[0]];
      await expectNoOverlap(lab, withPanels(lab, 'middle'), sizes);
      const layers = above.map((layer) => ({ name: `middle, layer ${layer}`, show: () => showLayer(lab, layer) }));
      await expectNoOverlap(lab, [...layers, { name: 'middle', show: () => showLayer(lab, physical) }], [forLayers]);
      const noChange = async () => undefined;
      await lab.get('ruler').press('End');
      await isAt(durationPs);
      await expectNoOverlap(lab, [{ name: 'end', show: noChange }], [forEnds]);
      await lab.get('ruler').press('Home');
      await isAt(0);
      await expectNoOverlap(lab, [{ name: 'start', show: noChange }], [forEnds]);
    },
  );

test('a hint lies over no button, no legend and no device', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab?preset=class-mpoa');
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await lab.get('stage').focus();
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('x');
    await expect(lab.get('stage-hint')).toBeVisible();
    await lab.settled();
    expect(await overlaps(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('labels keep their places while the clock runs', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab?preset=class-mpoa&t=8.1s');
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThanOrEqual(8.1e12);
  const places = () =>
    page
      .locator('[data-testid="stage"] [data-box="label"]')
      .evaluateAll((labels) =>
        labels.map((label) => [label.getBoundingClientRect().x, label.getBoundingClientRect().y]),
      );
  await lab.settled();
  const before = await places();
  expect(before.length).toBeGreaterThan(0);
  await lab.get('play').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(8.1005e12);
  expect(await places()).toEqual(before);
});
