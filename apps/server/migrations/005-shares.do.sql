-- In whose name a job is computed, and how much work one of its points is, roughly. Points are computed in the order of their turn.
ALTER TABLE jobs ADD COLUMN asker text NOT NULL DEFAULT '';

ALTER TABLE jobs ADD COLUMN cost integer NOT NULL DEFAULT 1;

ALTER TABLE job_points ADD COLUMN turn integer NOT NULL DEFAULT 0;
