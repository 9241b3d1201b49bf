/** Assignments in the database: settings, students, work, submissions, and who marks what. */
import { expect, it } from 'vitest';
import { createMarkingRepository } from '../../src/storage/marking-repository.ts';
import { TABLE_NAMES } from '../../src/storage/schema.ts';
import { allStoredBytes, classBytes } from '../../src/storage/stored-bytes.ts';
import { createSubmissionRepository, type HandInOutcome } from '../../src/storage/submission-repository.ts';
import { aClass, aSubmission, reread } from '../support/assignment-rows.ts';
import { openRepositories } from '../support/repositories.ts';

const OF_CLASS = TABLE_NAMES.filter((name) => name.startsWith('assignment'));

it('keeps an assignment with its lesson, and opens it with its key alone', async () => {
  const { database } = await openRepositories();
  const { assignments, assignment, teacherKey } = await aClass(database);
  const found = await reread(assignments, assignment.id);
  expect(found).toMatchObject({ title: 'T', minutes: 5, students: 1, revision: 1, settings: assignment.settings });
  expect([found.opensWith(teacherKey), found.opensWith(`${teacherKey}x`), found.opensWith('')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await assignments.lesson(assignment.id)).toBe('{"lanelabLesson":1}');
  const renewed = await assignments.replaceTeacherKey(assignment.id);
  const again = await reread(assignments, assignment.id);
  expect([again.opensWith(teacherKey), again.opensWith(renewed ?? '')]).toEqual([false, true]);
  expect(await assignments.find('22222222')).toBeUndefined();
  expect(await assignments.lesson('22222222')).toBeUndefined();
  expect(await assignments.replaceTeacherKey('22222222')).toBeUndefined();
});

it('changes settings of the revision that was read, and the time of erasing with them', async () => {
  const { database } = await openRepositories();
  const { assignments, assignment } = await aClass(database);
  const { id, settings, createdAtMs } = assignment;
  expect(await assignments.change(id, 1, { ...settings, keepDays: 1 })).toBe(true);
  expect(await assignments.change(id, 1, { ...settings, keepDays: 2 })).toBe(false);
  const found = await reread(assignments, id);
  expect([found.settings.keepDays, found.revision, found.eraseAtMs]).toEqual([1, 2, createdAtMs + 86_400_000]);
  expect(await assignments.expired(found.eraseAtMs - 1)).toEqual([]);
  expect(await assignments.expired(found.eraseAtMs)).toEqual([id]);
});

it('erases an assignment with all its rows, and no other', async () => {
  const { database } = await openRepositories();
  const [gone, kept] = [await aClass(database), await aClass(database)];
  expect(await gone.assignments.remove(gone.assignment.id)).toEqual([]);
  expect(await gone.assignments.remove(gone.assignment.id)).toBeUndefined();
  for (const table of OF_CLASS) {
    const rows = await database.db
      .selectFrom(table as 'assignments')
      .selectAll()
      .execute();
    expect([table, rows.length]).toEqual([table, 1]);
  }
  expect(await kept.students.findByKey(kept.assignment.id, kept.studentKey)).toMatchObject({ name: 'Ana' });
});

it('finds a student by the whole key, in the assignment of the key', async () => {
  const { database } = await openRepositories();
  const [one, two] = [await aClass(database), await aClass(database)];
  const { students, assignment, student, studentKey } = one;
  expect(await students.findByKey(assignment.id, studentKey)).toEqual(student);
  const others = [studentKey.slice(0, -1), `${student.id}${'A'.repeat(32)}`, student.id, '', two.studentKey];
  for (const key of others) expect(await students.findByKey(assignment.id, key)).toBeUndefined();
  expect(await students.findByKey(two.assignment.id, studentKey)).toBeUndefined();
});

it('numbers submissions without gaps, and has each attempt once', async () => {
  const { database } = await openRepositories();
  const { submissions, student } = await aClass(database);
  const attempts = ['b', 'c', 'b', 'd', 'e', 'c'];
  const outcomes = await Promise.all(attempts.map((attempt) => submissions.add(aSubmission(student.id, attempt), 4)));
  // Whichever of the four comes last is refused, each time it is sent.
  const refused = attempts.filter((_, index) => outcomes[index]?.kind === 'no-tries-left');
  expect(new Set(refused).size).toBe(1);
  const all = await submissions.ofStudent(student.id);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(await submissions.add(aSubmission(student.id, 'first'), 0)).toMatchObject({
    kind: 'repeated',
    submission: { number: 1 },
  });
});

it('finds the last attempt that is left where its copy is stored while they are counted', async () => {
  const { database } = await openRepositories();
  const { submissions, student } = await aClass(database);
  const last = aSubmission(student.id, 'last');
  let copy: Promise<HandInOutcome> | undefined;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // The first statement has not found the attempt.
      copy ??= submissions.add(last, 2);
      await copy;
      return result;
    },
  });
  const outcome = await createSubmissionRepository({ ...database, db }).add(last, 2);
  expect([(await copy)?.kind, outcome]).toMatchObject(['stored', { kind: 'repeated', submission: { number: 2 } }]);
});

it('adds up what is stored, of all, of a class and of a student', async () => {
  const { database } = await openRepositories();
  const { assignment, student, students, work } = await aClass(database);
  const octets = '{"steps":[]}'.length;
  expect(await allStoredBytes(database.large)).toBe('{"lanelabLesson":1}'.length + 2 * octets);
  const { student: bia } = await students.join(assignment, 'Bia');
  await work.save(bia.id, { revision: 0, at: null, progress: [], result: '{}' });
  expect(await classBytes(database.db, assignment.id, student.id)).toEqual({
    work: octets,
    submissions: octets,
    all: 2 * octets + 2,
  });
});

it('lets one server mark a submission, and another one when that is silent', async () => {
  const { database } = await openRepositories();
  const { student, submissions, assignment } = await aClass(database);
  const [one, two] = [createMarkingRepository(database, 60_000), createMarkingRepository(database, 1)];
  const of = { studentId: student.id, number: 1 };
  await submissions.add(aSubmission(student.id, 'second'), 10);
  // The second of a student waits for the first.
  expect(await one.waiting()).toEqual([{ ...of, assignmentId: assignment.id }]);
  expect([await one.claim(of), await two.claim(of)]).toEqual([true, false]);
  expect(await two.waiting()).toEqual([]);
  await one.release(of);
  expect(await two.claim(of)).toBe(true);
  await expect.poll(() => one.claim(of)).toBe(true);
  expect(await one.name(of, 'k', 'f')).toBe(true);
  expect(await one.marked(of, { marks: [], verdict: '{}' })).toBe(true);
  // What another server finds afterwards changes nothing.
  expect(await two.marked(of, { marks: [], verdict: '{"other":1}' })).toBe(false);
  await two.failed(of, 'Why');
  expect(await submissions.find(of)).toMatchObject({ state: 'marked', verdict: '{}', fingerprint: 'f', problem: null });
  expect(await one.waiting()).toEqual([{ studentId: student.id, number: 2, assignmentId: assignment.id }]);
});
