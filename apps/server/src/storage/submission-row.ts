/** Submissions as rows of the database and as what the rest of the server reads. */
import type { Selectable } from 'kysely';
import type { Mark } from '../documents/read-marking.ts';
import type { Override } from '../schemas/submission.ts';
import type { SubmissionState } from './assignment-tables.ts';
import type { Tables } from './schema.ts';

/** What names a submission. */
export interface SubmissionOf {
  readonly studentId: string;
  readonly number: number;
}

/** What the teacher says of a submission. */
export interface StoredReview {
  readonly comment: string;
  readonly isReturned: boolean;
  /** By the ids of steps. */
  readonly overrides: Readonly<Record<string, Override>>;
}

/** A submission without its result and its verdict. */
export interface StoredSubmission extends SubmissionOf, StoredReview {
  /** Counts changes: marks, and what the teacher says. */
  readonly revision: number;
  /** ms since 1970. */
  readonly atMs: number;
  readonly isLate: boolean;
  /** The seed that the result names. */
  readonly seed: string;
  readonly state: SubmissionState;
  /** Why the submission could not be marked, in a sentence. */
  readonly problem: string | null;
  readonly fingerprint: string | null;
  readonly marks: readonly Mark[] | null;
}

export interface WholeSubmission extends StoredSubmission {
  /** JSON text of the result without its lesson. */
  readonly result: string;
  /** JSON text; null until it is marked. */
  readonly verdict: string | null;
}

export const SUBMISSION_COLUMNS = [
  'student_id',
  'number',
  'revision',
  'at',
  'is_late',
  'seed',
  'state',
  'problem',
  'fingerprint',
  'marks',
  'comment',
  'is_returned',
  'overrides',
] as const;

type Row = Pick<Selectable<Tables['assignment_submissions']>, (typeof SUBMISSION_COLUMNS)[number]>;

export function submissionOf(row: Row): StoredSubmission {
  return {
    studentId: row.student_id,
    number: row.number,
    revision: row.revision,
    atMs: Date.parse(row.at),
    isLate: row.is_late === 1,
    seed: row.seed,
    state: row.state,
    problem: row.problem,
    fingerprint: row.fingerprint,
    marks: row.marks === null ? null : JSON.parse(row.marks),
    comment: row.comment,
    isReturned: row.is_returned === 1,
    overrides: JSON.parse(row.overrides),
  };
}
