/** A live room that is led from a lecture: students are where the beat is, through pairs and charts, and are asked on the way. */
import { seriousFaults } from '../accessibility.ts';
import { expect, Lab, test } from '../lab.ts';
import { areTogether, isOpen, joinRoom, roomOf } from '../room.ts';

interface Present {
  readonly id: string;
  readonly phase: string;
}

async function present(lab: Lab): Promise<Present | undefined> {
  const state: object = await lab.state();
  return Reflect.get(state, 'present') as Present | undefined;
}

/** Waits until the beat plays or has played. */
const isAt = (lab: Lab, id: string) =>
  expect
    .poll(async () => {
      const now = await present(lab);
      return now?.phase === 'playing' || now?.phase === 'waiting' ? now.id : now?.phase;
    })
    .toBe(id);

/** Starts a room from a beat of the lab's lecture, and returns its code. */
async function startRoom(lab: Lab, beat: number): Promise<string> {
  await lab.open(`/?present&beat=${beat}`);
  await lab.get('present-room').click();
  await lab.field('room-title').fill('Ms N.');
  await lab.get('room-start').click();
  await isOpen(lab);
  return (await roomOf(lab))?.code ?? '';
}

const layerOf = (lab: Lab) => lab.get('stage').first().getAttribute('data-layer');

/** The hash of the network that a page has asked for, or stored, last. */
function networkOf({ page }: Lab): () => string {
  let hash = 'none';
  page.on('request', (request) => {
    const [, found] = /\/documents\/(\w+)$/.exec(request.url()) ?? [];
    if (found !== undefined) hash = found;
  });
  return () => hash;
}

/** Stops the clock of the teacher where it plays, and waits for the student's. */
async function standTogether(teacher: Lab, student: Lab): Promise<void> {
  if ((await teacher.clock()).isPlaying) await teacher.page.keyboard.press('p');
  await areTogether(teacher, student);
}

test.describe('a room that is led from a lecture', () => {
  test.use({ viewport: { width: 1280, height: 665 } });

  test('has every student follow from beat to beat, and asks them', async ({ lab, browser }) => {
    const stored = networkOf(lab);
    const code = await startRoom(lab, 2);
    const student = new Lab(await (await browser.newContext()).newPage());
    const fetched = networkOf(student);
    await joinRoom(student, code, 'Ana');
    await expect(lab.get('present-room')).toHaveAccessibleName(/1 student is here/);
    await isAt(lab, 'direct');

    const networks = new Set<string>();
    for (const [id, layer, shows] of [
      ['router', 'vcs', 'through the router'],
      ['shortcut', 'vcs', 'gets a shortcut'],
      ['compare', 'physical', 'The same file in both networks: LANE'],
    ] as const) {
      await lab.page.keyboard.press('PageDown');
      await isAt(lab, id);
      await standTogether(lab, student);
      await expect(student.get('room-shows')).toContainText(shows);
      await expect.poll(() => layerOf(student)).toBe(layer);
      expect(await layerOf(lab)).toBe(layer);
      expect(fetched()).toBe(stored());
      networks.add(stored());
    }
    expect(networks.size).toBe(3);

    // Students see the network of the pane that the teacher presses.
    await lab.get('pane-there').getByTestId('pane-title').click();
    await expect(student.get('room-shows')).toContainText('MPOA');
    await areTogether(lab, student);
    expect(networks.has(fetched())).toBe(false);

    await lab.page.keyboard.press('l');
    await expect(lab.get('present-room-sees')).toContainText('MPOA');
    expect(await seriousFaults(lab.page)).toEqual([]);
    await lab.get('room-ask').click();
    await lab.field('ask-text').fill('How many links does a packet cross?');
    await lab.get('ask-now').click();
    await student.field('room-answer').fill('3');
    await student.get('room-send-answer').click();
    await expect(lab.get('room-answer-count')).toHaveText('1 answer');
    await lab.get('room-reveal').click();
    await expect(student.get('room-histogram')).toBeVisible();

    // A remote control goes on through the answers; the chart leaves students where they are.
    await lab.page.keyboard.press('PageDown');
    await expect(lab.get('room-question-dialog')).toBeHidden();
    await isAt(lab, 'broken');
    await expect(student.get('room-shows')).toContainText('The MPOA server fails');
    const last = stored();
    await lab.page.keyboard.press('PageDown');
    await isAt(lab, 'chart');
    await expect.poll(async () => (await student.clock()).isPlaying).toBe(false);
    expect([stored(), fetched()]).toEqual([last, last]);

    // Esc closes the bar of the room, and not the lecture.
    await lab.page.keyboard.press('l');
    await expect(lab.get('present-room-sees')).toContainText('Students stay');
    await lab.page.setViewportSize({ width: 390, height: 844 });
    expect(await lab.overflow()).toBeLessThanOrEqual(0);
    await lab.page.keyboard.press('Escape');
    await expect(lab.get('present-room-bar')).toBeHidden();
    await expect(lab.get('present')).toBeVisible();

    // The tab keeps its room when a lecture is opened.
    await lab.open('/?present&beat=4');
    await isOpen(lab);
    await expect(student.get('room-shows')).toContainText('gets a shortcut');
    await lab.get('present-room').click();
    await lab.get('room-close').click();
    await lab.get('room-close').click();
    await expect(student.get('room-state')).toContainText('The room is closed');
    await expect(lab.get('present-room')).toHaveAccessibleName('Live room');
  });
});
