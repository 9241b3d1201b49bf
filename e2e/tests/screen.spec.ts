/** A student's screen in a live room: the teacher asks, the student agrees, and a tab of the teacher's follows it. */
import { seriousFaults } from '../accessibility.ts';
import { expect, Lab, test } from '../lab.ts';
import { joinRoom, startRoom, stepOn, timeOf } from '../room.ts';

const ANA = 'Ana';

async function askFor(teacher: Lab, name: string): Promise<void> {
  await teacher.get('room-code').click();
  await teacher
    .get('room-code-dialog')
    .getByRole('button', { name: `Ask ${name} for the screen` })
    .click();
  await expect(teacher.get('screen-status')).toHaveText(new RegExp(`${name} is asked for the screen`));
}

test('a student declines, agrees the next time, works, and ends it; nobody else learns of it', async ({
  lab,
  browser,
}) => {
  const code = await startRoom(lab, 'clip-pair-collapse');
  const students: Lab[] = [];
  for (const name of [ANA, 'Bo']) {
    const student = new Lab(await (await browser.newContext()).newPage());
    await joinRoom(student, code, name);
    students.push(student);
  }
  const [ana, bo] = students as [Lab, Lab];

  await askFor(lab, ANA);
  await expect(ana.get('screen-request')).toContainText('Your teacher asks to show your screen');
  await expect(bo.get('screen-request')).toBeHidden();
  expect(await seriousFaults(ana.page)).toEqual([]);
  await ana.get('screen-decline').click();
  await expect(lab.get('screen-status')).toContainText('Ana does not show the screen');
  await expect(ana.get('screen-request')).toBeHidden();

  await askFor(lab, ANA);
  await ana.get('screen-agree').click();
  await expect(ana.get('screen-request')).toContainText('Your screen is shown to the class');
  await expect(lab.get('screen-status')).toContainText('Ana shows the screen');
  expect(await seriousFaults(lab.page)).toEqual([]);

  const ofClass = await timeOf(lab);
  // What she does in a copy of her own is what the teacher's new tab shows, and the room goes on without her.
  await ana.get('room-leave').click();
  await stepOn(ana);
  await ana.page.keyboard.press('2');
  const opening = lab.page.waitForEvent('popup');
  await lab.get('screen-open').click();
  const projected = new Lab(await opening);
  await expect(projected.get('screen-bar')).toContainText('Screen of Ana');
  await expect.poll(async () => (await projected.clock()).timePs).toBe(await timeOf(ana));
  await expect(projected.get('stage')).toHaveAttribute('data-layer', 'vcs');
  expect(await timeOf(lab)).toBe(ofClass);
  await ana.get('stage').focus();
  await ana.page.keyboard.press('Control+a');
  await ana.page.keyboard.press('Delete');
  const { document: left } = await ana.state();
  await expect.poll(async () => (await projected.state()).document?.hash).toBe(left?.hash);
  expect((await lab.state()).document?.hash).not.toBe(left?.hash);
  expect(await seriousFaults(projected.page)).toEqual([]);

  // Loaded again, both tabs are where they were.
  await projected.page.reload();
  await expect.poll(async () => (await projected.state()).document?.hash).toBe(left?.hash);

  await ana.get('screen-stop').click();
  await expect(projected.get('screen-waiting')).toContainText('Nobody shows a screen now');
  await expect(lab.get('screen-status')).toContainText('Ana does not show the screen');
  await lab.get('screen-end').click();
  await expect(lab.get('screen-status')).toBeHidden();
});

test('the address of a screen shows nothing to whoever does not lead the room', async ({ lab }) => {
  await lab.page.goto('/room/K7QF-3MPW/screen');
  await expect(lab.page.getByRole('alert')).toContainText('Only the tab that leads the room shows the screen');
});
