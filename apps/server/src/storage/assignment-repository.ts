/** Assignments: a lesson that was given to a class, with its settings and the hash of the teacher's key. */
import type { Selectable } from 'kysely';
import { keyMatches, newCode, newEditKey, sha256 } from '../lib/secrets.ts';
import type { AssignmentSettings, AssignmentStep } from '../schemas/assignment.ts';
import type { Database } from './database.ts';
import { forgettingVerdicts } from './forget-verdicts.ts';
import type { Tables } from './schema.ts';

export interface NewAssignment {
  /** JSON text. */
  readonly lesson: string;
  readonly lessonHash: string;
  /** JSON text. */
  readonly title: string;
  readonly minutes: number;
  readonly steps: readonly AssignmentStep[];
  readonly settings: AssignmentSettings;
}

/** An assignment without its lesson. */
export interface StoredAssignment {
  readonly id: string;
  /** Counts changes of the settings, and students that were erased. */
  readonly revision: number;
  readonly title: AssignmentStep['title'];
  readonly minutes: number;
  readonly steps: readonly AssignmentStep[];
  readonly lessonHash: string;
  readonly settings: AssignmentSettings;
  /** The seed of all students, where all have the same. */
  readonly seed: string;
  /** ms since 1970. */
  readonly createdAtMs: number;
  readonly eraseAtMs: number;
  /** Students, and places for them. */
  readonly students: number;
  /** Whether the key is that of the teacher. */
  opensWith(teacherKey: string): boolean;
}

export interface AssignmentRepository {
  create(assignment: NewAssignment): Promise<{ assignment: StoredAssignment; teacherKey: string }>;
  find(id: string): Promise<StoredAssignment | undefined>;
  /** JSON text of the lesson. */
  lesson(id: string): Promise<string | undefined>;
  /** Stores other settings if nobody else changed them since `revision`. */
  change(id: string, revision: number, settings: AssignmentSettings): Promise<boolean>;
  /** Makes a new key of the teacher; the old one ends. Undefined where nothing is stored. */
  replaceTeacherKey(id: string): Promise<string | undefined>;
  /** Erases the assignment with all that belongs to it. Resolves to the keys of verdicts; undefined where there is none. */
  remove(id: string): Promise<readonly string[] | undefined>;
  /** Assignments that are kept no longer than until now. */
  expired(nowMs: number): Promise<readonly string[]>;
}

const DAY_MS = 86_400_000;

/** When an assignment with these settings is erased, ms. */
export function eraseAtMs({ dueAtMs, keepDays }: AssignmentSettings, createdAtMs: number): number {
  return (dueAtMs ?? createdAtMs) + keepDays * DAY_MS;
}

const COLUMNS = [
  'id',
  'teacher_key_hash',
  'revision',
  'title',
  'minutes',
  'steps',
  'lesson_hash',
  'settings',
  'seed',
  'created_at',
  'erase_at',
] as const;

type Row = Pick<Selectable<Tables['assignments']>, (typeof COLUMNS)[number]> & { readonly students: number | string };

function assignmentOf(row: Row): StoredAssignment {
  return {
    id: row.id,
    revision: row.revision,
    title: JSON.parse(row.title),
    minutes: row.minutes,
    steps: JSON.parse(row.steps),
    lessonHash: row.lesson_hash,
    settings: JSON.parse(row.settings),
    seed: row.seed,
    createdAtMs: Date.parse(row.created_at),
    eraseAtMs: Date.parse(row.erase_at),
    students: Number(row.students),
    opensWith: (teacherKey) => keyMatches(teacherKey, row.teacher_key_hash),
  };
}

export function createAssignmentRepository({ db, large }: Pick<Database, 'db' | 'large'>): AssignmentRepository {
  async function find(id: string): Promise<StoredAssignment | undefined> {
    const row = await db
      .selectFrom('assignments')
      .where('id', '=', id)
      .select(COLUMNS)
      .select((eb) =>
        eb
          .selectFrom('assignment_students')
          .whereRef('assignment_students.assignment_id', '=', 'assignments.id')
          .select(({ fn }) => fn.countAll().as('count'))
          .as('students'),
      )
      .executeTakeFirst();
    return row === undefined ? undefined : assignmentOf({ ...row, students: Number(row.students) });
  }

  async function create(given: NewAssignment): Promise<{ assignment: StoredAssignment; teacherKey: string }> {
    const teacherKey = newEditKey();
    const now = Date.now();
    const row = {
      teacher_key_hash: sha256(teacherKey),
      revision: 1,
      title: given.title,
      minutes: given.minutes,
      steps: JSON.stringify(given.steps),
      lesson_hash: given.lessonHash,
      settings: JSON.stringify(given.settings),
      seed: newCode(),
      created_at: new Date(now).toISOString(),
      erase_at: new Date(eraseAtMs(given.settings, now)).toISOString(),
      bytes: Buffer.byteLength(given.lesson),
      lesson: given.lesson,
    };
    // Codes are short: one may be taken already.
    for (;;) {
      const id = newCode();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('assignments')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 0n) return { assignment: assignmentOf({ id, ...row, students: 0 }), teacherKey };
    }
  }

  return {
    create,
    find,
    async lesson(id) {
      const row = await large.selectFrom('assignments').where('id', '=', id).select('lesson').executeTakeFirst();
      return row?.lesson;
    },
    async change(id, revision, settings) {
      const before = await find(id);
      if (before === undefined) return false;
      const { numUpdatedRows } = await db
        .updateTable('assignments')
        .set({
          revision: revision + 1,
          settings: JSON.stringify(settings),
          erase_at: new Date(eraseAtMs(settings, before.createdAtMs)).toISOString(),
        })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async replaceTeacherKey(id) {
      const teacherKey = newEditKey();
      const { numUpdatedRows } = await db
        .updateTable('assignments')
        .set({ teacher_key_hash: sha256(teacherKey) })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 0n ? undefined : teacherKey;
    },
    remove: (id) =>
      forgettingVerdicts(db, async (transaction) => {
        const rows = await transaction
          .selectFrom('assignment_submissions')
          .innerJoin('assignment_students', 'assignment_students.id', 'assignment_submissions.student_id')
          .where('assignment_students.assignment_id', '=', id)
          .select('verdict_key')
          .execute();
        const { numDeletedRows } = await transaction
          .deleteFrom('assignments')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 0n ? undefined : rows.map(({ verdict_key: key }) => key);
      }),
    async expired(nowMs) {
      const rows = await db
        .selectFrom('assignments')
        .where('erase_at', '<=', new Date(nowMs).toISOString())
        .select('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
