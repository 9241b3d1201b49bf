/** What is erased, by the teacher or when its time is over, is erased everywhere. */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { AssignmentRepository } from '../storage/assignment-repository.ts';
import type { Tables } from '../storage/schema.ts';
import type { StudentRepository } from '../storage/student-repository.ts';

export interface Erasure {
  /** Erases an assignment; false where there is none. */
  assignment(id: string): Promise<boolean>;
  /** Erases a student of it; false where there is none. */
  student(assignmentId: string, id: string): Promise<boolean>;
  /** Erases assignments whose time is over; called every now and then. */
  tend(): Promise<void>;
}

export interface ErasureOptions {
  readonly db: Kysely<Tables>;
  readonly assignments: AssignmentRepository;
  readonly students: StudentRepository;
  readonly log: FastifyBaseLogger;
}

/** A verdict that some process computes while its submission is erased is stored within this time, or never. */
const STRAY_MS = 60_000;

const KEYS_A_STATEMENT = 500;

export function createErasure({ db, assignments, students, log }: ErasureOptions): Erasure {
  /** Until when verdicts that were erased are looked for once more, by their keys. */
  const strays = new Map<string, number>();

  function erased(keys: readonly string[] | undefined): boolean {
    for (const key of keys ?? []) strays.set(key, performance.now() + STRAY_MS);
    return keys !== undefined;
  }

  const assignment = async (id: string): Promise<boolean> => erased(await assignments.remove(id));

  async function eraseStrays(): Promise<void> {
    const now = performance.now();
    const keys = [...strays.keys()];
    for (let at = 0; at < keys.length; at += KEYS_A_STATEMENT) {
      const part = keys.slice(at, at + KEYS_A_STATEMENT);
      await db.deleteFrom('results').where('key', 'in', part).execute();
    }
    for (const [key, untilMs] of strays) if (untilMs < now) strays.delete(key);
  }

  return {
    assignment,
    student: async (assignmentId, id) => erased(await students.remove(assignmentId, id)),
    async tend() {
      for (const id of await assignments.expired(Date.now())) {
        await assignment(id);
        log.info({ assignment: id }, 'an assignment was erased: it was kept as long as its teacher said');
      }
      await eraseStrays();
    },
  };
}
