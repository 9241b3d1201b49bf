/** What the routes of assignments have in common: sizes of bodies, codes of refusals, and results with their lessons. */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance } from 'fastify';
import { resultText } from '../../../assignments/answers.ts';
import type { ResultContent } from '../../../documents/read-assignment.ts';
import { ApiError, type ErrorCode } from '../../../errors.ts';
import { openedJson } from '../../../lib/json-text.ts';
import { quote } from '../../../lib/quote.ts';
import type { StoredAssignment } from '../../../storage/assignment-repository.ts';
import type { SubmissionOf, WholeSubmission } from '../../../storage/submission-row.ts';

/** Octets of a body that has a few fields alone; the longest is a list of names. */
const FIELDS_BYTES = 256 * 1024;

/** Options of a route that writes and takes a body of a few fields. */
export function takesFields(app: FastifyInstance) {
  const writes = app.limitWrites();
  return { ...writes, bodyLimit: FIELDS_BYTES, config: { ...writes.config, body: 'readFields' as const } };
}

/** Octets of a body with a result: the lesson is in it, and as much for networks and answers as a scenario may have. */
export const resultLimit = ({ config }: FastifyInstance): number => config.LESSON_LIMIT_BYTES + config.BODY_LIMIT_BYTES;

/** Why a route of the teacher may be refused. */
export const OF_TEACHER = [
  'assignment_not_found',
  'teacher_key_missing',
  'teacher_key_wrong',
] as const satisfies readonly ErrorCode[];

/** Why a route of a student may be refused. Such a route writes, too: when the student was here last. */
export const OF_STUDENT = [
  'assignment_not_found',
  'student_key_missing',
  'student_key_wrong',
] as const satisfies readonly ErrorCode[];

/** Nobody else may keep what is about people. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

export function notFound({ id }: Pick<StoredAssignment, 'id'>): ApiError {
  return new ApiError('assignment_not_found', say('assignments.none', { code: id }));
}

/** JSON text of the lesson; throws where the assignment was erased meanwhile. */
export async function lessonOf(app: FastifyInstance, assignment: StoredAssignment): Promise<string> {
  const lesson = await app.assignments.all.lesson(assignment.id);
  if (lesson === undefined) throw notFound(assignment);
  return lesson;
}

export async function wholeSubmission(
  app: FastifyInstance,
  assignment: StoredAssignment,
  of: SubmissionOf,
): Promise<WholeSubmission> {
  const found = await app.assignments.submissions.find(of);
  if (found !== undefined) return found;
  const message = say('assignments.no-submission', { code: assignment.id, number: of.number });
  throw new ApiError('submission_not_found', message, { path: 'params.number' });
}

/** JSON text of the fields `result`, with its lesson, and `verdict`. */
export async function wholeText(
  app: FastifyInstance,
  assignment: StoredAssignment,
  { result, verdict }: Pick<WholeSubmission, 'result' | 'verdict'>,
): Promise<string> {
  return `"result":${resultText(assignment, await lessonOf(app, assignment), result)},"verdict":${verdict ?? 'null'}`;
}

/** Refuses a result of another lesson, or of another edition of this one. */
export function checkLessonOf({ id, lessonHash: hash }: StoredAssignment, { lessonHash: given }: ResultContent): void {
  if (given === hash) return;
  const message = say('assignments.other-lesson', { code: id, hash, given: quote(given) });
  throw new ApiError('invalid_result', message, { path: 'body.result.lesson.hash' });
}

/** JSON text of the work of a student, with the lesson; `null` where nothing is saved. */
export async function workText(
  app: FastifyInstance,
  assignment: StoredAssignment,
  lesson: string,
  studentId: string,
): Promise<string> {
  const found = await app.assignments.work.find(studentId);
  if (found === undefined) return 'null';
  const { revision, savedAtMs, result } = found;
  return `${openedJson({ revision, savedAtMs })},"result":${resultText(assignment, lesson, result)}}`;
}
