/** `/mine`: what this browser stored, and its keys in another browser. */
import { seriousFaults } from '../accessibility.ts';
import { expect, Lab, test } from '../lab.ts';

async function store(lab: Lab, preset: string): Promise<string> {
  await lab.open(`/lab?preset=${preset}`);
  await lab.get('share').click();
  await lab.get('create-short-link').click();
  return lab.get('short-link').inputValue();
}

test('an empty shelf says what puts something on it', async ({ lab }) => {
  await lab.open('/mine');
  await expect(lab.get('shelf-empty')).toContainText('Nothing is stored from this browser yet.');
});

test('stored scenarios are listed, copied, restored and deleted', { tag: '@main' }, async ({ lab, page }) => {
  const link = await store(lab, 'clip-pair-collapse');
  await page.keyboard.press('Escape');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Second thoughts');
  await title.blur();
  await lab.get('share').click();
  await lab.get('save-revision').click();
  await expect(lab.get('share-dialog')).toContainText('Revision 2, as it is stored.');

  await lab.open('/mine');
  const entry = lab.get('shelf-entry');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Second thoughts');
  await expect(entry).toContainText('Revision 2');
  const picture = entry.getByRole('img', { name: 'Network of Second thoughts' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await lab.get('shelf-copy-link').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await lab.get('shelf-revisions').click();
  await lab.get('restore-1').click();
  await expect(entry).toContainText('Revision 3');
  await expect(entry).not.toContainText('Second thoughts');

  await lab.get('shelf-fork').click();
  await expect(lab.get('shelf-entry')).toHaveCount(2);
  await expect(lab.get('shelf-own')).toContainText('copied from revision 3');
  expect(await seriousFaults(page)).toEqual([]);

  await lab.get('shelf-delete').first().click();
  await expect(lab.get('delete-dialog')).toContainText('goes with all its revisions');
  await lab.get('delete-confirm').click();
  await expect(lab.get('shelf-entry')).toHaveCount(1);
});

test('keys travel as text to another browser', async ({ lab, browser, baseURL }) => {
  await store(lab, 'clip-pair-collapse');
  await lab.open('/mine');
  await lab.get('keys').click();
  const keys = await lab.get('keys-text').inputValue();
  expect(keys).toMatch(/^lanelab-shelf:[0-9a-f]{48}\n/);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = new Lab(await context.newPage());
  await other.open('/mine');
  await other.get('keys').click();
  await other.get('keys-in').fill('nothing of the kind');
  await other.get('take-keys').click();
  await expect(other.get('keys-dialog').getByRole('alert')).toContainText('There is no key in this text');
  await other.get('keys-in').fill(`From me:\n${keys}`);
  await other.get('take-keys').click();
  await expect(other.get('shelf-entry')).toHaveCount(1);
  await context.close();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource|ERR_/] } });

  test('what was listed last is still shown', async ({ lab, page }) => {
    await store(lab, 'clip-pair-collapse');
    await lab.open('/mine');
    await expect(lab.get('shelf-entry')).toHaveCount(1);
    await page.route('**/api/shelf**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(lab.get('shelf-failed')).toContainText('Shown as it was');
    await expect(lab.get('shelf-entry')).toHaveCount(1);
  });
});

test('a browser that keeps nothing says so', async ({ lab, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await lab.open('/mine');
  await expect(lab.get('shelf-blocked')).toContainText('This browser keeps no keys');
});
