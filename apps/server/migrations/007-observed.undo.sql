ALTER TABLE jobs DROP COLUMN resumed_at;

ALTER TABLE job_claims DROP COLUMN request;
