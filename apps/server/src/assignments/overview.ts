/** The class as its teacher sees it: how far everybody is, and what they handed in. */
import { createHash } from 'node:crypto';
import type { Overview } from '../schemas/assignment-teacher.ts';
import type { SubmissionAnswer } from '../schemas/submission.ts';
import type { StoredAssignment } from '../storage/assignment-repository.ts';
import type { StoredStudent, StudentRepository } from '../storage/student-repository.ts';
import type { SubmissionRepository } from '../storage/submission-repository.ts';
import type { StoredSubmission } from '../storage/submission-row.ts';
import type { WorkHead, WorkRepository } from '../storage/work-repository.ts';
import { assignmentAnswer, fullSubmission, stateAt } from './answers.ts';
import { classWork, flagsOf } from './flags.ts';

export interface OverviewRepositories {
  readonly students: StudentRepository;
  readonly work: WorkRepository;
  readonly submissions: SubmissionRepository;
}

/** All of a class but results, verdicts and the lesson. */
export interface ClassState {
  readonly assignment: StoredAssignment;
  readonly students: readonly StoredStudent[];
  readonly work: readonly WorkHead[];
  readonly submissions: readonly StoredSubmission[];
}

export async function readClass(
  assignment: StoredAssignment,
  { students, work, submissions }: OverviewRepositories,
): Promise<ClassState> {
  const { id } = assignment;
  return {
    assignment,
    students: await students.list(id),
    work: await work.heads(id),
    submissions: await submissions.ofAssignment(id),
  };
}

/** Names the overview: another one where anything in it changed, save the clock. */
export function overviewTag({ assignment, students, work, submissions }: ClassState, nowMs: number): string {
  const parts = [
    [assignment.id, assignment.revision, stateAt(assignment.settings, nowMs)],
    students.map(({ id, name, joinedAtMs, seenAtMs }) => [id, name, joinedAtMs, seenAtMs]),
    work.map(({ studentId, revision }) => [studentId, revision]),
    submissions.map(({ studentId, number, revision }) => [studentId, number, revision]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The submissions of each student, with flags. */
export function submissionsByStudent({
  assignment,
  students,
  submissions,
}: Omit<ClassState, 'work'>): ReadonlyMap<string, readonly SubmissionAnswer[]> {
  const known = classWork(students, submissions);
  const byStudent = new Map<string, SubmissionAnswer[]>();
  for (const submission of submissions) {
    const own = byStudent.get(submission.studentId) ?? [];
    own.push(fullSubmission(assignment, submission, flagsOf(submission, known)));
    byStudent.set(submission.studentId, own);
  }
  return byStudent;
}

export function overviewAnswer(state: ClassState, nowMs: number): Overview {
  const { assignment, students } = state;
  const workOf = new Map(state.work.map((work) => [work.studentId, work]));
  const submissionsOf = submissionsByStudent(state);
  return {
    assignment: assignmentAnswer(assignment, nowMs),
    nowMs,
    steps: [...assignment.steps],
    students: students.map(({ id, name, joinedAtMs, seenAtMs }) => {
      const work = workOf.get(id);
      return {
        id,
        name,
        hasJoined: joinedAtMs !== null,
        joinedAtMs,
        seenAtMs,
        at: work?.at ?? null,
        progress: [...(work?.progress ?? [])],
        submissions: [...(submissionsOf.get(id) ?? [])],
      };
    }),
  };
}
