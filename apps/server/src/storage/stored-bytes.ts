/** How many octets are stored, without reading a document. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const sumOf = async (query: { executeTakeFirst(): Promise<{ bytes: unknown } | undefined> }): Promise<number> =>
  Number((await query.executeTakeFirst())?.bytes ?? 0);

const BYTES = sql<number | string | null>`sum(bytes)`.as('bytes');

/** All that people stored: scenarios and lessons with their revisions, and assignments with what students did. */
export async function allStoredBytes(large: Kysely<Tables>): Promise<number> {
  const sums = [
    await sumOf(large.selectFrom('scenario_revisions').select(BYTES)),
    await sumOf(large.selectFrom('assignments').select(BYTES)),
    await sumOf(large.selectFrom('assignment_work').select(BYTES)),
    await sumOf(large.selectFrom('assignment_submissions').select(BYTES)),
  ];
  return sums.reduce((all, sum) => all + sum, 0);
}

export interface ClassBytes {
  /** Work of the student, which is replaced when it is saved again. */
  readonly work: number;
  /** Submissions of the student. */
  readonly submissions: number;
  /** Work and submissions of all students. */
  readonly all: number;
}

export async function classBytes(db: Kysely<Tables>, assignmentId: string, studentId: string): Promise<ClassBytes> {
  const students = db.selectFrom('assignment_students').where('assignment_id', '=', assignmentId).select('id');
  const work = db.selectFrom('assignment_work').select(BYTES);
  const submissions = db.selectFrom('assignment_submissions').select(BYTES);
  const [ofAll, handedIn] = [
    await sumOf(work.where('student_id', 'in', students)),
    await sumOf(submissions.where('student_id', 'in', students)),
  ];
  return {
    work: await sumOf(work.where('student_id', '=', studentId)),
    submissions: await sumOf(submissions.where('student_id', '=', studentId)),
    all: ofAll + handedIn,
  };
}
