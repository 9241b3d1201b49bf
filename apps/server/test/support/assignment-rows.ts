/** Assignments on a fresh database, without a server. */
import { DEFAULT_SETTINGS } from '../../src/schemas/assignment.ts';
import { createAssignmentRepository, type StoredAssignment } from '../../src/storage/assignment-repository.ts';
import type { Database } from '../../src/storage/database.ts';
import { createStudentRepository } from '../../src/storage/student-repository.ts';
import { createSubmissionRepository } from '../../src/storage/submission-repository.ts';
import { createWorkRepository } from '../../src/storage/work-repository.ts';

export const NEW_ASSIGNMENT = {
  lesson: '{"lanelabLesson":1}',
  lessonHash: '0123456789abcdef',
  title: '"T"',
  minutes: 5,
  steps: [{ id: 'a', title: 'A', kind: 'find' }],
  settings: DEFAULT_SETTINGS,
};

export function assignmentRepositories(database: Database) {
  return {
    assignments: createAssignmentRepository(database),
    students: createStudentRepository(database),
    work: createWorkRepository(database),
    submissions: createSubmissionRepository(database),
  };
}

export const aSubmission = (studentId: string, attempt: string) => ({
  studentId,
  attempt,
  atMs: Date.now(),
  isLate: false,
  seed: 's',
  result: '{"steps":[]}',
});

/** A class of one student who has saved and handed in. */
export async function aClass(database: Database) {
  const repositories = assignmentRepositories(database);
  const { assignment, teacherKey } = await repositories.assignments.create(NEW_ASSIGNMENT);
  const { student, studentKey } = await repositories.students.join(assignment, 'Ana');
  await repositories.work.save(student.id, { revision: 0, at: 'a', progress: [], result: '{"steps":[]}' });
  await repositories.submissions.add(aSubmission(student.id, 'first'), 10);
  return { ...repositories, assignment, teacherKey, student, studentKey };
}

export const reread = async (
  { find }: { readonly find: (id: string) => Promise<StoredAssignment | undefined> },
  id: string,
): Promise<StoredAssignment> => {
  const found = await find(id);
  if (found === undefined) throw new Error(`no assignment ${id}`);
  return found;
};
