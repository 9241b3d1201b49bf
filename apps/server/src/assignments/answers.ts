/** Assignments, students and submissions as the API shows them. */
import type { AssignmentAnswer, AssignmentSettings } from '../schemas/assignment.ts';
import type { Flag, MarkAnswer, SubmissionAnswer } from '../schemas/submission.ts';
import type { StoredAssignment } from '../storage/assignment-repository.ts';
import type { StoredStudent } from '../storage/student-repository.ts';
import type { StoredSubmission } from '../storage/submission-row.ts';

/** What becomes of a submission that comes at this instant. */
export function stateAt({ dueAtMs, late }: AssignmentSettings, nowMs: number): AssignmentAnswer['state'] {
  if (dueAtMs === null || nowMs <= dueAtMs) return 'open';
  return late === 'mark' ? 'late' : 'closed';
}

export function assignmentAnswer(assignment: StoredAssignment, nowMs = Date.now()): AssignmentAnswer {
  const { id, title, minutes, steps, settings, createdAtMs, eraseAtMs, lessonHash, students } = assignment;
  const state = stateAt(settings, nowMs);
  return {
    id,
    title,
    minutes,
    steps: steps.length,
    settings,
    createdAtMs,
    eraseAtMs,
    lessonHash,
    nowMs,
    students,
    state,
  };
}

export function assignmentLinks(id: string, teacherKey: string) {
  return { self: `/api/assignments/${id}`, join: `/join/${id}`, teach: `/teach/${id}#key=${teacherKey}` };
}

export function studentAnswer({ id, name, joinedAtMs, seed }: StoredStudent) {
  return { id, name, joinedAtMs, seed };
}

/** Tasks of which a run, or the lesson, says whether they are done right. A prediction is never marked down. */
const COUNTED: ReadonlySet<string> = new Set(['find', 'explain', 'build', 'change']);

/** The marks of the steps of the lesson; null where nothing is known and the teacher decided nothing. */
function marksOf({ steps }: StoredAssignment, { marks, overrides }: StoredSubmission): readonly MarkAnswer[] | null {
  if (marks === null && Object.keys(overrides).length === 0) return null;
  return steps.map(({ id }) => {
    const mark = marks?.find(({ step }) => step === id);
    const override = Object.hasOwn(overrides, id) ? (overrides[id] ?? null) : null;
    return { step: id, standing: mark?.standing ?? null, passes: mark?.passes ?? null, override };
  });
}

function summaryOf({ steps }: StoredAssignment, marks: readonly MarkAnswer[]) {
  const counted = marks.filter(({ step }) => COUNTED.has(steps.find(({ id }) => id === step)?.kind ?? ''));
  const confirmed = counted.filter(({ standing, override }) => override?.passes ?? standing === 'confirmed');
  return { confirmed: confirmed.length, of: counted.length };
}

/** All that is known of a submission, for the teacher. */
export function fullSubmission(
  assignment: StoredAssignment,
  submission: StoredSubmission,
  flags: readonly Flag[],
): SubmissionAnswer {
  const { number, atMs, isLate, state, problem, comment, isReturned } = submission;
  const marks = marksOf(assignment, submission);
  return {
    number,
    atMs,
    isLate,
    state,
    problem,
    summary: marks === null ? null : summaryOf(assignment, marks),
    marks: marks === null ? null : [...marks],
    comment,
    returned: isReturned,
    flags: [...flags],
  };
}

/** Whether the student may see what the server found and what the teacher says. */
export function isSeenByStudent({ results, dueAtMs }: AssignmentSettings, isReturned: boolean, nowMs: number): boolean {
  if (isReturned || results === 'at-once') return true;
  return results === 'after-due' && dueAtMs !== null && nowMs > dueAtMs;
}

/** What the student may know of a submission. */
export function ownSubmission(
  assignment: StoredAssignment,
  submission: StoredSubmission,
  nowMs = Date.now(),
): SubmissionAnswer {
  const { flags: _, ...full } = fullSubmission(assignment, submission, []);
  const isSeen = isSeenByStudent(assignment.settings, submission.isReturned, nowMs);
  return isSeen ? full : { ...full, problem: null, summary: null, marks: null, comment: '' };
}

/** JSON text of a result with its lesson, which is stored once for the class. Both are put in as they are, unread. */
export function resultText({ lessonHash }: StoredAssignment, lesson: string, result: string): string {
  const named = `"lesson":{"kind":"document","hash":${JSON.stringify(lessonHash)},"document":${lesson}}`;
  return `{${named},${result.slice(1)}`;
}
