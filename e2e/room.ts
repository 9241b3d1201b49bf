/** A live room, as its teacher and its students see it, each in a browser of their own. */
import { expect, type Lab } from './lab.ts';

interface RoomState {
  readonly code: string;
  readonly status: string;
  readonly transport: string;
}

export async function roomOf(lab: Lab): Promise<RoomState | undefined> {
  const state: object = await lab.state();
  return Reflect.get(state, 'room') as RoomState | undefined;
}

/** Waits until the page is in the room. */
export const isOpen = (lab: Lab) => expect.poll(async () => (await roomOf(lab))?.status).toBe('open');

/** Starts a room in the workbench of the page, and returns its code. */
export async function startRoom(lab: Lab, preset: string, title = 'Ms N.'): Promise<string> {
  await lab.open(`/lab?preset=${preset}`);
  await lab.get('menu').click();
  await lab.get('act-room').click();
  await lab.field('room-title').fill(title);
  await lab.get('room-start').click();
  await isOpen(lab);
  return (await roomOf(lab))?.code ?? '';
}

/** Joins with the code and a name. */
export async function joinRoom(lab: Lab, code: string, name: string): Promise<void> {
  await lab.page.goto(`/room/${code}`);
  await lab.field('join-name').fill(name);
  await lab.get('join-now').click();
  await isOpen(lab);
  await expect(lab.get('follow-bar')).toBeVisible();
}

export const timeOf = async (lab: Lab) => (await lab.clock()).timePs;

/** Waits until the student's clock stands where the teacher's does. */
export async function areTogether(teacher: Lab, student: Lab): Promise<void> {
  await expect.poll(async () => (await teacher.clock()).isPlaying).toBe(false);
  await expect
    .poll(async () => [await timeOf(student), (await student.clock()).isPlaying])
    .toEqual([await timeOf(teacher), false]);
}

/** Takes the clock to the next event. */
export async function stepOn(lab: Lab): Promise<void> {
  const before = await timeOf(lab);
  await lab.get('stage').focus();
  await lab.page.keyboard.press('.');
  await expect.poll(async () => [(await timeOf(lab)) > before, (await lab.clock()).status]).toEqual([true, 'ready']);
}
