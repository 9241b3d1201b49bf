/** The tables, as `migrations/` makes them. */
import type { AssignmentTables } from './assignment-tables.ts';
import type { DocumentKind } from './document-head.ts';
import type { JobTables } from './job-tables.ts';
import type { RoomTables } from './room-tables.ts';

export interface Tables extends JobTables, AssignmentTables, RoomTables {
  secrets: {
    name: string;
    value: string;
  };
  /** Stored documents of every kind; scenarios were the first. */
  scenarios: {
    id: string;
    kind: DocumentKind;
    edit_key_hash: string;
    revision: number;
    created_at: string;
    updated_at: string;
    shelf_key_hash: string | null;
    forked_from_id: string | null;
    forked_from_revision: number | null;
  };
  scenario_revisions: {
    scenario_id: string;
    revision: number;
    title: string;
    hash: string;
    bytes: number;
    created_at: string;
    document: string;
  };
  results: {
    key: string;
    kind: string;
    bytes: number;
    used_at: string;
    value: string;
  };
}

/** Every table of the lab, which the type holds to `Tables`. */
export const TABLE_NAMES = Object.keys({
  secrets: true,
  scenarios: true,
  scenario_revisions: true,
  results: true,
  jobs: true,
  job_points: true,
  job_claims: true,
  leases: true,
  assignments: true,
  assignment_students: true,
  assignment_keys: true,
  assignment_work: true,
  assignment_submissions: true,
  rooms: true,
  room_messages: true,
  room_documents: true,
  room_members: true,
  room_teachers: true,
  room_answers: true,
} satisfies Record<keyof Tables, true>);
