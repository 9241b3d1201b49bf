/**
 * A class goes through an upgrade and back: a student has saved work, and a submission waits. Rooms are newest (010), and assignments
 * are as old as the version before (009), so that both versions store the same rows of a class.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { ApiError } from '../../src/errors.ts';
import { migrateTo } from '../../src/storage/migrations.ts';
import { adminProgram } from '../support/admin-program.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Pupil, type TestClass, testClass } from '../support/assignments.ts';
import { ON_POSTGRESQL, type TestDatabase, testDatabase, withServersDatabase } from '../support/database.ts';

const BEFORE = '009-assignments';
const OFTEN = { LEASE_MS: '400' };

/** Takes the tables back to those of the version before, and returns all that they have of the class. */
const takenBack = (place: TestDatabase) =>
  withServersDatabase(place, async ({ db, schema }) => {
    await migrateTo(db, schema, BEFORE);
    await expect(sql`SELECT code FROM rooms`.execute(db)).rejects.toThrow(/rooms/);
    const students = await sql`SELECT id, name, seed FROM assignment_students ORDER BY name`.execute(db);
    const work = await sql`SELECT revision, result FROM assignment_work ORDER BY student_id`.execute(db);
    const given = await sql`SELECT number, attempt, state, result FROM assignment_submissions ORDER BY number`.execute(
      db,
    );
    return [students.rows, work.rows, given.rows];
  });

/** A class at a server that has no engine for now: what is handed in waits. */
async function waitingClass(place: TestDatabase) {
  const app = await testApp({ database: place, environment: OFTEN });
  app.simulator.identity = async () => {
    throw new ApiError('engine_unavailable', 'There is no engine.');
  };
  const here = await testClass(app);
  const ana = await here.join('Ana');
  const result = here.result(ana.seed, [{ id: 'guess', answer: 3 }]);
  expect((await here.save(ana, result, 0)).statusCode).toBe(200);
  expect((await here.handIn(ana, result, 'attempt-of-before')).statusCode).toBe(201);
  expect(await statesOf(app, here, ana)).toEqual(['waiting']);
  await app.app.close();
  return { here, ana, result };
}

const statesOf = async ({ call }: TestApp, { url }: TestClass, { key }: Pupil): Promise<readonly string[]> =>
  (await call({ url: `${url}/me`, headers: key })).json().submissions.map(({ state }: { state: string }) => state);

/** The same class at another server. */
async function goesOn(app: TestApp, { url, teacher, result }: TestClass, ana: Pupil, revision: number): Promise<void> {
  const sent = { method: 'PUT', url: `${url}/me/work`, headers: ana.key } as const;
  const work = result(ana.seed, [{ id: 'count', answer: revision }]);
  const saved = await app.call({ ...sent, payload: { result: work, revision } });
  expect([saved.statusCode, saved.json().revision]).toEqual([200, revision + 1]);
  const overview = (await app.call({ url: `${url}/overview`, headers: teacher })).json();
  expect(overview.students).toMatchObject([{ name: 'Ana' }]);
}

it('marks after an upgrade what waited before, and the class goes on there and back', async () => {
  const place = await testDatabase();
  const { here, ana, result } = await waitingClass(place);
  const before = await takenBack(place);
  expect(before[2]).toMatchObject([{ number: 1, attempt: 'attempt-of-before', state: 'waiting' }]);

  const upgraded = await testApp({ database: place, environment: OFTEN });
  await expect.poll(() => statesOf(upgraded, here, ana)).toEqual(['marked']);
  await goesOn(upgraded, here, ana, 1);
  const submissions = { method: 'POST', url: `${here.url}/me/submissions`, headers: ana.key } as const;
  // A page that was open all the time sends again what it has no receipt of.
  for (const [attempt, status] of [
    ['attempt-of-before', 200],
    ['attempt-of-after', 201],
  ] as const)
    expect((await upgraded.call({ ...submissions, payload: { result, attempt } })).statusCode).toBe(status);
  await expect.poll(() => statesOf(upgraded, here, ana)).toEqual(['marked', 'marked']);
  await upgraded.app.close();

  const [students, work, given] = await takenBack(place);
  expect(students).toEqual(before[0]);
  expect(work).toMatchObject([{ revision: 2, result: expect.stringContaining('"answer":1') }]);
  expect(given).toMatchObject([
    { number: 1, attempt: 'attempt-of-before', state: 'marked' },
    { number: 2, attempt: 'attempt-of-after', state: 'marked' },
  ]);
  const again = await testApp({ database: place, environment: OFTEN });
  await goesOn(again, here, ana, 2);
  expect(await statesOf(again, here, ana)).toEqual(['marked', 'marked']);
});

it('is as it was where the backup of before the upgrade is restored, and the submission that waited is marked', async () => {
  const made = await testDatabase();
  const { here, ana } = await waitingClass(made);
  const before = await takenBack(made);
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'before.backup');
  expect(await adminProgram(made.environment, 'backup', file)).toMatchObject({ code: 0, err: '' });
  // This process keeps the file of the embedded database, so that nothing could be restored to it.
  const place = ON_POSTGRESQL ? made : await testDatabase();
  expect(await adminProgram(place.environment, 'restore', file)).toMatchObject({ code: 0, err: '' });
  const restored = await testApp({ database: place, environment: OFTEN });
  await expect.poll(() => statesOf(restored, here, ana)).toEqual(['marked']);
  await goesOn(restored, here, ana, 1);
  await restored.app.close();
  const [students] = await takenBack(place);
  expect(students).toEqual(before[0]);
});
