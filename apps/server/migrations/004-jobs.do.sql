-- Jobs, their points, who asked for them, and who computes what. A job that was cut off is here with its finished points.
-- Times are ISO 8601 text in UTC by the clock of the database.
CREATE TABLE jobs (
  id text NOT NULL PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL,
  -- The build of the engine that its keys name: only the same build may compute it.
  build text NOT NULL,
  state text NOT NULL,
  urgency integer NOT NULL,
  done integer NOT NULL,
  total integer NOT NULL,
  result_url text NOT NULL,
  created_at text NOT NULL,
  finished_at text,
  error text,
  input text NOT NULL
);

-- Requests for the same thing share one job.
CREATE UNIQUE INDEX jobs_under_way ON jobs (key) WHERE state IN ('queued', 'running');

CREATE INDEX jobs_key ON jobs (key);

-- seq is the point's place in the order of finishing, from 1 on; null while it is not finished.
CREATE TABLE job_points (
  job_id text NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  key text NOT NULL,
  seq integer,
  PRIMARY KEY (job_id, position)
);

CREATE INDEX job_points_key ON job_points (key);

CREATE INDEX job_points_pending ON job_points (job_id, position) WHERE seq IS NULL;

-- One row for each request that asked; the work stops when the last is gone.
CREATE TABLE job_claims (
  ticket text NOT NULL PRIMARY KEY,
  job_id text NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  address text NOT NULL,
  created_at text NOT NULL,
  expires_at text NOT NULL
);

CREATE INDEX job_claims_job ON job_claims (job_id);

CREATE INDEX job_claims_address ON job_claims (address);

-- Who computes which result, renewed while it does; share is how far it is, in thousandths.
CREATE TABLE leases (
  key text NOT NULL PRIMARY KEY,
  owner text NOT NULL,
  until text NOT NULL,
  attempts integer NOT NULL,
  share integer NOT NULL
);

-- Adding up the sizes of the kept results reads this, and no result.
CREATE INDEX results_bytes ON results (bytes);
