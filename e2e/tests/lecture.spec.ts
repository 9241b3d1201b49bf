/** The lecture from the back row: every text of every beat is large enough, lies on nothing, and the legend tells the truth. */
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const SIZES = [
  { width: 1280, height: 665 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
const LEAST_PX = 18;
const BEATS = 7;

interface Present {
  readonly phase: string;
  readonly id: string;
}

async function present(lab: Lab): Promise<Present | undefined> {
  const state: object = await lab.state();
  return Reflect.get(state, 'present') as Present | undefined;
}

/** Every text that is seen, with its size on the screen in CSS px: in the page, in its drawings, and on its canvases. */
function smallTexts(page: Page, leastPx: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Words for screen readers alone have a box of one px, which is clipped.
      if (box.width === 0 || parent.closest('.visually-hidden') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const viewport = parent.closest('.react-flow__viewport');
      const scale = viewport === null ? 1 : new DOMMatrix(getComputedStyle(viewport).transform).a;
      if (size * scale < least - 0.05) found.push(`“${text.slice(0, 40)}” ${(size * scale).toFixed(1)} px`);
    }
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-testid="traffic"] canvas')) {
      const viewport = canvas.closest('.react-flow')?.querySelector('.react-flow__viewport') ?? null;
      const zoom = viewport === null ? 1 : new DOMMatrix(getComputedStyle(viewport).transform).a;
      const written: unknown = JSON.parse(canvas.dataset['labels'] ?? '[]');
      for (const { textPx } of written as { textPx?: number }[])
        if (textPx !== undefined && textPx * zoom < least) found.push(`on the canvas ${(textPx * zoom).toFixed(1)} px`);
    }
    return found;
  }, leastPx);
}

/** Pairs of labels, tags, legends, badges and devices of one stage that overlap by more than a px. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const stage of document.querySelectorAll('[data-testid="stage"]')) {
      const boxes = [...stage.querySelectorAll('[data-box], [data-room]:not([data-room="column"])')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const frame = stage.getBoundingClientRect();
      for (const [index, { element, box }] of boxes.entries()) {
        const name = element.textContent?.trim().slice(0, 30) ?? '';
        if (
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 1 ||
          box.bottom > frame.bottom + 1
        )
          found.push(`${name} leaves the stage`);
        for (const other of boxes.slice(index + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > 1 && high > 1) found.push(`${name} | ${other.element.textContent?.trim().slice(0, 30) ?? ''}`);
        }
      }
    }
    return found;
  });
}

for (const size of SIZES)
  test.describe(`at ${size.width}x${size.height}`, () => {
    test.use({ viewport: size });
    for (let beat = 1; beat <= BEATS; beat += 1)
      test(
        `beat ${beat} can be read from the back row`,
        size.width === 1280 ? { tag: '@main' } : {},
        async ({ lab, page }) => {
          await lab.open(`/?present&beat=${beat}`);
          await expect.poll(async () => (await present(lab))?.phase).toMatch(/playing|waiting/);
          // The first frames come before the network is fitted.
          await expect.poll(() => smallTexts(page, LEAST_PX)).toEqual([]);
          await expect.poll(() => overlaps(page)).toEqual([]);
          await page.keyboard.press('n');
          await expect(lab.get('present-notes')).toBeVisible();
          await lab.settled();
          await expect.poll(() => smallTexts(page, LEAST_PX)).toEqual([]);
          await expect.poll(() => overlaps(page)).toEqual([]);
          expect(await lab.overflow()).toBeLessThanOrEqual(0);
        },
      );
  });

test.describe('on a projector', () => {
  test.use({ viewport: SIZES[0] });

  test('the network fills the stage', { tag: '@main' }, async ({ lab, page }) => {
    await lab.open('/?present');
    await expect.poll(async () => (await present(lab))?.phase).toMatch(/playing|waiting/);
    await lab.settled();
    const share = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-testid="stage"] [data-box="device"]')].map((device) =>
        device.getBoundingClientRect(),
      );
      const left = Math.min(...boxes.map((box) => box.left));
      return (Math.max(...boxes.map(({ right }) => right)) - left) / innerWidth;
    });
    expect(share).toBeGreaterThan(0.6);
  });

  test('beat 4: the shortcut is thick, the rest recedes, and the legend names what is there', { tag: '@main' }, async ({
    lab,
    page,
  }) => {
    await lab.open('/?present&beat=4');
    await expect(lab.get('present-caption')).toContainText('past the router');
    const layer = lab.get('layer-vcs');
    await expect(layer).toHaveAttribute('data-emphasis', 'shortcut');
    // The caption comes with the SETUP, and the connection when that is through.
    await expect(layer.locator('[data-look="shortcut"]')).toHaveCount(3);
    // While it plays, connections are those of an engine that is ahead of the play head, here by 0.8 ms at the most.
    const { timePs } = await lab.clock();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs + 1e9);
    await page.keyboard.press('p');
    await lab.settled();
    const lines = await layer.evaluate((element) =>
      [...element.querySelectorAll('[data-look]')].map((strand) => {
        const line = strand.querySelector('path[class*="line"]');
        if (line === null) throw new Error('a strand has no line');
        return {
          look: strand.getAttribute('data-look') ?? '',
          width: Number.parseFloat(getComputedStyle(line).strokeWidth),
          opacity: Number.parseFloat(getComputedStyle(strand).opacity),
        };
      }),
    );
    const thick = lines.filter(({ look }) => look === 'shortcut');
    const rest = lines.filter(({ look }) => look !== 'shortcut');
    expect(thick.length).toBe(3);
    expect(rest.length).toBeGreaterThan(0);
    for (const { width, opacity } of thick) expect([width > 15, opacity]).toEqual([true, 1]);
    for (const { width, opacity } of rest) expect([width < 2, opacity < 0.5]).toEqual([true, true]);
    const named = await lab
      .get('legend-seen')
      .evaluate((legend) =>
        [...legend.querySelectorAll('[data-style]')].map((entry) => entry.getAttribute('data-style') ?? ''),
      );
    expect(new Set(named)).toEqual(new Set(lines.map(({ look }) => look)));
  });
});

test.describe('on an older projector', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const beat of [4, 5])
    test(`beat ${beat}: every name and every button is inside the window`, async ({ lab, page }) => {
      await lab.open(`/?present&beat=${beat}`);
      await expect.poll(async () => (await present(lab))?.phase).toMatch(/playing|waiting/);
      await lab.settled();
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('[data-testid="present"] :is(button, h1, [data-box])')]
          // The list of devices is for screen readers and lies outside.
          .filter((element) => element.checkVisibility() && element.closest('[data-testid="device-list"]') === null)
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
          .map(({ text }) => text),
      );
      expect(outside).toEqual([]);
      await expect.poll(() => smallTexts(page, LEAST_PX)).toEqual([]);
      await expect.poll(() => overlaps(page)).toEqual([]);
    });
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: SIZES[2] });

  test('the network fills the stage, every name is whole, and the legend is there', { tag: '@main' }, async ({
    lab,
    page,
  }) => {
    await lab.open('/?present&beat=4');
    await expect(lab.get('present-caption')).toContainText('past the router');
    await lab.settled();
    await expect(lab.get('legend-seen')).toBeVisible();
    const stage = lab.get('stage');
    const seen = await stage.evaluate((element) => {
      const boxes = [...element.querySelectorAll('[data-box="device"]')].map((device) =>
        device.getBoundingClientRect(),
      );
      const extent = (from: readonly number[], to: readonly number[]) => Math.max(...to) - Math.min(...from);
      const { width, height } = element.getBoundingClientRect();
      return {
        across:
          extent(
            boxes.map(({ left }) => left),
            boxes.map(({ right }) => right),
          ) / width,
        down:
          extent(
            boxes.map(({ top }) => top),
            boxes.map(({ bottom }) => bottom),
          ) / height,
        least: Math.min(...boxes.map((box) => box.width)),
      };
    });
    expect(seen.across).toBeGreaterThan(0.38);
    expect(seen.down).toBeGreaterThan(0.33);
    expect(seen.least).toBeGreaterThan(15);
    await expect(stage).toContainText('Router');
    expect(await page.getByText('…').count()).toBe(0);
  });
});
