/** Students of assignments: the places that a teacher made for them, and their keys, of which only hashes are kept. */
import type { Kysely, Selectable } from 'kysely';
import { ID_LENGTH, keyMatches, newCode, newEditKey, newId, sha256 } from '../lib/secrets.ts';
import type { StoredAssignment } from './assignment-repository.ts';
import type { Database } from './database.ts';
import { forgettingVerdicts } from './forget-verdicts.ts';
import type { Tables } from './schema.ts';

export interface StoredStudent {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  /** ms since 1970; null for a place that nobody has taken yet. */
  readonly joinedAtMs: number | null;
  readonly seenAtMs: number | null;
}

export interface Place {
  readonly code: string;
  readonly student: StoredStudent;
}

export interface Joined {
  readonly student: StoredStudent;
  readonly studentKey: string;
}

export interface StudentRepository {
  /** A new student of this name, which gets a number where another student has it already. */
  join(assignment: StoredAssignment, name: string): Promise<Joined>;
  /** Makes a place with a code for each name, all of them or none. */
  makePlaces(assignment: StoredAssignment, names: readonly string[]): Promise<readonly Place[]>;
  /** The student of the place with this code, with a key more; undefined where there is no such place. */
  takePlace(assignmentId: string, code: string): Promise<Joined | undefined>;
  find(assignmentId: string, id: string): Promise<StoredStudent | undefined>;
  /** The student whose key it is. */
  findByKey(assignmentId: string, studentKey: string): Promise<StoredStudent | undefined>;
  /** All of them, in the order in which they came or their places were made. */
  list(assignmentId: string): Promise<readonly StoredStudent[]>;
  /** The student has just been here. */
  saw(student: StoredStudent): Promise<void>;
  /** Erases the student with all that belongs to them. Resolves to the keys of verdicts; undefined where there is none. */
  remove(assignmentId: string, id: string): Promise<readonly string[] | undefined>;
}

/** Machines that a student goes on with; a further key ends the oldest one. */
const KEYS_A_STUDENT = 10;

/** The time of the last visit is written no more often than this. */
const SEEN_MS = 30_000;

type Row = Selectable<Tables['assignment_students']>;

const msOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

function studentOf({ id, name, seed, joined_at: joined, seen_at: seen }: Row): StoredStudent {
  return { id, name, seed, joinedAtMs: msOf(joined), seenAtMs: msOf(seen) };
}

/** The name as names are compared: letters that look alike are the same, and capitals count as small ones. */
const nameKey = (name: string): string | null => (name === '' ? null : name.normalize('NFKC').toLowerCase());

const codeHash = (assignmentId: string, code: string): string => sha256(`${assignmentId} ${code}`);

export function createStudentRepository({ db }: Pick<Database, 'db'>): StudentRepository {
  async function insert(
    into: Kysely<Tables>,
    { id: assignmentId, seed, settings }: StoredAssignment,
    { name, code, atMs }: { readonly name: string; readonly code: string | null; readonly atMs: number },
  ): Promise<StoredStudent> {
    const now = new Date(atMs).toISOString();
    for (let same = 1; ; same += 1) {
      const own = same === 1 || name === '' ? name : `${name} (${same})`;
      const row = {
        id: newId(),
        assignment_id: assignmentId,
        name: own,
        name_key: nameKey(own),
        code_hash: code === null ? null : codeHash(assignmentId, code),
        seed: settings.variants === 'same' ? seed : newId(),
        created_at: now,
        joined_at: code === null ? now : null,
        seen_at: code === null ? now : null,
      };
      const { numInsertedOrUpdatedRows } = await into
        .insertInto('assignment_students')
        .values(row)
        .onConflict((conflict) => conflict.columns(['assignment_id', 'name_key']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 0n) return studentOf(row);
    }
  }

  /** The first characters of a key are the id of its student, so that one row is read, and compared in constant time. */
  async function addKey({ id }: StoredStudent): Promise<string> {
    const studentKey = id + newEditKey();
    await db
      .insertInto('assignment_keys')
      .values({ student_id: id, key_hash: sha256(studentKey), created_at: new Date().toISOString() })
      .execute();
    await db
      .deleteFrom('assignment_keys')
      .where('student_id', '=', id)
      .where('key_hash', 'not in', (eb) =>
        eb
          .selectFrom('assignment_keys as kept')
          .where('kept.student_id', '=', id)
          .orderBy('kept.created_at', 'desc')
          .orderBy('kept.key_hash')
          .limit(KEYS_A_STUDENT)
          .select('kept.key_hash'),
      )
      .execute();
    return studentKey;
  }

  return {
    async join(assignment, name) {
      const student = await insert(db, assignment, { name, code: null, atMs: Date.now() });
      return { student, studentKey: await addKey(student) };
    },
    makePlaces: (assignment, names) =>
      db.transaction().execute(async (transaction) => {
        const now = Date.now();
        const places: Place[] = [];
        for (const [at, name] of names.entries()) {
          const code = newCode();
          // Lists have them in the order of their times.
          places.push({ code, student: await insert(transaction, assignment, { name, code, atMs: now + at }) });
        }
        return places;
      }),
    async takePlace(assignmentId, code) {
      const now = new Date().toISOString();
      const row = await db
        .updateTable('assignment_students')
        .set((eb) => ({ joined_at: eb.fn.coalesce('joined_at', eb.val(now)), seen_at: now }))
        .where('assignment_id', '=', assignmentId)
        .where('code_hash', '=', codeHash(assignmentId, code))
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const student = studentOf(row);
      return { student, studentKey: await addKey(student) };
    },
    async find(assignmentId, id) {
      const row = await db
        .selectFrom('assignment_students')
        .where('assignment_id', '=', assignmentId)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst();
      return row === undefined ? undefined : studentOf(row);
    },
    async findByKey(assignmentId, studentKey) {
      const rows = await db
        .selectFrom('assignment_students as s')
        .innerJoin('assignment_keys as k', 'k.student_id', 's.id')
        .where('s.assignment_id', '=', assignmentId)
        .where('s.id', '=', studentKey.slice(0, ID_LENGTH))
        .selectAll('s')
        .select('k.key_hash')
        .execute();
      // All are compared in any case, so that time tells nothing.
      const [found] = rows.filter(({ key_hash: hash }) => keyMatches(studentKey, hash));
      return found === undefined ? undefined : studentOf(found);
    },
    async list(assignmentId) {
      const rows = await db
        .selectFrom('assignment_students')
        .where('assignment_id', '=', assignmentId)
        .orderBy('created_at')
        .orderBy('id')
        .selectAll()
        .execute();
      return rows.map(studentOf);
    },
    async saw({ id, seenAtMs }) {
      const now = Date.now();
      if (seenAtMs !== null && now - seenAtMs < SEEN_MS) return;
      await db
        .updateTable('assignment_students')
        .set({ seen_at: new Date(now).toISOString() })
        .where('id', '=', id)
        .execute();
    },
    remove: (assignmentId, id) =>
      forgettingVerdicts(db, async (transaction) => {
        const rows = await transaction
          .selectFrom('assignment_submissions')
          .where('student_id', '=', id)
          .select('verdict_key')
          .execute();
        const { numDeletedRows } = await transaction
          .deleteFrom('assignment_students')
          .where('assignment_id', '=', assignmentId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return undefined;
        await transaction
          .updateTable('assignments')
          .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
          .where('id', '=', assignmentId)
          .execute();
        return rows.map(({ verdict_key: key }) => key);
      }),
  };
}
