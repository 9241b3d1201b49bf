/** The texts of a lesson are written in two languages by one switch, with the English beside each translation. */
import { expect, test } from '../lab.ts';

test('a lesson is translated field by field, and an emptied translation is gone', async ({ lab, page }) => {
  await lab.open('/learn');
  await lab.get('write-lesson').click();
  await lab.get('lesson-title').fill('Cells');
  await lab.get('lesson-goals').fill('count cells\nname a cell');
  await lab.get('add-step').click();
  await lab.get('step-title').fill('Look');
  await expect(lab.get('untranslated')).toHaveText('4 texts have no Portuguese yet.');

  await lab.get('writing-language').getByRole('radio', { name: 'Português' }).check();
  await expect(lab.get('step-title')).toHaveValue('');
  await expect(lab.get('step-title')).toHaveAccessibleDescription('English: Look');
  await lab.get('step-title').fill('Olhe');
  await expect(lab.get('go-lesson')).toContainText('(3 to translate)');
  await lab.get('go-lesson').click();
  await lab.get('lesson-title').fill('Células');
  await lab.get('lesson-goals').fill('contar células\ndizer o que é uma célula\nmais');
  await expect(page.getByRole('alert')).toContainText('Write one line for each');
  await lab.get('lesson-goals').fill('\ndizer o que é uma célula');
  await expect(lab.get('untranslated')).toHaveText('1 text has no Portuguese yet.');

  await lab.get('go-text').click();
  const json = page.locator('.cm-content').first();
  await expect(json).toContainText('"pt-BR": "Células"');
  await expect(json).toContainText('"count cells",');
  await lab.get('go-lesson').click();
  await lab.get('lesson-title').fill('');
  await lab.get('go-text').click();
  await expect(json).toContainText('"title": "Cells"');
});
