/** A lesson given to a class: one teacher and two students, each in a browser of their own. */
import { RULES_OF_THEMES, seriousFaults } from '../accessibility.ts';
import { downloaded, endTime, handIn, joinClass, makeClass, newPerson, row } from '../class.ts';
import { expect, type Lab, test } from '../lab.ts';

const THEMES = ['light', 'dark', 'projector'] as const;

/** Predicts, and solves the second step by taking its solution. */
async function playTwoSteps(student: Lab): Promise<void> {
  await student
    .get('answer-choice')
    .getByRole('radio', { name: /eleventh/ })
    .check();
  await student.get('lesson-check').click();
  await expect(student.get('lesson-verdict')).toBeVisible();
  await student.get('lesson-next').click();
  await expect(student.get('lesson-step')).toHaveAttribute('data-step', 'fast-ping');
  await student.get('lesson-show').click();
  await expect(student.get('lesson-verdict')).toHaveAttribute('data-passes', 'true');
}

test('a class works, hands in, is marked and gets its work back', async ({ lab: teacher, browser }) => {
  const link = await makeClass(teacher);
  await teacher.get('open-teach').click();
  await expect(teacher.get('teach-page')).toContainText('Nobody has joined yet');

  const ana = await newPerson(browser);
  await joinClass(ana, link, 'Ana');
  await playTwoSteps(ana);
  await expect(ana.get('work-status')).toHaveAttribute('data-status', 'saved');
  await handIn(ana);
  await expect(ana.get('work-handed')).toBeVisible();

  // The teacher sees her at work, and what the server found.
  await expect(row(teacher, 'Ana')).toContainText('No. 1: 0 of 2');
  await expect(teacher.get('step-bar-1')).toContainText('1 done');

  // A due time that has passed makes the next one late.
  await endTime(teacher);

  // Bruno loses his connection: his work and his submission wait, and arrive once.
  const bruno = await newPerson(browser);
  await joinClass(bruno, link, 'Bruno');
  await bruno.page.context().setOffline(true);
  await bruno.get('answer-choice').getByRole('radio').last().check();
  await bruno.get('lesson-check').click();
  await expect(bruno.get('work-status')).toHaveAttribute('data-status', 'waiting');
  await bruno.get('hand-in').click();
  await expect(bruno.get('ask-late')).toBeVisible();
  await bruno.get('hand-in-yes').click();
  await expect(bruno.get('hand-in-waiting')).toBeVisible();
  await bruno.page.context().setOffline(false);
  await expect(bruno.get('hand-in-waiting')).toHaveCount(0);
  await expect(bruno.get('work-status')).toHaveAttribute('data-status', 'saved');
  await expect(row(teacher, 'Bruno')).toContainText('late');
  await expect(row(teacher, 'Bruno')).toContainText('No. 1');

  // One submission: what was found, what was changed, a mark of the teacher's own, a comment, and back it goes.
  await row(teacher, 'Ana').getByRole('link').click();
  await expect(teacher.get('mark-2')).toContainText('The solution was shown');
  await expect(teacher.get('student-answer').first()).toContainText('eleventh');
  await teacher.get('student-network').first().getByRole('button').click();
  await expect(teacher.get('differences')).toContainText('interval');
  await expect(teacher.get('open-in-lab').first()).toHaveAttribute('href', /\/lab.*#/);
  const second = teacher.get('mark-2').getByTestId('override');
  await second.getByRole('button').first().click();
  await second.getByTestId('override-save').click();
  await expect(second).toContainText('A reason has 1 to 500 characters');
  await second.getByTestId('override-reason').getByRole('textbox').fill('Explained it at the board.');
  await second.getByTestId('override-save').click();
  await expect(teacher.get('mark-2')).toContainText('Passes, by the teacher: Explained it at the board.');
  await teacher.get('comment').fill('Well done. Now solve it yourself.');
  await teacher.get('give-back').click();
  await expect(teacher.get('handed-facts')).toContainText('Given back');

  await ana.page.reload();
  await expect(ana.get('work-returned')).toContainText('Now solve it yourself');
  await ana.get('work-handed').click();
  await expect(ana.get('handed-summary')).toContainText('1 of 2');
  await ana.page.keyboard.press('Escape');
  await handIn(ana);
  await expect(ana.get('work-returned')).toHaveCount(0);

  await teacher.get('student-back').click();
  await expect(row(teacher, 'Ana')).toContainText('No. 2');
  const csv = await downloaded(teacher.page, () => teacher.get('save-csv').click());
  expect(csv).toMatch(/Ana.*\r\n/);
  expect(csv).toContain('Bruno');
  const all = await downloaded(teacher.page, () => teacher.get('save-export').click());
  expect(JSON.parse(all)).toHaveProperty('assignment.id');

  // Erasing names what is lost, and then the class is gone.
  await teacher.get('open-erase').click();
  await expect(teacher.get('erase-says')).toContainText('2 students');
  await expect(teacher.get('erase-says')).toContainText('3 submissions');
  await teacher.get('erase-class-yes').click();
  await expect(teacher.get('assign-page')).toBeVisible();
  await ana.page.reload();
  await expect(ana.get('join-refused')).toContainText('it may have been erased');
});

test('a solution that was opened around the page although it is locked is pointed out to the teacher', async ({
  lab: teacher,
  browser,
}) => {
  const link = await makeClass(teacher, async () => {
    await teacher.get('set-more').getByRole('button').first().click();
    for (const lock of ['hints', 'solutions']) await teacher.get(`set-lock-${lock}`).check();
  });
  await teacher.get('open-teach').click();
  const eva = await newPerson(browser);
  // As somebody does who changes what the server sends before the page reads it.
  await eva.page.route(/\/api\/assignments\/\w+\/me$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"locks":\[[^\]]*\]/, '"locks":[]') });
  });
  await joinClass(eva, link, 'Eva');
  await playTwoSteps(eva);
  await handIn(eva);
  await expect(row(teacher, 'Eva')).toContainText('1 remark');
  await row(teacher, 'Eva').getByRole('link').click();
  await expect(teacher.get('flags')).toContainText(
    'The solution was opened although the settings keep it closed, or before you closed it, in: A ping that gets a shortcut',
  );
});

test('work that another machine has saved is offered, and nothing is lost', async ({ lab, browser }) => {
  const link = await makeClass(lab);
  const here = await newPerson(browser);
  await joinClass(here, link, 'Carla');
  await here.get('work-continue').click();
  const personal = await here.get('personal-link').inputValue();
  await here.page.keyboard.press('Escape');
  const toFirstStep = () => here.get('lesson-panel').getByRole('navigation').getByRole('button').first().click();
  const there = await newPerson(browser);
  await there.open(personal);
  await expect(there.get('student-name')).toHaveText('Carla');
  // The key is out of the address bar.
  expect(new URL(there.page.url()).hash).toBe('');

  await there.get('answer-choice').getByRole('radio').first().check();
  await there.get('lesson-check').click();
  await expect(there.get('work-status')).toHaveAttribute('data-status', 'saved');
  await here.get('answer-choice').getByRole('radio').last().check();
  await here.get('lesson-check').click();
  await expect(here.get('work-conflict')).toBeVisible();
  await here.get('conflict-take').click();
  await expect(here.get('lesson-step')).toHaveAttribute('data-step', 'fast-ping');
  await toFirstStep();
  await expect(here.get('answer-choice').getByRole('radio').first()).toBeChecked();
  await here.get('set-aside-back').click();
  await expect(here.get('lesson-step')).toHaveAttribute('data-step', 'fast-ping');
  await toFirstStep();
  await expect(here.get('answer-choice').getByRole('radio').last()).toBeChecked();
  await expect(here.get('work-status')).toHaveAttribute('data-status', 'saved');
});

test('what is locked stays closed, codes are printed, and a code brings its student in', async ({
  lab: teacher,
  browser,
}) => {
  const link = await makeClass(teacher, async () => {
    await teacher.get('set-join').getByRole('radio').nth(1).check();
    await teacher.get('set-more').getByRole('button').first().click();
    await teacher.get('set-lock-hints').check();
    await teacher.get('set-lock-solutions').check();
  });
  await teacher.get('place-names').fill('Davi Prado\n');
  await teacher.field('place-count').fill('1');
  await teacher.get('make-places').click();
  await expect(teacher.get('slip')).toHaveCount(2);
  const slip = await teacher.get('slip').first().textContent();
  const code = /[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/.exec(slip ?? '')?.[0] ?? '';

  const davi = await newPerson(browser);
  await davi.open(link);
  await davi.field('join-place').fill('no code');
  await davi.get('join-place-go').click();
  await expect(davi.get('join-place')).toContainText('“no code” is no class code');
  await davi.field('join-place').fill(code.toLowerCase());
  await davi.get('join-place-go').click();
  await expect(davi.get('student-name')).toHaveText('Davi Prado');
  await davi.get('lesson-next').click();
  await expect(davi.get('lesson-step')).toHaveAttribute('data-step', 'fast-ping');
  await expect(davi.get('lesson-check')).toBeVisible();
  await expect(davi.get('lesson-show')).toHaveCount(0);
  await expect(davi.get('lesson-next-hint')).toHaveCount(0);
});

test('a network with checks becomes an assignment', async ({ lab, page }) => {
  await lab.open('/lab?preset=class-lane');
  await lab.get('open-checks').click();
  await lab.get('checks').getByRole('combobox').last().fill('ELANs = 3');
  await page.keyboard.press('Enter');
  await lab.get('give-lesson').click();
  await expect(lab.get('assign-page')).toContainText('1 step');
});

test('an address that leads to no class says so', async ({ lab }) => {
  await lab.open('/join');
  await lab.field('join-code').fill('hello');
  await lab.get('join-go').click();
  await expect(lab.get('join-code')).toContainText('“hello” is no class code');
  await lab.open('/teach/K7QF3MPW');
  await expect(lab.get('teach-no-key')).toBeVisible();
});

test('nothing serious for axe on the three pages, in all themes and on a phone', async ({ lab: teacher, browser }) => {
  const look = async (person: Lab) => {
    expect(await seriousFaults(person.page)).toEqual([]);
    for (const theme of THEMES) {
      await person.theme(theme);
      expect(await seriousFaults(person.page, { rules: RULES_OF_THEMES })).toEqual([]);
    }
    await person.page.setViewportSize({ width: 390, height: 844 });
    expect(await person.overflow()).toBeLessThanOrEqual(0);
    await person.page.setViewportSize({ width: 1280, height: 800 });
  };
  const link = await makeClass(teacher, () => look(teacher));
  await look(teacher);
  const eva = await newPerson(browser);
  await eva.open(link);
  await expect(eva.get('join-name')).toBeVisible();
  await look(eva);
  await joinClass(eva, link, 'Eva');
  await look(eva);
  await handIn(eva);
  await eva.get('work-handed').click();
  await expect(eva.get('handed-1')).toBeVisible();
  await look(eva);
  await teacher.get('open-teach').click();
  await expect(row(teacher, 'Eva')).toContainText('No. 1');
  await look(teacher);
  await row(teacher, 'Eva').getByRole('link').click();
  await expect(teacher.get('handed-view')).toBeVisible();
  await look(teacher);
});
