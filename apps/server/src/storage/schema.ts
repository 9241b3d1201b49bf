/** The tables, as `migrations/` makes them. */
import type { JobTables } from './job-tables.ts';

export interface Tables extends JobTables {
  secrets: {
    name: string;
    value: string;
  };
  scenarios: {
    id: string;
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
} satisfies Record<keyof Tables, true>);
