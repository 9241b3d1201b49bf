/** A worksheet with answers has the numbers that its texts name, computed when it is opened. */
import { expect, test } from '../lab.ts';

test('values of the run stand on the sheet with answers, and gaps on none', async ({ lab, page }) => {
  await lab.open('/learn/why-did-it-stop');
  await lab.get('lesson-to-end').click();
  await lab.get('copy-lesson').click();
  await expect(lab.get('lesson-editor')).toBeVisible();
  await lab.get('print-answers').click();
  const symptom = lab.get('sheet-step-2').getByTestId('sheet-solution');
  await expect(lab.get('sheet-computing')).toBeVisible();
  await expect(symptom).toContainText('{before} before');
  await expect(lab.get('sheet-computing')).toHaveCount(0);
  await expect(symptom).toContainText(/\d Mb\/s before, \d/);
  await expect(lab.get('sheet')).not.toContainText(/\{\w+\}/);
  // The solution is that of the fault which was drawn for the sheet.
  await expect(lab.get('sheet-step-4')).toContainText(/model\.changes\[[123]\]\.atPs/);
  await page.keyboard.press('Escape');
  await lab.get('print-lesson').click();
  await expect(lab.get('sheet')).toBeVisible();
  await expect(lab.get('sheet-computing')).toHaveCount(0);
});
