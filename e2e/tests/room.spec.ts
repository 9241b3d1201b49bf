/** A live room: a teacher and students in browsers of their own, over a WebSocket, by events, and across a lost connection. */
import type { Browser, BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { seriousFaults } from '../accessibility.ts';
import { expect, Lab, test } from '../lab.ts';
import { areTogether, isOpen, joinRoom, roomOf, startRoom as startIn, stepOn, timeOf } from '../room.ts';

const startRoom = (lab: Lab): Promise<string> => startIn(lab, 'clip-pair-collapse');

/** Joins in a browser of its own; `prepare` comes before the page is opened. */
async function join(
  browser: Browser,
  code: string,
  name: string,
  prepare: (page: Page, context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<Lab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare(page, context);
  const lab = new Lab(page);
  await joinRoom(lab, code, name);
  return lab;
}

const layerOf = (lab: Lab) => lab.get('stage').getAttribute('data-layer');

test.describe('a live room', () => {
  test('has every student follow the clock, the layer and the selection', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const students = await Promise.all(['Ana', 'Bo'].map((name) => join(browser, code.toLowerCase(), name)));
    await expect(lab.get('room-here')).toHaveText('2 students are here');

    // One event on, and to the middle.
    await stepOn(lab);
    expect(await timeOf(lab)).toBeGreaterThan(0);
    for (const student of students) await areTogether(lab, student);
    const { document: shown } = await lab.state();
    for (const student of students) expect((await student.state()).document?.hash).toBe(shown?.hash);

    await lab.page.keyboard.press('Space');
    for (const student of students) await expect.poll(async () => (await student.clock()).isPlaying).toBe(true);
    await lab.page.keyboard.press('Space');
    for (const student of students) await areTogether(lab, student);

    await lab.page.keyboard.press('2');
    for (const student of students) await expect.poll(() => layerOf(student)).toBe('vcs');
    await lab.page.keyboard.press('Control+a');
    const outlined = (of: Lab) => of.page.locator('[data-stage] [data-selected="true"]').count();
    const many = await outlined(lab);
    for (const student of students) await expect.poll(() => outlined(student)).toBe(many);

    // Where the teacher points.
    await lab.get('stage').hover({ position: { x: 300, y: 200 } });
    const [ana] = students;
    await expect(ana?.get('room-pointer') ?? lab.get('nothing')).toHaveAttribute('data-seen', 'true');

    // A student's own keys move nothing for long.
    await ana?.get('stage').focus();
    await ana?.page.keyboard.press('Space');
    if (ana !== undefined) await areTogether(lab, ana);

    // An edit, and its undoing.
    await lab.get('stage').focus();
    const whole = (await lab.state()).document;
    for (const key of ['Delete', 'Control+z']) {
      await lab.page.keyboard.press(key);
      const edited = (await lab.state()).document;
      expect(edited?.hash === whole?.hash).toBe(key !== 'Delete');
      for (const student of students)
        await expect.poll(async () => (await student.state()).document?.hash).toBe(edited?.hash);
    }

    // A page that is loaded again leads on.
    await lab.page.reload();
    await isOpen(lab);
    await stepOn(lab);
    for (const student of students) await areTogether(lab, student);

    await lab.get('room-close').click();
    await lab.get('room-close').click();
    for (const student of students) await expect(student.get('room-state')).toContainText('The room is closed');
  });

  test('lets a student leave the clock, take a copy, and return', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const student = await join(browser, code, 'Ana');
    await stepOn(lab);
    await areTogether(lab, student);
    const at = await timeOf(lab);

    await student.get('room-leave').click();
    await expect(student.get('own-bar')).toBeVisible();
    await expect.poll(() => timeOf(student)).toBe(at);
    await student.get('stage').focus();
    await student.page.keyboard.press('.');
    await expect.poll(() => timeOf(student)).toBeGreaterThan(at);
    expect(await timeOf(lab)).toBe(at);

    await student.get('room-return').click();
    await expect(student.get('follow-bar')).toBeVisible();
    await areTogether(lab, student);

    await lab.get('room-copy').click();
    await student.get('room-take-copy').click();
    await expect(student.get('own-bar')).toBeVisible();
    await expect(student.get('room-copy-offer')).toBeHidden();
    await student.get('room-return').click();
    await areTogether(lab, student);
  });

  test('asks a question, counts the answers, and shows them to all', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const students = await Promise.all(['Ana', 'Bo'].map((name) => join(browser, code, name)));
    const [ana, bo] = students as [Lab, Lab];
    await lab.get('room-ask').click();
    await lab.get('ask-now').click();
    await expect(lab.get('ask-text')).toContainText('Type the question');
    await lab.field('ask-text').fill('How many cells wait?');
    await lab.field('ask-unit').fill('cells');
    await lab.get('ask-now').click();
    for (const [student, value] of [
      [ana, '12,5'],
      [bo, '40'],
    ] as const) {
      await expect(student.get('room-question')).toContainText('How many cells wait?');
      await student.get('room-send-answer').click();
      await expect(student.get('room-question')).toContainText('Type a number');
      await student.field('room-answer').fill(value);
      await student.get('room-send-answer').click();
      await expect(student.get('room-question')).toContainText('Your answer:');
      await expect(student.get('room-histogram')).toHaveCount(0);
    }
    await expect(lab.get('room-answer-count')).toHaveText('2 answers');
    // What was answered stays answered when the page is loaded again.
    await ana.page.reload();
    await expect(ana.get('room-question')).toContainText('Your answer: 12.5 cells');
    await lab.get('room-reveal').click();
    for (const page of [lab, ana, bo]) {
      const rows = page.get('room-histogram').getByRole('row', { includeHidden: true });
      await expect(rows).toHaveText(['AnswerHow many', '12.51', '401']);
    }

    await lab.get('room-new-question').click();
    await lab.get('ask-kind').locator('input[value="choice"]').check({ force: true });
    await lab.field('ask-text').fill('More or less?');
    await lab.get('ask-choices').fill('more\nless');
    await lab.get('ask-now').click();
    await bo.get('room-choices').getByLabel('less').check();
    await bo.get('room-send-answer').click();
    await expect(lab.get('room-answer-count')).toHaveText('1 answer');
    await lab.get('room-close-question').click();
    await expect(ana.get('room-question')).toContainText('No more answers are taken');
  });

  test('asks for a curve, and lays what the run measures over those of the class', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const ana = await join(browser, code, 'Ana');
    await lab.get('room-ask').click();
    await lab.get('ask-kind').locator('input[value="curve"]').check({ force: true });
    await lab.field('ask-text').fill('How will the goodput go?');
    await lab.field('ask-to').fill('0');
    await lab.get('ask-now').click();
    await expect(lab.get('ask-curve')).toContainText('A curve needs');
    await lab.field('ask-to').fill('2');
    await lab.get('ask-now').click();

    await ana.get('room-send-answer').click();
    await expect(ana.get('room-question')).toContainText('Draw the curve first');
    await ana.get('answer-curve').getByRole('slider').first().press('ArrowUp');
    await ana.get('room-send-answer').click();
    await expect(ana.get('room-question')).toContainText('Your answer: a curve');
    await expect(lab.get('room-answer-count')).toHaveText('1 answer');
    // The run is seen once the answers are, and as far as the clock has come.
    await expect(lab.get('room-curves')).toHaveAttribute('data-measured', 'false');
    await lab.get('room-reveal').click();
    const lastMeasured = (page: Lab) => page.get('room-curves').getByRole('cell', { includeHidden: true }).last();
    for (const page of [lab, ana]) {
      await expect(page.get('room-curves')).toHaveAttribute('data-measured', 'true');
      await expect(lastMeasured(page)).toHaveText('–');
    }
    await lab.page.keyboard.press('Escape');
    await lab.get('stage').focus();
    await lab.page.keyboard.press('End');
    await expect(lastMeasured(ana)).not.toHaveText('–');
  });

  test('brings a student back whose connection was lost, with all that was missed', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    let isCut = false;
    const sockets = new Set<WebSocketRoute>();
    const student = await join(browser, code, 'Ana', async (page) => {
      await page.routeWebSocket(/\/api\/rooms\//, (socket) => {
        if (isCut) return void socket.close();
        sockets.add(socket);
        socket.connectToServer();
      });
      await page.route(/\/api\/rooms\/.*\/live/, (route) => (isCut ? route.abort() : route.continue()));
    });
    isCut = true;
    await Promise.all([...sockets].map((socket) => socket.close()));
    await expect.poll(async () => (await roomOf(student))?.status).toBe('lost');
    await stepOn(lab);
    await lab.page.keyboard.press('2');
    isCut = false;
    await isOpen(student);
    await areTogether(lab, student);
    await expect.poll(() => layerOf(student)).toBe('vcs');
    await expect(student.get('follow-bar')).toHaveAttribute('data-status', 'open');
  });

  test('says that the teacher is not connected, until the page of the teacher is back', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const student = await join(browser, code, 'Ana');
    await expect(student.get('room-teacher')).toHaveText('');
    await lab.page.goto('about:blank');
    await expect(student.get('room-teacher')).toHaveText('The teacher is not connected.');
    await lab.open('/lab?preset=clip-pair-collapse');
    await isOpen(lab);
    await expect(student.get('room-teacher')).toHaveText('');
  });

  test('uses server-sent events where a WebSocket is refused, and polls where these are refused, too', async ({
    lab,
    browser,
  }) => {
    const code = await startRoom(lab);
    const refuseSockets = (page: Page) => page.routeWebSocket(/\/api\/rooms\//, (socket) => void socket.close());
    const ana = await join(browser, code, 'Ana', refuseSockets);
    expect((await roomOf(ana))?.transport).toBe('events');
    const bo = await join(browser, code, 'Bo', async (page) => {
      await refuseSockets(page);
      await page.route(/\/api\/rooms\/.*\/live/, (route) =>
        route.request().headers()['accept'] === 'text/event-stream' ? route.abort() : route.continue(),
      );
    });
    expect((await roomOf(bo))?.transport).toBe('polling');
    await expect(bo.get('room-state')).toContainText('asking every second');
    await expect(lab.get('room-here')).toHaveText('2 students are here');
    await stepOn(lab);
    for (const student of [ana, bo]) await areTogether(lab, student);
  });

  test('finds a room by what was typed, and says what is wrong with a code', async ({ lab }) => {
    await lab.open('/room');
    await lab.field('join-code').fill('k7qf');
    await lab.get('join-find').click();
    await expect(lab.get('join-code')).toContainText('is no code of a room');
    expect(await seriousFaults(lab.page)).toEqual([]);
  });

  test('a copy of a student’s own has its whole drawing and its clock in sight, in a window and on a phone', async ({
    lab,
    browser,
  }) => {
    const code = await startRoom(lab);
    const sizes = [
      { width: 1280, height: 665 },
      { width: 390, height: 844 },
    ];
    for (const size of sizes) {
      const student = await join(browser, code, 'Ana', (page) => page.setViewportSize(size));
      await student.get('room-leave').click();
      await expect(student.get('play')).toBeInViewport({ ratio: 1 });
      const devices = student.page.locator('.react-flow__node');
      await expect(devices).not.toHaveCount(0);
      for (const device of await devices.all()) await expect(device).toBeInViewport({ ratio: 1 });
      await student.page.context().close();
    }
  });

  test('a student who was removed learns it, and can come again', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const student = await join(browser, code, 'Ana');
    await lab.get('room-code').click();
    await lab.page.getByRole('button', { name: 'Remove Ana from the room' }).click();
    await expect(lab.get('room-people')).toBeHidden();
    await expect(student.get('room-no-place')).toContainText('You can join again');
    expect(await seriousFaults(student.page)).toEqual([]);
    await student.get('room-no-place').getByRole('button').click();
    await student.field('join-name').fill('Ana B.');
    await student.get('join-now').click();
    await expect(lab.get('room-people')).toContainText('Ana B.');
    await expect(student.get('room-no-place')).toBeHidden();
  });

  test('is usable at 390 px and in all themes', async ({ lab, browser }) => {
    const code = await startRoom(lab);
    const student = await join(browser, code, 'Ana', (page) => page.setViewportSize({ width: 390, height: 844 }));
    await lab.get('room-ask').click();
    await lab.field('ask-text').fill('How many cells wait at the port of the switch in the middle of the network?');
    await lab.get('ask-now').click();
    await expect(student.get('room-question')).toBeVisible();
    for (const theme of ['light', 'dark', 'projector'] as const) {
      await student.theme(theme);
      expect(await student.overflow()).toBeLessThanOrEqual(0);
      expect(await seriousFaults(student.page)).toEqual([]);
    }
    await lab.page.keyboard.press('Escape');
    await lab.get('room-code').click();
    await expect(lab.get('room-code-text')).toHaveText(`${code.slice(0, 4)}-${code.slice(4)}`);
    await expect(lab.get('room-people')).toContainText('Ana');
    expect(await seriousFaults(lab.page)).toEqual([]);
    await lab.page.keyboard.press('Escape');
    await lab.page.setViewportSize({ width: 390, height: 844 });
    expect(await lab.overflow()).toBeLessThanOrEqual(0);
  });
});
