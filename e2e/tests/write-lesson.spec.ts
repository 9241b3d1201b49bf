/** A teacher writes a lesson: its steps and checks, tried, printed, shared; and wrong input of every kind loses nothing. */
import { seriousFaults } from '../accessibility.ts';
import { expect, type Lab, test } from '../lab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function newLesson(lab: Lab, title: string): Promise<void> {
  await lab.open('/learn');
  await lab.get('write-lesson').click();
  await expect(lab.get('lesson-editor')).toBeVisible();
  await lab.get('lesson-title').fill(title);
}

/** Types a check into the editor of checks, in place of what stands there. */
async function typeChecks(lab: Lab, text: string): Promise<void> {
  const editor = lab.get('step-checks').locator('.cm-content');
  await editor.click();
  await lab.page.keyboard.press('Control+a');
  await lab.page.keyboard.type(text);
  // The list of proposals would take the next Enter.
  await lab.page.keyboard.press('Escape');
}

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('two steps by mouse: checks run, tried as a student, printed, shared as a link', { tag: '@main' }, async ({
  lab,
  page,
  browser,
}) => {
  await newLesson(lab, 'A small lesson');
  await lab.get('lesson-question').fill('Does the ping arrive?');
  await lab.get('add-step').click();
  await lab.get('step-title').fill('Look');
  await lab.get('step-text').fill('Two hosts and a **switch**.');
  await lab.get('add-step').click();
  await lab.get('step-title').fill('Count');
  await expect(lab.get('lesson-preview').getByRole('heading')).toHaveText('Count');
  await lab.get('step-task').getByRole('button').click();
  await page.getByRole('option', { name: /^Find/ }).click();
  await lab.get('step-question').fill('How many ELANs are there?');
  await lab.get('option-text-1').fill('One');
  await lab.get('option-text-2').fill('Two');
  await typeChecks(lab, 'ELANs = 2');
  await lab.get('run-checks-now').click();
  await expect(lab.get('run-checks').getByTestId('lesson-outcome')).toHaveAttribute('data-verdict', /holds|fails/);

  await lab.get('try-lesson').click();
  await expect(lab.get('lesson-trial')).toBeVisible();
  await expect(lab.get('lesson-step')).toHaveAttribute('data-step', 'step-2');
  await lab.get('lesson-trial').getByRole('link').click();
  await expect(lab.get('step-title')).toHaveValue('Count');

  await lab.get('print-lesson').click();
  await expect(lab.get('sheet')).toContainText('How many ELANs are there?');
  await expect(lab.get('sheet-solution')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await lab.get('print-answers').click();
  await expect(lab.get('sheet-solution')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await lab.get('share-lesson').click();
  const link = await lab.get('lesson-link').inputValue();
  await lab.get('store-lesson').click();
  const short = await lab.get('lesson-short-link').inputValue();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  for (const address of [link, short]) {
    await other.goto(address);
    await expect(other.getByTestId('lesson-step')).toContainText('switch');
  }
  await elsewhere.close();
});

test('by keys: a step is added, moved and taken back', async ({ lab, page }) => {
  await newLesson(lab, 'By keys');
  for (const title of ['First', 'Second']) {
    await lab.tabTo('add-step');
    await page.keyboard.press('Enter');
    await lab.tabTo('step-title');
    await page.keyboard.type(title);
  }
  await lab.tabTo('step-handle-1');
  await page.keyboard.press('ArrowDown');
  await expect(lab.get('go-step-1')).toContainText('Second');
  await page.keyboard.press('Control+z');
  await expect(lab.get('go-step-1')).toContainText('First');
  await page.reload();
  await lab.ready();
  await expect(lab.get('go-step-2')).toContainText('Second');
});

test('a broken check, an open brace and a link to nowhere are located, and kept', async ({ lab, page }) => {
  await newLesson(lab, 'With faults');
  await lab.get('add-step').click();
  await typeChecks(lab, 'goodputt(A -> B) > 3');
  await expect(lab.get('step-checks-fault').first()).toContainText('Line 1');
  await lab.get('step-text').fill('An open {brace and a [link](nowhere:at-all)');
  await expect(lab.get('lesson-faults')).toContainText('Step 1, text');
  await expect(lab.get('try-lesson')).toBeDisabled();
  await page.reload();
  await lab.ready();
  await lab.get('go-step-1').click();
  await expect(lab.get('step-text')).toHaveValue(/An open \{brace/);
  await expect(lab.get('step-checks')).toContainText('goodputt(A -> B) > 3');

  // A step that goes on from itself, written in the document.
  await lab.get('step-text').fill('Sound again.');
  await lab.get('go-text').click();
  const text = lab.get('lesson-text').locator('.cm-content');
  await text.click();
  await page.keyboard.press('Control+a');
  const step = { id: 'a', title: 'A', scenario: { kind: 'step', id: 'a' }, task: { kind: 'read' } };
  await page.keyboard.insertText(JSON.stringify({ lanelabLesson: 1, title: 'T', minutes: 5, steps: [step] }));
  await expect(lab.get('lesson-text-faults')).toContainText('goes on from the step “a”');
  await page.keyboard.insertText('}');
  await expect(lab.get('lesson-text-faults')).toContainText('}');
  await expect(text).toContainText('lanelabLesson');
});

test('what the database has not taken when the page goes is there again', async ({ lab, page }) => {
  await newLesson(lab, 'In haste');
  await lab.get('add-step').click();
  await lab.get('step-text').fill('Taken.');
  await page.reload();
  await lab.ready();
  await lab.get('go-step-1').click();
  await expect(lab.get('step-text')).toHaveValue('Taken.');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = function refuse() {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await lab.get('step-text').fill('Not taken.');
  await expect(page.getByRole('alert')).toContainText('keeps nothing here');
  await page.reload();
  await lab.ready();
  await lab.get('go-step-1').click();
  await expect(lab.get('step-text')).toHaveValue('Not taken.');
  // The lesson is in the database now, and no longer beside it.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lanelab.lesson.'))),
  ).toEqual([]);
});

test('hostile Markdown is text', async ({ lab, page }) => {
  await newLesson(lab, 'Hostile');
  await lab.get('add-step').click();
  await lab
    .get('step-text')
    .fill(
      '<img src=x onerror="window.hostile = true"><script>window.hostile = true</script> [click](javascript:alert(1))',
    );
  const preview = lab.get('lesson-preview');
  await expect(preview).toContainText('<img src=x');
  await expect(preview.locator('img, script, a')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
});

test('a document of 5 MB and a scenario are refused with a sentence', async ({ lab }) => {
  await lab.open('/learn');
  await lab.get('lesson-file').setInputFiles(file('big.json', `{"lanelabLesson":1,"title":"${'x'.repeat(5 << 20)}"}`));
  await expect(lab.get('lesson-problem')).toContainText('a lesson has at most 5.0 MB');
  await lab.get('lesson-file').setInputFiles(file('net.json', '{"lanelab": 7}'));
  await expect(lab.get('lesson-problem')).toContainText('net.json is a scenario and no lesson');
});

test('a forged result is not confirmed', async ({ lab }) => {
  const lesson = {
    lanelabLesson: 1,
    title: 'Forged',
    minutes: 5,
    steps: [
      {
        id: 'build',
        title: 'More',
        scenario: { kind: 'preset', id: 'class-lane' },
        task: { kind: 'change', request: 'Add an ELAN.' },
        checks: [{ check: 'ELANs = 40' }],
      },
    ],
  };
  const result = {
    lanelabResult: 1,
    lesson: { kind: 'document', document: lesson, hash: '0123456789abcdef' },
    seed: '1',
    name: 'Mallory',
    steps: [{ id: 'build', state: 'done', tries: 1 }],
  };
  await lab.open('/learn');
  await lab.get('lesson-file').setInputFiles(file('lanelab-result.json', JSON.stringify(result)));
  await expect(lab.get('result')).toHaveAttribute('data-done', 'true');
  await expect(lab.get('result-step-1')).toContainText('Not confirmed');
  await expect(lab.get('result-other-lesson')).toContainText('0123456789abcdef');
  await expect(lab.get('result-headline')).toContainText('1 step is claimed as done and not confirmed');
});

test('a built-in lesson is copied and changed; the list deletes and brings back', async ({ lab }) => {
  await lab.open('/learn/atm-overhead');
  await lab.get('lesson-to-end').click();
  await lab.get('copy-lesson').click();
  await expect(lab.get('go-step-1')).toBeVisible();
  await lab.get('lesson-title').fill('My copy');
  await lab.open('/learn');
  await expect(lab.get('own-lesson')).toContainText('My copy');
  await lab.get('delete-lesson').click();
  await expect(lab.get('own-lesson')).toHaveCount(0);
  await lab.get('undo-delete-lesson').click();
  await expect(lab.get('own-lesson')).toContainText('My copy');
});

test('an instant of the lab becomes a step', async ({ lab, page }) => {
  await lab.open('/lab?preset=class-lane&t=6.01s');
  await lab.get('stage').focus();
  await page.keyboard.press('Control+k');
  await lab.get('palette').getByRole('searchbox').fill('instant to a lesson');
  await lab.get('palette').getByRole('menuitem', { name: 'Add this instant to a lesson' }).click();
  await lab.get('add-title').getByRole('textbox').fill('From the lab');
  await lab.get('add-part').click();
  await lab.get('add-to-lesson').getByRole('link').click();
  await expect(lab.get('step-title')).toHaveValue('From the lab');
  await expect(lab.field('step-instant')).toHaveValue('6.01s');
});

for (const theme of ['light', 'dark', 'projector'] as const)
  test(`nothing serious for axe in the form of a step, ${theme}`, async ({ lab, page }) => {
    await newLesson(lab, 'For axe');
    await lab.get('add-step').click();
    await lab.theme(theme);
    expect(await seriousFaults(page)).toEqual([]);
  });
