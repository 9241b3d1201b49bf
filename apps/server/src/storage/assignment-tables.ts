/** The tables of assignments, as `migrations/009-assignments.do.sql` makes and explains them. */

/** `waiting`: for the marker. `failed`: it could not be marked, and `problem` says why. */
export type SubmissionState = 'waiting' | 'marked' | 'failed';

export interface AssignmentTables {
  assignments: {
    id: string;
    teacher_key_hash: string;
    revision: number;
    title: string;
    minutes: number;
    steps: string;
    lesson_hash: string;
    settings: string;
    seed: string;
    created_at: string;
    erase_at: string;
    bytes: number;
    lesson: string;
  };
  assignment_students: {
    id: string;
    assignment_id: string;
    name: string;
    name_key: string | null;
    code_hash: string | null;
    seed: string;
    created_at: string;
    joined_at: string | null;
    seen_at: string | null;
  };
  assignment_keys: {
    student_id: string;
    key_hash: string;
    created_at: string;
  };
  assignment_work: {
    student_id: string;
    revision: number;
    saved_at: string;
    at_step: string | null;
    progress: string;
    bytes: number;
    result: string;
  };
  assignment_submissions: {
    student_id: string;
    number: number;
    attempt: string;
    revision: number;
    at: string;
    is_late: number;
    seed: string;
    state: SubmissionState;
    problem: string | null;
    marking_until: string | null;
    verdict_key: string | null;
    fingerprint: string | null;
    marks: string | null;
    comment: string;
    is_returned: number;
    overrides: string;
    bytes: number;
    verdict: string | null;
    result: string;
  };
}
