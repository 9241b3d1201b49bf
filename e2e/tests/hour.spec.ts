/** A whole hour of a class on a server of its own: one teacher, three students. Then the same hour on a server that was restored from a backup. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say as property } from '@lanelab/messages/properties';
import type { Browser } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { isListening, startServer } from '../../scripts/lib/server-process.mjs';
import { downloaded, endTime, handIn, joinClass, makeClass, newPerson, row } from '../class.ts';
import { expect, type Lab, test } from '../lab.ts';
import { areTogether, joinRoom, startRoom, stepOn, timeOf } from '../room.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PHONE = { width: 390, height: 844 };

/** Does something with the lab’s server on the data of a folder; `address` is where it listens. */
async function whileServed<T>(data: string, work: (address: string) => Promise<T>): Promise<T> {
  const port = String(await freePort());
  const child = startServer({ ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  try {
    expect(await isListening(child, '127.0.0.1', port)).toBe(true);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function admin(data: string, ...args: readonly string[]): void {
  const program = [join(root, 'apps/server/src/admin/main.ts'), ...args];
  const env = { ...process.env, DATA_DIR: data };
  execFileSync(process.execPath, ['--import', 'tsx', ...program], { cwd: root, env, stdio: 'pipe' });
}

/** What outlives the hour: the links of the teacher and of one student, without the address of the server. */
interface Keys {
  readonly teacher: string;
  readonly student: string;
}

const withoutAddress = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

/** The students follow the teacher’s network, answer a question, and one of them leaves the clock for a while. */
async function follow(teacher: Lab, students: readonly [Lab, Lab, Lab]): Promise<void> {
  const [ana] = students;
  const code = await startRoom(teacher, 'class-mpoa');
  for (const [index, student] of students.entries()) await joinRoom(student, code, `Student ${index + 1}`);
  await expect(teacher.get('room-here')).toHaveText('3 students are here');
  await stepOn(teacher);
  for (const student of students) await areTogether(teacher, student);

  await teacher.get('room-ask').click();
  await teacher.field('ask-text').fill('How many packets does the client count?');
  await teacher.field('ask-unit').fill('packets');
  await teacher.get('ask-now').click();
  for (const [index, student] of students.entries()) {
    await student.field('room-answer').fill(String(10 + (index % 2)));
    await student.get('room-send-answer').click();
    await expect(student.get('room-question')).toContainText('Your answer:');
  }
  await expect(teacher.get('room-answer-count')).toHaveText('3 answers');
  await teacher.get('room-reveal').click();
  for (const person of [teacher, ...students])
    await expect(person.get('room-histogram').getByRole('row', { includeHidden: true })).toHaveText([
      'AnswerHow many',
      '102',
      '111',
    ]);

  await teacher.page.keyboard.press('Escape');

  await ana.get('room-leave').click();
  await expect(ana.get('own-bar')).toBeVisible();
  await stepOn(ana);
  expect(await timeOf(ana)).toBeGreaterThan(await timeOf(teacher));
  await ana.get('room-return').click();
  await areTogether(teacher, ana);
  await teacher.get('room-close').click();
  await teacher.get('room-close').click();
  for (const student of students) await expect(student.get('room-state')).toContainText('The room is closed');
}

/** Predicts in the first step. */
async function predict(student: Lab, option: number): Promise<void> {
  await student.get('answer-choice').getByRole('radio').nth(option).check();
  await student.get('lesson-check').click();
  await expect(student.get('lesson-verdict')).toBeVisible();
}

/** Builds in the second step: at first too slow a ping, which fails a check, and then one that gets a shortcut. */
async function build(student: Lab): Promise<void> {
  await student.get('lesson-next').click();
  await expect(student.get('lesson-step')).toHaveAttribute('data-step', 'fast-ping');
  await student.page.getByRole('button', { name: 'A to B Ping, every 200 ms' }).click();
  const interval = student.page.getByRole('textbox', { name: property('flow.interval') });
  for (const [ms, passes] of [
    ['150', false],
    ['50', true],
  ] as const) {
    await interval.fill(ms);
    await interval.press('Enter');
    await student.get('lesson-check').click();
    await expect(student.get('lesson-verdict')).toHaveAttribute('data-passes', String(passes));
  }
}

async function personalLink(student: Lab): Promise<string> {
  await student.get('work-continue').click();
  const link = await student.get('personal-link').inputValue();
  await student.page.keyboard.press('Escape');
  return withoutAddress(link);
}

/** Bruno’s submission: what the server found of each step, what he changed, a comment. */
async function mark(teacher: Lab): Promise<void> {
  await expect(row(teacher, 'Bruno')).toContainText('No. 1: 1 of 2');
  await row(teacher, 'Bruno').getByRole('link').click();
  await teacher.get('student-network').first().getByRole('button').click();
  await expect(teacher.get('differences')).toContainText('interval');
  await expect(teacher.get('open-in-lab').first()).toHaveAttribute('href', /\/lab.*#/);
  await teacher.get('comment').fill('Why fifty, and not ninety?');
  await teacher.get('give-back').click();
  await expect(teacher.get('handed-facts')).toContainText('Given back');
  await teacher.get('student-back').click();
}

/** The whole hour. Resolves to what leads back into its class. */
async function hour(browser: Browser, baseURL: string): Promise<Keys> {
  const teacher = await newPerson(browser, { baseURL });
  const ana = await newPerson(browser, { baseURL, viewport: PHONE });
  const bruno = await newPerson(browser, { baseURL });
  const carla = await newPerson(browser, { baseURL });
  const students = [ana, bruno, carla] as const;

  const link = await makeClass(teacher);
  const privateLink = await teacher.get('private-link').inputValue();
  await follow(teacher, students);

  await teacher.open(withoutAddress(privateLink));
  for (const [student, name] of [
    [ana, 'Ana'],
    [bruno, 'Bruno'],
    [carla, 'Carla'],
  ] as const)
    await joinClass(student, link, name);

  await predict(ana, 1);
  await handIn(ana);
  await expect(ana.get('work-handed')).toBeVisible();
  await expect(row(teacher, 'Ana')).toContainText('No. 1: 0 of 2');

  await carla.page.context().setOffline(true);
  await predict(carla, 3);
  await handIn(carla);
  await expect(carla.get('hand-in-waiting')).toBeVisible();
  await carla.page.context().setOffline(false);
  await expect(carla.get('hand-in-waiting')).toHaveCount(0);
  await expect(row(teacher, 'Carla')).toContainText('No. 1');

  await predict(bruno, 3);
  await build(bruno);
  await endTime(teacher);
  await handIn(bruno);
  await expect(row(teacher, 'Bruno')).toContainText('late');
  await expect(row(teacher, 'Ana')).not.toContainText('late');
  await mark(teacher);
  await bruno.page.reload();
  await expect(bruno.get('work-returned')).toContainText('Why fifty');

  const csv = await downloaded(teacher.page, () => teacher.get('save-csv').click());
  for (const name of ['Ana', 'Bruno', 'Carla']) expect(csv).toContain(name);
  const exported: unknown = JSON.parse(await downloaded(teacher.page, () => teacher.get('save-export').click()));
  expect(exported).toHaveProperty('assignment.id');
  const keys = { teacher: withoutAddress(privateLink), student: await personalLink(bruno) };
  await Promise.all([teacher, ...students].map(({ page }) => page.context().close()));
  return keys;
}

/** The class of an hour before, with all that was handed in and said. */
async function isStillThere(browser: Browser, baseURL: string, keys: Keys): Promise<void> {
  const teacher = await newPerson(browser, { baseURL });
  await teacher.open(keys.teacher);
  await expect(row(teacher, 'Ana')).toContainText('No. 1: 0 of 2');
  await expect(row(teacher, 'Bruno')).toContainText('late');
  await expect(row(teacher, 'Carla')).toContainText('No. 1');
  const bruno = await newPerson(browser, { baseURL });
  await bruno.open(keys.student);
  await expect(bruno.get('student-name')).toHaveText('Bruno');
  await expect(bruno.get('work-returned')).toContainText('Why fifty');
}

test('an hour with a class, and the same after the server was restored from its backup', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-hour-'));
  const [before, after, backup] = ['before', 'after', 'lab.backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    const keys = await whileServed(before, async (address) => {
      const kept = await hour(browser, address);
      // Taken while the server runs, as every night.
      admin(before, 'backup', backup);
      return kept;
    });
    admin(after, 'restore', backup);
    await whileServed(after, async (address) => {
      await isStillThere(browser, address, keys);
      await hour(browser, address);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
