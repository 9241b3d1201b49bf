/** A run of which nothing arrives says why, and its button repairs it: journeys of a student who draws, breaks and runs. */
import { expect, type Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

async function added(lab: Lab, network: string): Promise<Sheet> {
  await lab.open('/lab');
  await lab.get('add-network').click();
  await lab.get(`act-add-${network}`).click();
  await expect(lab.get('empty-stage')).toHaveCount(0);
  return new Sheet(lab);
}

/** Runs to the end, repairs what the results say of a flow, runs again, and everything has arrived. */
async function repaired(lab: Lab, flow: number, code: string): Promise<void> {
  await lab.runToEnd();
  await expect(lab.get(`silent-${flow}`)).toHaveAttribute('data-code', code);
  await lab.get(`repair-${flow}`).click();
  await lab.runToEnd();
  await expect(lab.get('measurements')).toBeVisible();
  await expect(lab.get('silent-flows')).toHaveCount(0);
}

test('a router taken away between two LANs is put back by a button', { tag: '@main' }, async ({ lab, page }) => {
  const sheet = await added(lab, 'two-elans');
  await sheet.device(7).click();
  await page.keyboard.press('Delete');
  await repaired(lab, 1, 'no-gateway');
  const { model } = await sheet.document();
  expect(model.nodes.filter(({ kind }) => kind === 'router')).toHaveLength(1);
});

test('a client that asks for a wrong ELAN name is refused, named and put right by a button', async ({ lab }) => {
  const sheet = await added(lab, 'two-elans');
  await sheet.device(1).click();
  await lab.showTab('properties');
  await lab.get('fold-interfaces[0].lec').getByRole('button').first().click();
  const field = lab.get('field-interfaces[0].lec.elanName').getByRole('textbox');
  await expect(field).toHaveAttribute('placeholder', 'elan 1');
  await field.fill('elan one');
  await field.press('Enter');
  await lab.runToEnd();
  await expect(lab.get('silent-1')).toContainText('asks for “elan one”, and the LECS knows only “elan 1”, “elan 2”');
  await repaired(lab, 1, 'wrong-elan-name');
});

test('a flow that stops without a planned change stands in the results, with its cause', async ({ lab }) => {
  await lab.open('/lab?preset=bus-overload');
  await lab.runToEnd();
  await expect(lab.get('silent-flows').locator('[data-code="overloaded"]').first()).toContainText('nothing more after');
});

test('the cause is found by keys alone, and leads to its place', async ({ lab, page }) => {
  const sheet = await added(lab, 'edge-devices');
  await sheet.device(8).click();
  await page.keyboard.press('Delete');
  await lab.runToEnd();
  await expect(lab.get('silent-1')).toHaveAttribute('data-code', 'no-path');
  await lab.get('show-1').focus();
  await page.keyboard.press('Enter');
  await lab.showTab('properties');
  await expect(lab.get('inspector')).toContainText('H1');
});

test('a shortcut that is never made has its cause, though its packets arrive', async ({ lab }) => {
  const sheet = await added(lab, 'two-elans-mpoa');
  await sheet.device(7).click({ button: 'right' });
  await lab.get('act-fault').click();
  await lab.get('act-kill-mps').click();
  await lab.runToEnd();
  await expect(lab.get('silent-1')).toHaveAttribute('data-code', 'process-down');
  await expect(lab.get('silent-1')).toContainText('through routers and not by a shortcut');
  await lab.get('repair-1').click();
  const { model } = await sheet.document();
  expect(model.changes).toEqual([]);
});

test('while the run plays, the problems name the flow that waits, and their button repairs it', async ({ lab }) => {
  const sheet = await added(lab, 'two-elans');
  await sheet.device(5).click({ button: 'right' });
  await lab.get('act-fault').click();
  await lab.get('act-kill-les').click();
  await lab.showTab('problems');
  await lab.get('speed-typed').fill('5 s/s');
  await lab.get('speed-typed').press('Enter');
  await lab.get('play').click();
  const row = lab.get('problem-warning').filter({ hasText: 'nothing has arrived' });
  await expect(row).toContainText('The LES in S1 was killed');
  await row.getByTestId('problem-fix').click();
  const { model } = await sheet.document();
  expect(model.changes).toEqual([]);
  await expect(row).toHaveCount(0);
});
