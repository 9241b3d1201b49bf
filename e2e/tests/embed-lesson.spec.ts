/** What an embedded lesson, and an embedded scenario with checks, tell the page around: the messages of docs/embed.md. */
import { readFile } from 'node:fs/promises';
import { createEngine } from '@lanelab/engine/node';
import { encodeLesson, type Lesson, textIn } from '@lanelab/lessons';
import { builtInLesson } from '@lanelab/lessons/built-in';
import { compileChecks, runChecks, verdictText } from '@lanelab/lessons/checks';
import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { encodeLink, type Scenario } from '@lanelab/scenario';
import type { FrameLocator } from '@playwright/test';
import { type Course, expect, test } from '../course-page.ts';

const LESSON = 'eleventh-packet';

async function lesson(): Promise<Lesson> {
  const found = await builtInLesson(LESSON);
  if (found === null) throw new Error(`there is no lesson ${LESSON}`);
  return found;
}

/** A step, and its checks as the lesson has them. */
async function checksOf(id: string): Promise<readonly string[]> {
  const step = (await lesson()).steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`the lesson has no step ${id}`);
  return step.checks.map(({ check }) => check);
}

/** Predicts in the first step: “never” is right, every other option is not. Either way the step is solved. */
async function predict(frame: FrameLocator, option: string): Promise<void> {
  await frame.getByRole('radio', { name: option }).check();
  await frame.getByTestId('lesson-check').click();
  await expect(frame.getByTestId('lesson-verdict')).toBeVisible();
}

/** Opens a line to the lab, which has been waited for. */
async function ping(course: Course): Promise<void> {
  await course.say({ type: 'PING' });
  await expect.poll(() => course.last('PONG')).toBeDefined();
}

const ofType = (type: string, expected: object) => expect.objectContaining({ from: 'lanelab', type, ...expected });

test('the course page of docs/embed.md says how far its reader is', async ({ page, course, baseURL }) => {
  const docs = await readFile(new URL('../../docs/embed.md', import.meta.url), 'utf8');
  const printed = /## A course page\n[^#]*?```html\n(?<html>.*?)```/s.exec(docs)?.groups?.['html'] ?? '';
  expect(printed).toContain('https://lab.example');
  const passed: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('passed ')) passed.push(message.text());
  });
  const frame = await course.openPage(printed.replaceAll('https://lab.example', baseURL ?? ''));
  const progress = page.locator('#progress');
  await expect(progress).toHaveText('0 of 5 steps solved, 0 shown.');
  await predict(frame, 'at the eleventh packet');
  await expect(progress).toHaveText('1 of 5 steps solved, 0 shown.');
  await frame.getByTestId('lesson-next').click();
  await frame.getByTestId('lesson-show').click();
  await expect(progress).toHaveText('1 of 5 steps solved, 1 shown.');
  // The prediction was not borne out: that step is solved, but not passed.
  await expect.poll(() => passed.map((text) => text.split(' ')[1])).toEqual(['fast-ping']);
});

for (const sandbox of [null, 'allow-scripts'])
  test(`a lesson tells where its student is and which steps they pass, ${sandbox === null ? 'as a plain frame' : 'sandboxed without an origin'}`, async ({
    course,
    baseURL,
  }) => {
    const frame = await course.open(`${baseURL ?? ''}/embed?lesson=${LESSON}`, sandbox === null ? {} : { sandbox });
    await expect(frame.getByTestId('lesson-step')).toBeVisible();
    expect(await course.heard()).toEqual([]);
    await ping(course);
    const { title, steps } = await lesson();
    const begins = { title: textIn('en', title), step: 1, steps: steps.length, solved: 0, shown: 0 };
    await expect.poll(() => course.heard()).toEqual([ofType('PONG', { version: 1 }), ofType('lesson', begins)]);

    await predict(frame, 'never');
    await expect.poll(() => course.last('lesson')).toEqual(ofType('lesson', { ...begins, solved: 1 }));
    const when = ofType('step-passed', { step: 'when', checks: await checksOf('when') });
    await expect.poll(() => course.heardOf('step-passed')).toEqual([when]);

    // A network of which not every check holds passes nothing; its solution does.
    await frame.getByTestId('lesson-next').click();
    await frame.getByTestId('lesson-check').click();
    await expect(frame.getByTestId('lesson-verdict')).toHaveAttribute('data-passes', 'false');
    await expect.poll(() => course.last('lesson')).toEqual(ofType('lesson', { ...begins, step: 2, solved: 1 }));
    expect(await course.heardOf('step-passed')).toEqual([when]);
    await frame.getByTestId('lesson-show').click();
    const fastPing = ofType('step-passed', { step: 'fast-ping', checks: await checksOf('fast-ping') });
    await expect.poll(() => course.heardOf('step-passed')).toEqual([when, fastPing]);
    await frame.getByTestId('lesson-to-end').click();
    const ends = ofType('lesson', { ...begins, step: steps.length + 1, solved: 1, shown: 1 });
    await expect.poll(() => course.last('lesson')).toEqual(ends);

    // A page that asks again hears the newest of everything once more.
    const before = (await course.heard()).length;
    await course.say({ type: 'PING' });
    await expect.poll(async () => (await course.heard()).slice(before).length).toBe(4);
    expect((await course.heard()).slice(before)).toEqual([ofType('PONG', {}), ends, when, fastPing]);
    const keepsNothing = frame.getByText('This browser keeps nothing here.');
    await expect(keepsNothing).toHaveCount(sandbox === null ? 0 : 1);
  });

test('a lesson in the address is reported as any other', async ({ course, baseURL }) => {
  const document = { ...(await lesson()), title: 'Of a link' };
  const frame = await course.open(`${baseURL ?? ''}/embed?lesson=#${encodeLesson(document)}`);
  await expect(frame.getByTestId('lesson-step')).toBeVisible();
  await ping(course);
  await expect.poll(() => course.last('lesson')).toEqual(ofType('lesson', { title: 'Of a link', step: 1 }));
});

/** Addresses of lessons that cannot be opened, and what the reason has to name. */
const REFUSED = [
  { what: 'a lesson that does not exist', rest: '?lesson=eleventh-pakcet', reason: /eleventh-pakcet.*eleventh-packet/ },
  { what: 'a link that is cut short', rest: '?lesson=#MAbcdef', reason: /characters were lost or changed/ },
  {
    what: 'a link to a scenario',
    rest: `?lesson=#${encodeLink(classLane([]), PRESETS)}`,
    reason: /lesson/,
  },
];
for (const { what, rest, reason } of REFUSED)
  test(`${what} is refused with a reason, after PING alone`, async ({ course, baseURL }) => {
    const frame = await course.open(`${baseURL ?? ''}/embed${rest}`);
    await expect(frame.getByTestId('embed-refused')).toContainText(reason);
    expect(await course.heard()).toEqual([]);
    await ping(course);
    const shown = await frame.getByTestId('embed-refused').textContent();
    await expect.poll(() => course.heardOf('refused')).toEqual([ofType('refused', { reason: shown })]);
    expect(await course.last('lesson')).toBeUndefined();
  });

/** A join of two clients within two seconds, with checks. */
function classLane(checks: readonly string[]): Scenario {
  const preset = findPreset('class-lane');
  if (preset === null) throw new Error('there is no preset class-lane');
  const { model, view } = preset.build();
  return { ...preset.build(), model: { ...model, durationPs: 2e12 }, view: { ...view, checks: [...checks] } };
}

/** Two that hold and two that fail: by the document alone, by some instant, and by the end of the run. */
const CHECKS = [
  'switches = 2',
  'LE_CONFIGURE_RESPONSE before LE_JOIN_REQUEST from A',
  'count(SETUP from A) > 3 until 1 s',
  'ping(A, B) answered',
];

/** What the same engine finds in Node, as the messages of the lab. */
async function verdicts(scenario: Scenario, texts: readonly string[]) {
  const checks = compileChecks(texts, scenario).flatMap((one) => (one.isCheck ? [one.check] : []));
  const engine = createEngine();
  try {
    const { checks: results } = await runChecks(engine, scenario, checks);
    return results.map((result) => ({
      from: 'lanelab',
      type: result.verdict === 'holds' ? 'check-passed' : 'check-failed',
      check: result.text,
      t: result.decidedAtPs,
      found: verdictText(result),
    }));
  } finally {
    await engine.close();
  }
}

for (const sandbox of [null, 'allow-scripts'])
  test(`checks of a scenario are reported once each, however it is sought, ${sandbox === null ? 'as a plain frame' : 'sandboxed without an origin'}`, async ({
    page,
    course,
    baseURL,
  }) => {
    const scenario = classLane(CHECKS);
    const expected = await verdicts(scenario, CHECKS);
    expect(expected.map(({ type }) => type)).toEqual(['check-passed', 'check-passed', 'check-failed', 'check-failed']);
    const frame = await course.open(
      `${baseURL ?? ''}/embed#${encodeLink(scenario, PRESETS)}`,
      sandbox === null ? {} : { sandbox },
    );
    await expect(frame.getByTestId('embed-play')).toBeEnabled();
    expect(await course.heard()).toEqual([]);
    await ping(course);
    const told = async () => (await course.heard()).filter(({ type }) => type.startsWith('check-'));
    await expect.poll(told).toHaveLength(CHECKS.length);
    expect(await told()).toEqual(expect.arrayContaining(expected));
    for (const t of [1.5e12, 0, 0.9e12, 2e12, 1e9]) {
      await course.say({ type: 'seek', t });
      await expect.poll(async () => (await course.last('state'))?.t).toBe(t);
    }
    expect(await told()).toHaveLength(CHECKS.length);

    // Back in sight the checks are judged again, by an engine of their own, and there is no news.
    await course.say({ type: 'play' });
    await expect.poll(async () => (await course.last('state'))?.playing).toBe(true);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect.poll(async () => (await course.last('state'))?.playing).toBe(false);
    const judged = new Promise((done) => page.once('worker', (engine) => engine.once('close', done)));
    await page.evaluate(() => scrollTo(0, 0));
    await judged;
    await expect.poll(async () => (await course.last('state'))?.playing).toBe(true);
    expect(await told()).toHaveLength(CHECKS.length);
  });
