/** A scenario file dropped on a drawing becomes a part of it; on an empty stage, or beside the drawing, it opens. */
import type { Scenario } from '@lanelab/scenario';
import type { Locator } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

/** Drops a file on an element at a share of its width and in the middle of its height, as a file manager would. */
async function drop(target: Locator, scenario: Scenario, share = 0.5): Promise<void> {
  await target.evaluate(
    (element, { text, along }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'network.json', { type: 'application/json' }));
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width * along, clientY: top + height / 2 };
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer, ...at }));
    },
    { text: JSON.stringify(scenario), along: share },
  );
}

async function withNetwork(lab: Lab): Promise<{ readonly sheet: Sheet; readonly file: Scenario }> {
  await lab.open('/lab');
  await lab.get('add-network').click();
  await lab.get('act-add-classical-ip').click();
  await expect(lab.get('empty-stage')).toHaveCount(0);
  const sheet = new Sheet(lab);
  return { sheet, file: await sheet.document() };
}

const middle = ({ layout }: Scenario, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + (layout.nodes[String(id)]?.x ?? 0), 0) / ids.length;

test('a file dropped on a drawing is added at the pointer, runs, and goes with one undo', async ({ lab, page }) => {
  const { sheet, file } = await withNetwork(lab);
  await drop(sheet.stage, file, 0.95);
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 8, links: 6, flows: 4 });
  await expect(lab.get('drop-over')).toHaveCount(0);
  const both = await sheet.document();
  const names = both.model.nodes.map(({ name }) => name);
  expect(new Set(names).size).toBe(8);
  const addresses = both.model.nodes.flatMap((node) =>
    node.kind === 'host' ? node.interfaces.map(({ ip }) => ip) : [],
  );
  expect(new Set(addresses).size).toBe(6);
  expect(middle(both, [5, 6, 7, 8])).toBeGreaterThan(middle(both, [1, 2, 3, 4]));
  await lab.runToEnd();
  await expect(lab.get('measurements')).toBeVisible();
  await expect(lab.get('silent-flows')).toHaveCount(0);
  await sheet.stage.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await sheet.counts()).nodes).toBe(4);
});

test('the same file opens on an empty stage, and beside the drawing', async ({ lab, page }) => {
  const { sheet, file } = await withNetwork(lab);
  const titled = { ...file, view: { ...file.view, title: 'From a file' } };
  await drop(page.locator('body'), titled);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('From a file');
  expect((await sheet.counts()).nodes).toBe(4);
  await lab.open('/lab');
  await expect(lab.get('empty-stage')).toBeVisible();
  await drop(sheet.stage, titled);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('From a file');
  expect((await sheet.counts()).nodes).toBe(4);
});

test('what is no scenario is refused on the drawing, too', async ({ lab }) => {
  const { sheet } = await withNetwork(lab);
  await sheet.stage.evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"a":1}'], 'other.json'));
    for (const type of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  });
  await expect(lab.get('drop-refused')).toContainText('other.json');
  expect((await sheet.counts()).nodes).toBe(4);
});
