/** The work of students that is not handed in yet: one result for each student, without its lesson. */
import type { Selectable } from 'kysely';
import type { Progress } from '../schemas/assignment-student.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/** The work without its result. */
export interface WorkHead {
  readonly studentId: string;
  readonly revision: number;
  /** ms since 1970. */
  readonly savedAtMs: number;
  /** The step that the student is at. */
  readonly at: string | null;
  readonly progress: readonly Progress[];
}

export interface StoredWork extends WorkHead {
  /** JSON text. */
  readonly result: string;
}

export interface NewWork {
  /** The revision that the change rests on; 0 where nothing is stored. */
  readonly revision: number;
  readonly at: string | null;
  readonly progress: readonly Progress[];
  readonly result: string;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number; readonly savedAtMs: number }
  /** Another revision is stored; `revision` is 0 where none is. */
  | { readonly kind: 'conflict'; readonly revision: number; readonly savedAtMs: number };

export interface WorkRepository {
  find(studentId: string): Promise<StoredWork | undefined>;
  /** Stores the work as another revision if nobody else did since the one that it rests on. */
  save(studentId: string, work: NewWork): Promise<SaveOutcome>;
  /** How far everybody in the assignment is. */
  heads(assignmentId: string): Promise<readonly WorkHead[]>;
}

const HEAD = ['student_id', 'revision', 'saved_at', 'at_step', 'progress'] as const;

function headOf(row: Pick<Selectable<Tables['assignment_work']>, (typeof HEAD)[number]>): WorkHead {
  return {
    studentId: row.student_id,
    revision: row.revision,
    savedAtMs: Date.parse(row.saved_at),
    at: row.at_step,
    progress: JSON.parse(row.progress),
  };
}

export function createWorkRepository({ db, large }: Pick<Database, 'db' | 'large'>): WorkRepository {
  return {
    async find(studentId) {
      const row = await large
        .selectFrom('assignment_work')
        .where('student_id', '=', studentId)
        .selectAll()
        .executeTakeFirst();
      return row === undefined ? undefined : { ...headOf(row), result: row.result };
    },
    async save(studentId, { revision, at, progress, result }) {
      const savedAtMs = Date.now();
      const row = {
        revision: revision + 1,
        saved_at: new Date(savedAtMs).toISOString(),
        at_step: at,
        progress: JSON.stringify(progress),
        bytes: Buffer.byteLength(result),
        result,
      };
      // The condition and the write are one statement.
      const written =
        revision === 0
          ? await db
              .insertInto('assignment_work')
              .values({ student_id: studentId, ...row })
              .onConflict((conflict) => conflict.column('student_id').doNothing())
              .returning('revision')
              .execute()
          : await db
              .updateTable('assignment_work')
              .set(row)
              .where('student_id', '=', studentId)
              .where('revision', '=', revision)
              .returning('revision')
              .execute();
      if (written.length > 0) return { kind: 'saved', revision: row.revision, savedAtMs };
      const stored = await db
        .selectFrom('assignment_work')
        .where('student_id', '=', studentId)
        .select(['revision', 'saved_at'])
        .executeTakeFirst();
      return stored === undefined
        ? { kind: 'conflict', revision: 0, savedAtMs: 0 }
        : { kind: 'conflict', revision: stored.revision, savedAtMs: Date.parse(stored.saved_at) };
    },
    async heads(assignmentId) {
      const rows = await db
        .selectFrom('assignment_work')
        .where('student_id', 'in', (eb) =>
          eb.selectFrom('assignment_students').where('assignment_id', '=', assignmentId).select('id'),
        )
        .select(HEAD)
        .execute();
      return rows.map(headOf);
    },
  };
}
