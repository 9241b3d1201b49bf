/** The overhead calculator: the paper's table to the last digit, any MTU, and the 54th octet. */
import { expect, test } from '../lab.ts';

test('table 2 is exact, and the finding about 54 octets stands above it', { tag: '@main' }, async ({ lab }) => {
  await lab.open('/papers/curitiba/table2');
  await expect(lab.get('verdict')).toContainText('exact');
  await expect(lab.get('finding')).toContainText('53 octets');
  await expect(lab.get('figure')).toContainText('22.994');
  await expect(lab.get('figure')).toContainText('149.760');
});

test('any MTU is calculated', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/table2');
  await page.getByRole('radio', { name: 'OC-3c' }).check();
  await lab.type('calculator-mtu', '9180');
  await expect(lab.get('layer-application')).toContainText('134.51');
  await lab.type('calculator-mtu', '1500');
  await expect(lab.get('layer-line')).toContainText('155.520');
  await lab.type('calculator-mtu', '60');
  await expect(lab.get('calculator-mtu')).toContainText('must be from 68');
});
