/** What students handed in: each submission is kept as it came, with its marks beside it. */
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import {
  type StoredReview,
  type StoredSubmission,
  SUBMISSION_COLUMNS,
  type SubmissionOf,
  submissionOf,
  type WholeSubmission,
} from './submission-row.ts';

export interface NewSubmission {
  readonly studentId: string;
  /** Names the attempt: the same one sent twice is one submission. */
  readonly attempt: string;
  readonly atMs: number;
  readonly isLate: boolean;
  readonly seed: string;
  /** JSON text of the result without its lesson. */
  readonly result: string;
}

export type HandInOutcome =
  | { readonly kind: 'stored' | 'repeated'; readonly submission: StoredSubmission }
  | { readonly kind: 'no-tries-left' };

export interface SubmissionRepository {
  findAttempt(studentId: string, attempt: string): Promise<StoredSubmission | undefined>;
  /** Stores it under the next number, where the student has fewer than `most`. */
  add(submission: NewSubmission, most: number): Promise<HandInOutcome>;
  find(of: SubmissionOf): Promise<WholeSubmission | undefined>;
  /** All of a student, the first one first. */
  ofStudent(studentId: string): Promise<readonly StoredSubmission[]>;
  /** All in an assignment, the first of each student first. */
  ofAssignment(assignmentId: string): Promise<readonly StoredSubmission[]>;
  /** Changes what the teacher says; undefined where there is no such submission. */
  review(of: SubmissionOf, change: (before: StoredReview) => StoredReview): Promise<StoredSubmission | undefined>;
}

export function createSubmissionRepository({ db, large }: Pick<Database, 'db' | 'large'>): SubmissionRepository {
  const heads = (from: Kysely<Tables>) => from.selectFrom('assignment_submissions').select(SUBMISSION_COLUMNS);

  async function findAttempt(studentId: string, attempt: string): Promise<StoredSubmission | undefined> {
    const row = await heads(db).where('student_id', '=', studentId).where('attempt', '=', attempt).executeTakeFirst();
    return row === undefined ? undefined : submissionOf(row);
  }

  async function ofStudent(studentId: string): Promise<readonly StoredSubmission[]> {
    const rows = await heads(db).where('student_id', '=', studentId).orderBy('number').execute();
    return rows.map(submissionOf);
  }

  async function add(given: NewSubmission, most: number): Promise<HandInOutcome> {
    for (;;) {
      const before = await findAttempt(given.studentId, given.attempt);
      if (before !== undefined) return { kind: 'repeated', submission: before };
      const number = (await ofStudent(given.studentId)).length + 1;
      if (number > most) {
        // A copy of this attempt may have been the last, stored while they were counted.
        const since = await findAttempt(given.studentId, given.attempt);
        return since === undefined ? { kind: 'no-tries-left' } : { kind: 'repeated', submission: since };
      }
      // Two at once want the same number: one of them is looked at again.
      const [row] = await db
        .insertInto('assignment_submissions')
        .values({
          student_id: given.studentId,
          number,
          attempt: given.attempt,
          revision: 1,
          at: new Date(given.atMs).toISOString(),
          is_late: given.isLate ? 1 : 0,
          seed: given.seed,
          state: 'waiting',
          comment: '',
          is_returned: 0,
          overrides: '{}',
          bytes: Buffer.byteLength(given.result),
          result: given.result,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(SUBMISSION_COLUMNS)
        .execute();
      if (row !== undefined) return { kind: 'stored', submission: submissionOf(row) };
    }
  }

  async function review(of: SubmissionOf, change: (before: StoredReview) => StoredReview) {
    for (;;) {
      const row = await heads(db)
        .where('student_id', '=', of.studentId)
        .where('number', '=', of.number)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { comment, isReturned, overrides } = change(submissionOf(row));
      const [changed] = await db
        .updateTable('assignment_submissions')
        .set({
          revision: row.revision + 1,
          comment,
          is_returned: isReturned ? 1 : 0,
          overrides: JSON.stringify(overrides),
        })
        .where('student_id', '=', of.studentId)
        .where('number', '=', of.number)
        .where('revision', '=', row.revision)
        .returning(SUBMISSION_COLUMNS)
        .execute();
      if (changed !== undefined) return submissionOf(changed);
    }
  }

  return {
    findAttempt,
    add,
    async find({ studentId, number }) {
      const row = await large
        .selectFrom('assignment_submissions')
        .where('student_id', '=', studentId)
        .where('number', '=', number)
        .select([...SUBMISSION_COLUMNS, 'result', 'verdict'])
        .executeTakeFirst();
      return row === undefined ? undefined : { ...submissionOf(row), result: row.result, verdict: row.verdict };
    },
    ofStudent,
    async ofAssignment(assignmentId) {
      const rows = await heads(db)
        .where('student_id', 'in', (eb) =>
          eb.selectFrom('assignment_students').where('assignment_id', '=', assignmentId).select('id'),
        )
        .orderBy('student_id')
        .orderBy('number')
        .execute();
      return rows.map(submissionOf);
    },
    review,
  };
}
