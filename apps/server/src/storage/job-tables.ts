/** The tables of jobs, as `migrations/004-jobs.do.sql` and later ones make and explain them. */
import type { JobKind, JobState } from '../jobs/job.ts';

export interface JobTables {
  jobs: {
    id: string;
    kind: JobKind;
    key: string;
    build: string;
    state: JobState;
    urgency: number;
    done: number;
    total: number;
    result_url: string;
    created_at: string;
    finished_at: string | null;
    error: string | null;
    input: string;
    asker: string;
    cost: number;
    resumed_at: string | null;
  };
  job_points: {
    job_id: string;
    position: number;
    key: string;
    seq: number | null;
    turn: number;
  };
  job_claims: {
    ticket: string;
    job_id: string;
    address: string;
    asker: string;
    created_at: string;
    expires_at: string;
    request: string;
  };
  leases: {
    key: string;
    owner: string;
    until: string;
    attempts: number;
    share: number;
  };
}
