/** Submissions as the marker sees them: those that wait, and what becomes of them. */
import type { Mark } from '../documents/read-marking.ts';
import type { AssignmentSettings, Lock } from '../schemas/assignment.ts';
import type { Database } from './database.ts';
import { timeIn } from './dialect.ts';
import type { SubmissionOf } from './submission-row.ts';

export interface WaitingSubmission extends SubmissionOf {
  readonly assignmentId: string;
}

export interface ToBeMarked {
  /** JSON text of the result without its lesson. */
  readonly result: string;
  readonly lesson: string;
  readonly lessonHash: string;
  /** What the assignment keeps closed. */
  readonly locks: readonly Lock[];
}

export interface Marked {
  readonly marks: readonly Mark[];
  /** JSON text. */
  readonly verdict: string;
}

export interface MarkingRepository {
  /** Submissions that no server marks, the first that came first, and of each student the first alone. */
  waiting(): Promise<readonly WaitingSubmission[]>;
  /** Keeps other servers from marking it for a while; false where one of them does already. */
  claim(of: SubmissionOf): Promise<boolean>;
  /** Keeps other servers from it for a while more. */
  renew(of: SubmissionOf): Promise<void>;
  /** Lets any server mark it. */
  release(of: SubmissionOf): Promise<void>;
  /** Undefined where it was erased. */
  read(of: SubmissionOf): Promise<ToBeMarked | undefined>;
  /** Names the verdict before it is asked for, so that it is erased with the submission; false where that was erased. */
  name(of: SubmissionOf, verdictKey: string, fingerprint: string | null): Promise<boolean>;
  /** False where the submission was erased. */
  marked(of: SubmissionOf, marked: Marked): Promise<boolean>;
  failed(of: SubmissionOf, problem: string): Promise<void>;
  /** Lets one that could not be marked wait again. */
  again(of: SubmissionOf): Promise<void>;
}

const MOST = 500;

/** `claimMs`: how long a claim lasts unless it is renewed. */
export function createMarkingRepository(
  { db, large }: Pick<Database, 'db' | 'large'>,
  claimMs: number,
): MarkingRepository {
  const one = ({ studentId, number }: SubmissionOf) =>
    db
      .updateTable('assignment_submissions')
      .where('student_id', '=', studentId)
      .where('number', '=', number)
      .where('state', '=', 'waiting');

  return {
    async waiting() {
      const rows = await db
        .selectFrom('assignment_submissions as a')
        .innerJoin('assignment_students as s', 's.id', 'a.student_id')
        .where('a.state', '=', 'waiting')
        .where((eb) => eb.or([eb('a.marking_until', 'is', null), eb('a.marking_until', '<', timeIn(db, 0))]))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('assignment_submissions as before')
                .whereRef('before.student_id', '=', 'a.student_id')
                .whereRef('before.number', '<', 'a.number')
                .where('before.state', '=', 'waiting')
                .select('before.number'),
            ),
          ),
        )
        .orderBy('a.at')
        .limit(MOST)
        .select(['a.student_id as studentId', 'a.number', 's.assignment_id as assignmentId'])
        .execute();
      return rows;
    },
    async claim(of) {
      const { numUpdatedRows } = await one(of)
        .where((eb) => eb.or([eb('marking_until', 'is', null), eb('marking_until', '<', timeIn(db, 0))]))
        .set({ marking_until: timeIn(db, claimMs) })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async renew(of) {
      await one(of)
        .set({ marking_until: timeIn(db, claimMs) })
        .execute();
    },
    async release(of) {
      await one(of).set({ marking_until: null }).execute();
    },
    async read({ studentId, number }) {
      const row = await large
        .selectFrom('assignment_submissions as a')
        .innerJoin('assignment_students as s', 's.id', 'a.student_id')
        .innerJoin('assignments', 'assignments.id', 's.assignment_id')
        .where('a.student_id', '=', studentId)
        .where('a.number', '=', number)
        .select(['a.result', 'assignments.lesson', 'assignments.lesson_hash as lessonHash', 'assignments.settings'])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { settings, ...given } = row;
      const { locks }: AssignmentSettings = JSON.parse(settings);
      return { ...given, locks };
    },
    async name(of, verdictKey, fingerprint) {
      const { numUpdatedRows } = await one(of).set({ verdict_key: verdictKey, fingerprint }).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async marked(of, { marks, verdict }) {
      const { numUpdatedRows } = await one(of)
        .set(({ eb }) => ({
          state: 'marked',
          revision: eb('revision', '+', 1),
          bytes: eb('bytes', '+', Buffer.byteLength(verdict)),
          marks: JSON.stringify(marks),
          marking_until: null,
          verdict,
        }))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async failed(of, problem) {
      await one(of)
        .set(({ eb }) => ({ state: 'failed', revision: eb('revision', '+', 1), marking_until: null, problem }))
        .execute();
    },
    async again({ studentId, number }) {
      await db
        .updateTable('assignment_submissions')
        .set(({ eb }) => ({ state: 'waiting', revision: eb('revision', '+', 1), problem: null }))
        .where('student_id', '=', studentId)
        .where('number', '=', number)
        .where('state', '=', 'failed')
        .execute();
    },
  };
}
