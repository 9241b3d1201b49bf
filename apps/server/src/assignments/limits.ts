/** How much one assignment, and one student of it, may store. What is full refuses more and loses nothing. */
import { say } from '@lanelab/messages/server';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { ApiError } from '../errors.ts';
import type { Person } from '../jobs/job.ts';
import type { StorageLimits } from '../services/storage-limits.ts';
import type { StoredAssignment } from '../storage/assignment-repository.ts';
import type { Tables } from '../storage/schema.ts';
import { classBytes } from '../storage/stored-bytes.ts';
import type { OwnPlace } from './access.ts';
import { NewNames } from './new-names.ts';

export interface AssignmentLimits {
  /** Called before so many students join, or places are made. */
  admitStudents(assignment: StoredAssignment, wanted: number): void;
  /** Called before this person brings a new name into the assignment. */
  admitName(assignment: StoredAssignment, person: Person): void;
  /** Called before a result is saved in place of the one before. */
  admitWork(place: OwnPlace, result: string): Promise<void>;
  /** Called before a result is handed in. */
  admitSubmission(place: OwnPlace, result: string): Promise<void>;
  /** How often a student of the assignment may hand in. */
  mostSubmissions(assignment: StoredAssignment): number;
}

export interface AssignmentLimitsOptions {
  readonly db: Kysely<Tables>;
  readonly storageLimits: StorageLimits;
  readonly config: Pick<
    Config,
    'ASSIGNMENT_STUDENTS' | 'ASSIGNMENT_SUBMISSIONS' | 'ASSIGNMENT_STUDENT_MAX_BYTES' | 'ASSIGNMENT_MAX_BYTES'
  >;
}

export function createAssignmentLimits({ db, storageLimits, config }: AssignmentLimitsOptions): AssignmentLimits {
  /** `replaced`: octets that go when the result is stored. */
  async function admit({ assignment, student }: OwnPlace, result: string, replaced: 'work' | 'nothing'): Promise<void> {
    const { ASSIGNMENT_STUDENT_MAX_BYTES: mostOfStudent, ASSIGNMENT_MAX_BYTES: mostOfClass } = config;
    const stored = await classBytes(db, assignment.id, student.id);
    const more = Buffer.byteLength(result) - (replaced === 'work' ? stored.work : 0);
    const bytes = stored.work + stored.submissions + more;
    // What makes it smaller is stored, however full it is.
    if (more > 0 && bytes > mostOfStudent) {
      const message = say('assignments.student-full', { most: mostOfStudent, bytes });
      throw new ApiError('limit_reached', message, { path: 'body.result' });
    }
    if (more > 0 && stored.all + more > mostOfClass) {
      throw new ApiError('limit_reached', say('assignments.class-full', { code: assignment.id, most: mostOfClass }));
    }
    await storageLimits.admitDocument(result);
  }

  const newNames = new NewNames(config.ASSIGNMENT_STUDENTS);

  return {
    admitName: ({ id }, person) => newNames.admit(id, person),
    admitStudents({ id, students }, wanted) {
      const { ASSIGNMENT_STUDENTS: most } = config;
      if (students + wanted <= most) return;
      throw new ApiError('limit_reached', say('assignments.full', { code: id, most, wanted }));
    },
    admitWork: (place, result) => admit(place, result, 'work'),
    admitSubmission: (place, result) => admit(place, result, 'nothing'),
    mostSubmissions: ({ settings: { tries } }) =>
      Math.min(tries ?? Number.POSITIVE_INFINITY, config.ASSIGNMENT_SUBMISSIONS),
  };
}
